// The addresses of scripts that this page may start as workers: trusted types let no others through.
import { fileOf } from "./edition";

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

/** The service worker. */
export const KEEPER = fileOf("sw.js");

/** Workers of the edition that plays without a server. */
const OF_EDITION = /^\/offline\/static\/server-[A-Z0-9]+\.js$/;

const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("pithead", {
  createScriptURL: (address) => {
    if (address !== KEEPER && !OF_EDITION.test(address)) throw new Error(address);
    return address;
  },
});

export const trusted = (address: string): string => policy?.createScriptURL(address) ?? address;
