import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, BEGINNER, eloAfter, openSolver, readSolver } from "./solver";

const NOBODY = readSolver(null);

test("whoever solves a hard puzzle rises more than by an easy one", () => {
  assert.equal(eloAfter(1000, 1000, true), 1020);
  assert.ok(eloAfter(1000, 1400, true) > eloAfter(1000, 600, true));
  assert.ok(eloAfter(1000, 600, false) < eloAfter(1000, 1400, false));
});

test("only the first answer to a puzzle counts for the rating", () => {
  const wrong = answered(NOBODY, "dice-miner", 7, 1000, false);
  const right = answered(wrong, "dice-miner", 7, 1000, true);
  assert.equal(wrong.ratings["dice-miner"], BEGINNER - 20);
  assert.equal(right.ratings["dice-miner"], BEGINNER - 20);
  assert.deepEqual(right.solved["dice-miner"], [7]);
  assert.deepEqual(answered(right, "dice-miner", 7, 1000, true).solved["dice-miner"], [7]);
  assert.equal(right.ratings["mini-miners"], undefined);
});

test("a broken drawer is an empty one", () => {
  for (const text of ["", "null", "[]", '{"ratings":{"dice-miner":"x"},"tried":3}']) assert.deepEqual(readSolver(text), NOBODY, text);
});

test("the drawer keeps what was solved", () => {
  const kept = new Map<string, string>();
  const drawer = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  openSolver(drawer).change((you) => answered(you, "mini-miners", 3, 900, true));
  assert.deepEqual(openSolver(drawer).value.solved, { "mini-miners": [3] });
});
