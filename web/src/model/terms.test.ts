import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameShown } from "../wire/types";
import { CLOCKS, clockName, unusual } from "./terms";

const option = (name: string, kind: string, more: object) => ({ name, kind, label: name.toUpperCase(), choices: [], seats: null, ...more });
const rules = {
  options: [
    option("deep", "switch", { default: false }),
    option("length", "choice", { default: 3, choices: [{ value: 5, label: "five", seats: null }] }),
    option("extra", "several", { default: [] }),
  ],
} as unknown as GameShown;

test("a clock is known by its times, in whatever order they come", () => {
  assert.equal(clockName({ increment: 10_000, cap: 1_800_000, bank: 900_000, is: "bank" }), "bank-15");
  assert.equal(clockName(CLOCKS["move-day"]), "move-day");
  assert.equal(clockName(null), "any");
  assert.equal(clockName({ is: "move", move: 1234 }), "other");
});

test("only what is not as usual is said", () => {
  assert.deepEqual(unusual(rules, { deep: false, length: 3, extra: [] }), []);
  assert.deepEqual(unusual(rules, { deep: true, length: 5, extra: ["a", "b"] }), ["DEEP", "LENGTH: five", "EXTRA (2)"]);
  assert.deepEqual(unusual(undefined, { deep: true }), []);
});
