import assert from "node:assert/strict";
import { test } from "node:test";
import { groups } from "./groups";

test("choices of the same verb lie on one heap, in the order of the rules", () => {
  assert.deepEqual(groups(["cheers tunnel to 1", "take a1", "take b1", "done", "take c1"]), [
    { verb: "cheers", numbers: [0] },
    { verb: "take", numbers: [1, 2, 4] },
    { verb: "done", numbers: [3] },
  ]);
});
