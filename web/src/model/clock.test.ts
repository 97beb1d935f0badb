import assert from "node:assert/strict";
import { test } from "node:test";
import { leftNow, writeTime } from "./clock";

test("only the clock of whoever acts is running", () => {
  assert.equal(leftNow(60_000, true, 1_000, 11_000), 50_000);
  assert.equal(leftNow(60_000, false, 1_000, 11_000), 60_000);
  assert.equal(leftNow(5_000, true, 0, 9_000), 0);
});

test("time is written as people read it", () => {
  assert.deepEqual([0, 9_999, 750_000, 11_100_000, 187_200_000].map(writeTime), ["0:00", "0:09", "12:30", "3:05:00", "2d 4h"]);
});
