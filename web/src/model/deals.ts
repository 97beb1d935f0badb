// The sealed deals of an evening: what was published before it, and whether what was opened after it fits.
import type { EveningShown, WeekShown } from "../wire/types";
import type { Drawer } from "./settings";
import { bytesOf, sha256 } from "./sha256";

/** What this browser kept when its person entered. */
export interface KeptSeals {
  readonly nonce: string;
  readonly seals: readonly string[];
}

const name = (evening: string): string => `pithead-evening-${evening}`;

export function keepSeals(drawer: Drawer | null, evening: string, kept: KeptSeals): void {
  drawer?.setItem(name(evening), JSON.stringify(kept));
}

export function keptSeals(drawer: Drawer | null, evening: string): KeptSeals | null {
  try {
    return JSON.parse(drawer?.getItem(name(evening)) ?? "null") as KeptSeals | null;
  } catch {
    return null;
  }
}

const textHash = (text: string): string => sha256(new TextEncoder().encode(text));

/** Does a secret fit what was published of it? */
export const fits = (seal: string, secret: string): boolean => seal === `sha256:${sha256(bytesOf(secret))}`;

/** The seed of a deal, as every table must have had it; the first deal has number 0. */
export function dealSeed(evening: string, number: number, secret: string, nonces: readonly string[]): string {
  return `deal ${evening} ${number} ${textHash(`${secret} ${textHash(nonces.join("\n"))}`)}`;
}

/** Do all secrets fit their seals? */
export const allFit = ({ seals, secrets = [] }: EveningShown | WeekShown): boolean =>
  secrets.length === seals.length && seals.every((seal, deal) => fits(seal, secrets[deal] ?? ""));

/** Is what this browser kept still true? */
export const isKept = (kept: KeptSeals, { seals, nonces = [] }: EveningShown): boolean =>
  nonces.includes(kept.nonce) && kept.seals.length === seals.length && kept.seals.every((seal, deal) => seal === seals[deal]);
