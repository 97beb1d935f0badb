import assert from "node:assert/strict";
import { test } from "node:test";
import { handful, place, step } from "./reel";

test("scenes come in handfuls, and the last one may be smaller", () => {
  assert.deepEqual(handful(0, 34), { first: 0, last: 9 });
  assert.deepEqual(handful(19, 34), { first: 10, last: 19 });
  assert.deepEqual(handful(34, 34), { first: 30, last: 34 });
});

test("an address without an event shows the end, and no address leads outside", () => {
  assert.equal(place(null, 34), 34);
  assert.equal(place(99, 34), 34);
  assert.equal(place(7, 34), 7);
});

test("arrows and j and k step, Home and End jump, and nothing runs over the edge", () => {
  assert.deepEqual(
    ["ArrowRight", "j", "ArrowLeft", "k", "Home", "End"].map((key) => step(key, 5, 9)),
    [6, 6, 4, 4, 0, 9],
  );
  assert.equal(step("ArrowLeft", 0, 9), 0);
  assert.equal(step("ArrowRight", 9, 9), 9);
  assert.equal(step("x", 5, 9), null);
});
