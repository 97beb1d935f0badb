// A receipt: what this person saw of a game while it was played. A record that disagrees with it is not the record of that game.
import type { GameRecord, Signed, TableView } from "../wire/types";
import type { Drawer } from "./settings";
import { bytesOf, sha256 } from "./sha256";

export interface Receipt {
  readonly format: "pithead-receipt/1";
  readonly table: string;
  /** What this person adds to the dice: 16 bytes in hexadecimal digits. */
  readonly nonce: string;
  readonly seat: number;
  /** The promise about the dice; empty until the nonce is revealed. */
  readonly commitment: string;
  /** The hashes of all nonces as they were shown before this one was revealed; empty for a seat that adds none. */
  readonly seals: readonly string[];
  /** The server's word for all that, and for the game so far. */
  readonly signed?: Signed | null;
}

export interface Check {
  readonly name: "promise" | "nonce" | "seals" | "journal" | "signature";
  readonly passed: boolean;
}

export const seal = (nonce: string): string => sha256(bytesOf(nonce));

export const newReceipt = (table: string, nonce: string): Receipt => ({
  format: "pithead-receipt/1",
  table,
  nonce,
  seat: 0,
  commitment: "",
  seals: [],
});

/** The receipt with what the table shows now, which is kept before the nonce is revealed. */
export function promised(receipt: Receipt, { you, commitment, seats }: TableView): Receipt {
  return { ...receipt, seat: you ?? 0, commitment, seals: seats.map((each) => each.seal ?? "") };
}

/** What the record says of what was promised, compared with the receipt. */
export function checked({ header, secret }: GameRecord, receipt: Receipt): readonly Check[] {
  const nonces = header.players.map((player) => player.nonce);
  const opened = secret !== null && `sha256:${sha256(bytesOf(secret))}` === receipt.commitment;
  return [
    { name: "promise", passed: opened && header.commitment === receipt.commitment && header.table === receipt.table },
    { name: "nonce", passed: nonces[receipt.seat] === receipt.nonce },
    {
      name: "seals",
      passed: nonces.length === receipt.seals.length && nonces.every((nonce, seat) => (nonce ? seal(nonce) : "") === receipt.seals[seat]),
    },
  ];
}

const name = (table: string): string => `pithead-receipt-${table}`;

export function keepReceipt(drawer: Drawer | null, receipt: Receipt): Receipt {
  drawer?.setItem(name(receipt.table), JSON.stringify(receipt));
  return receipt;
}

export function keptReceipt(drawer: Drawer | null, table: string): Receipt | null {
  try {
    return JSON.parse(drawer?.getItem(name(table)) ?? "null") as Receipt | null;
  } catch {
    return null;
  }
}
