// The service worker, by the one address that trusted types let through.
import { fileOf } from "./edition";

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

const WORKER = fileOf("sw.js");

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  const policy = policies?.createPolicy("pithead", {
    createScriptURL: (address) => {
      if (address !== WORKER) throw new Error(address);
      return address;
    },
  });
  return navigator.serviceWorker.register(policy ? policy.createScriptURL(WORKER) : WORKER);
}
