// What this person adds to the dice: a nonce that is sealed on sitting down, and revealed when everybody has sealed theirs.
import { drawer } from "../model/preferences";
import { keepReceipt, keptReceipt, newReceipt, promised, type Receipt, seal } from "../model/receipt";
import type { News, TableView } from "../wire/types";
import { staticParts } from "./edition";
import { get, Problem, post } from "./http";
import { hex } from "./world";

/** Tables where a nonce was replaced that this browser did not know: once each, or two devices would go on replacing each other's. */
const replaced = new Set<string>();
/** For browsers that keep nothing. */
const unkept = new Map<string, Receipt>();

function keep(receipt: Receipt): Receipt {
  unkept.set(receipt.table, receipt);
  try {
    return keepReceipt(drawer, receipt);
  } catch {
    return receipt; // the drawer is full
  }
}

export const receiptOf = (table: string): Receipt | null => unkept.get(table) ?? keptReceipt(drawer, table);

interface SealedNonce {
  readonly seal: string;
  /** Keeps the nonce, once the name of the table is known. */
  keepFor(table: string): void;
}

/** A nonce that nobody knows. */
export function sealed(): SealedNonce {
  const nonce = hex(16);
  return { seal: seal(nonce), keepFor: (table) => keep(newReceipt(table, nonce)) };
}

/** A nonce for a table: the one that is kept for it, or a new one; one that was revealed before is not used again. */
export function sealedFor(table: string): SealedNonce {
  const kept = receiptOf(table);
  if (kept?.commitment) return sealed();
  const { nonce } = kept ?? keep(newReceipt(table, hex(16)));
  return { seal: seal(nonce), keepFor: () => undefined };
}

/** The newest view of each table that waits for us; one is answered at a time. */
const waiting = new Map<string, TableView>();
const busy = new Set<string>();

/** Does what a table waits for: reveals the nonce, having kept the promise and all seals, or seals another if it is void or unknown. */
export async function addSalt(shown: TableView): Promise<void> {
  const { table } = shown;
  waiting.set(table, shown);
  if (busy.has(table)) return;
  busy.add(table);
  try {
    for (let next = waiting.get(table); next; next = waiting.get(table)) {
      waiting.delete(table);
      await answer(next);
    }
  } finally {
    busy.delete(table);
  }
}

async function answer(shown: TableView): Promise<void> {
  const { table, you, salt } = shown;
  if (!salt || you === null) return;
  const receipt = receiptOf(table);
  const ours = receipt !== null && shown.seats[you]?.seal === seal(receipt.nonce);
  if (salt === "reveal" && ours) return send(table, { nonce: keep(promised(receipt, shown)).nonce });
  if (salt === "reveal" && replaced.has(table)) return;
  if (salt === "reveal") replaced.add(table);
  const fresh = sealed();
  fresh.keepFor(table);
  return send(table, { seal: fresh.seal });
}

/** Journal entries between two signatures of the server on one receipt. */
const SIGNATURE_INTERVAL = 32;
/** The version of each table when its receipt was last signed. */
const signedAt = new Map<string, number>();

/** What the server says of a receipt. */
type Signing = Pick<Receipt, "nonce" | "signed"> | null;

/** Has the receipt signed when the game begins, every so many entries, after steps were taken back, and when it is over. */
export async function renewSignature(
  { table, version, status }: TableView,
  news: readonly News[],
  sign: () => Promise<Signing>,
): Promise<void> {
  const last = signedAt.get(table) ?? 0;
  const due = status === "over" || last === 0 || version - last >= SIGNATURE_INTERVAL || news.some((each) => each.is === "undone");
  if (staticParts || status === "open" || !due || version === last || !receiptOf(table)?.commitment) return;
  signedAt.set(table, version);
  const given = await sign();
  const receipt = receiptOf(table);
  if (given?.signed && receipt?.nonce === given.nonce) keep({ ...receipt, signed: given.signed }); // else several people share this device
}

/** Does what a table waits for that was just sat down at, so that a game against bots begins at once. */
export const settle = (table: string): Promise<void> => get<TableView>(`/api/tables/${table}`).then(addSalt);

async function send(table: string, body: { nonce: string } | { seal: string }): Promise<void> {
  try {
    await post(`/api/tables/${table}/salt`, body);
  } catch (problem) {
    if (!(problem instanceof Problem && problem.reason.startsWith("salt-"))) throw problem;
  }
}
