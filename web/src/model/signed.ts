// The server's signature on a receipt, and the digest of the game that it signed: both are checked here, and nobody is asked.
import type { GameRecord, Signed } from "../wire/types";
import type { Check, Receipt } from "./receipt";
import { bytesOf, sha256 } from "./sha256";

const BLOCK = 64;
const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** HMAC with SHA-256, for a key of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (by: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ by);
  return bytesOf(sha256(joined(pad(0x5c), bytesOf(sha256(joined(pad(0x36), message))))));
}

/** The one JSON form of a value that hashes are taken of: sorted keys, no spaces. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** The header as dice and receipts depend on it: without names that are free. */
function nameless(header: GameRecord["header"]): unknown {
  if (header.names !== "free") return header;
  const players = header.players.map(({ erased: _erased, language: _language, ...player }) => ({ ...player, name: "" }));
  return { ...header, players };
}

/** The digest of a game after so many of its steps. */
export function journalDigest({ header, secret, steps }: Pick<GameRecord, "header" | "secret" | "steps">, count: number): string {
  const key = hmac(bytesOf(secret ?? ""), utf8("pithead journal"));
  const first = hmac(key, utf8(canonical(nameless(header))));
  const last = steps.slice(0, count).reduce((digest, step) => hmac(key, joined(digest, utf8(step))), first);
  return Array.from(last, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function textToSign({ format, table, seat, commitment, nonce, seals }: Receipt, { steps, digest }: Signed): string {
  return [format, table, seat, commitment, nonce, seals.join(","), steps, digest].join("\n");
}

/** Is the signature that of the key? null where the browser can't tell: an old one, or a page without HTTPS. */
export async function signatureFits(
  receipt: Receipt,
  signed: Signed,
  subtle: SubtleCrypto | undefined = crypto.subtle,
): Promise<boolean | null> {
  if (!subtle) return null;
  try {
    const key = await subtle.importKey("raw", Uint8Array.from(bytesOf(signed.key)), "Ed25519", false, ["verify"]);
    return await subtle.verify("Ed25519", key, Uint8Array.from(bytesOf(signed.signature)), utf8(textToSign(receipt, signed)));
  } catch (problem) {
    return problem instanceof Error && problem.name === "NotSupportedError" ? null : false;
  }
}

/** What the record says of what was signed, compared with the receipt; without a signature there is nothing to compare. */
export async function checkedSigned(record: GameRecord, receipt: Receipt): Promise<readonly Check[]> {
  const { signed } = receipt;
  if (!signed) return [];
  const journal = signed.steps <= record.steps.length && journalDigest(record, signed.steps) === signed.digest;
  const fits = await signatureFits(receipt, signed);
  return [{ name: "journal", passed: journal }, ...(fits === null ? [] : [{ name: "signature", passed: fits } as const])];
}
