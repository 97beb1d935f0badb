import assert from "node:assert/strict";
import { test } from "node:test";
import { milliseconds } from "./motion";

test("a time is read in either unit", () => {
  assert.deepEqual(["240ms", ".24s", " 0s", "0ms", ""].map(milliseconds), [240, 240, 0, 0, 0]);
});
