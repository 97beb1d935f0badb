import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameRecord, TableView } from "../wire/types";
import { checked, keepReceipt, keptReceipt, newReceipt, promised, seal } from "./receipt";
import { bytesOf, sha256 } from "./sha256";

const NONCES = ["0a".repeat(16), "0b".repeat(16)];
const SECRET = "07".repeat(32);
const COMMITMENT = `sha256:${sha256(bytesOf(SECRET))}`;

const shown = {
  table: "t",
  you: 1,
  commitment: COMMITMENT,
  seats: [{ seal: seal(NONCES[0] ?? "") }, { seal: seal(NONCES[1] ?? "") }, { kind: "bot" }],
} as unknown as TableView;

function record(change: { nonces?: (string | null)[]; commitment?: string; table?: string; secret?: string | null } = {}): GameRecord {
  const { nonces = [...NONCES, null], commitment = COMMITMENT, table = "t", secret = SECRET } = change;
  return { header: { table, commitment, players: nonces.map((nonce) => ({ nonce })) }, secret } as unknown as GameRecord;
}

const failed = (found: GameRecord): string[] =>
  checked(found, promised(newReceipt("t", NONCES[1] ?? ""), shown)).flatMap(({ name, passed }) => (passed ? [] : [name]));

test("our hash is SHA-256, for every length around the size of a block", async () => {
  for (const length of [0, 1, 3, 16, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    assert.deepEqual(bytesOf(sha256(message)), hash);
  }
});

test("an honest record agrees with the receipt", () => {
  assert.deepEqual(failed(record()), []);
});

test("an invented record does not", () => {
  const other = "09".repeat(32);
  assert.deepEqual(failed(record({ secret: other, commitment: `sha256:${sha256(bytesOf(other))}` })), ["promise"]);
  assert.deepEqual(failed(record({ secret: other })), ["promise"]);
  assert.deepEqual(failed(record({ secret: null })), ["promise"]);
  assert.deepEqual(failed(record({ table: "u" })), ["promise"]);
  assert.deepEqual(failed(record({ nonces: [NONCES[0] ?? "", "0c".repeat(16), null] })), ["nonce", "seals"]);
});

test("a nonce that was chosen after ours was revealed is found", () => {
  assert.deepEqual(failed(record({ nonces: ["0c".repeat(16), NONCES[1] ?? "", null] })), ["seals"]);
  assert.deepEqual(failed(record({ nonces: [...NONCES, "0c".repeat(16)] })), ["seals"]);
  assert.deepEqual(failed(record({ nonces: [...NONCES] })), ["seals"]);
});

test("a receipt is kept in the browser", () => {
  const held = new Map<string, string>();
  const drawer = { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => void held.set(key, text) };
  assert.equal(keptReceipt(drawer, "t"), null);
  const receipt = keepReceipt(drawer, newReceipt("t", NONCES[0] ?? ""));
  assert.deepEqual(keptReceipt(drawer, "t"), receipt);
  assert.equal(keptReceipt(null, "t"), null);
});
