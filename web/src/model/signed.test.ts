import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameRecord } from "../wire/types";
import type { Receipt } from "./receipt";
import { canonical, checkedSigned, hmac, journalDigest, signatureFits } from "./signed";

// Made by the Python side, so that both count the same.
const HEADER = { game: "toy", players: [{ name: "Zoë", kind: "human", nonce: null }], options: { b: 1, a: true } };
const RECORD = { header: HEADER, secret: "07".repeat(32), steps: ["0: take b2", "rolled tunnel:3"] } as unknown as GameRecord;
const RECEIPT: Receipt = {
  format: "pithead-receipt/1",
  table: "t",
  nonce: "0a".repeat(16),
  seat: 1,
  commitment: "sha256:00",
  seals: ["aa", ""],
  signed: {
    steps: 1,
    digest: "3b6a6a096f2d5d3b6fae7e1a71919d7907d3ed09e19198f317da812d5fc5b4cf",
    key: "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29",
    signature:
      "a4b80ef1ac7517140281e9da7f6348a363cb5da1a06d0eab8097b8da5b13b873bfb5eeb0694c50eaf27df3e3facc31a26efaa076cb375fe7114b63d1d51c1e00",
  },
};

const failed = async (record: GameRecord, receipt: Receipt = RECEIPT): Promise<readonly string[]> =>
  (await checkedSigned(record, receipt)).flatMap(({ name, passed }) => (passed ? [] : [name]));

test("our HMAC is the browser's", async () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  assert.deepEqual(hmac(bytes, bytes), new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes)));
});

test("the digest of a game is the server's, after every step", () => {
  assert.equal(journalDigest(RECORD, 0), "b53748f411bd4996b704622107166e6f120094ae477db0bd7c3aceaf996477da");
  assert.equal(journalDigest(RECORD, 2), "968af1e8ea5da77cf630e496f0f3fac31009666d8b47586503056a8761678b16");
  assert.equal(canonical({ b: [{ d: 1, c: null }], a: "ä" }), '{"a":"ä","b":[{"c":null,"d":1}]}');
});

test("an honest record passes, and one without a signature has nothing to check", async () => {
  assert.deepEqual(await checkedSigned(RECORD, RECEIPT), [
    { name: "journal", passed: true },
    { name: "signature", passed: true },
  ]);
  assert.deepEqual(await checkedSigned(RECORD, { ...RECEIPT, signed: null }), []);
});

test("a forged, a swapped and a cut journal are found", async () => {
  assert.deepEqual(await failed({ ...RECORD, steps: ["0: take c3", "rolled tunnel:3"] }), ["journal"]);
  assert.deepEqual(await failed({ ...RECORD, steps: [...RECORD.steps].reverse() }), ["journal"]);
  assert.deepEqual(await failed({ ...RECORD, steps: [] }), ["journal"]);
});

test("a receipt that was changed after it was signed is found", async () => {
  for (const change of [{ nonce: "0b".repeat(16) }, { commitment: "sha256:01" }, { seat: 0 }, { table: "u" }, { seals: ["ab", ""] }]) {
    assert.deepEqual(await failed(RECORD, { ...RECEIPT, ...change }), ["signature"]);
  }
});

test("a key that is none fits no signature, and a browser that knows no such signatures says nothing about them", async () => {
  const { signed } = RECEIPT;
  assert.ok(signed);
  assert.equal(await signatureFits(RECEIPT, { ...signed, key: "00" }), false);
  const old = { importKey: () => Promise.reject(new DOMException("", "NotSupportedError")) } as unknown as SubtleCrypto;
  assert.equal(await signatureFits(RECEIPT, signed, old), null);
});
