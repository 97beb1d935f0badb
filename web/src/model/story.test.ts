import assert from "node:assert/strict";
import { test } from "node:test";
import { biggestSwing, luckOf, playOf } from "./story";

test("luck that can't be told from nothing is even, and size and sign decide the rest", () => {
  assert.equal(luckOf(0.03, 0, "share"), "even");
  assert.equal(luckOf(0.1, 0.06, "share"), "even");
  assert.equal(luckOf(0.1, 0.01, "share"), "kind");
  assert.equal(luckOf(0.4, 0.01, "share"), "very-kind");
  assert.equal(luckOf(-0.1, 0.01, "share"), "unkind");
  assert.equal(luckOf(-12, 1, "points"), "very-unkind");
});

test("mistakes are named by what they cost in all", () => {
  assert.equal(playOf(0.01, "share"), "flawless");
  assert.equal(playOf(-0.1, "share"), "small");
  assert.equal(playOf(-0.5, "share"), "some");
  assert.equal(playOf(-1.593, "share"), "many");
  assert.equal(playOf(-3, "points"), "small");
});

test("the biggest swing is the event that helped somebody most", () => {
  const events = [{ change: [0.1, -0.1] }, { change: [-0.3, 0.3] }, { change: [0.2, -0.2] }];
  assert.deepEqual(biggestSwing(events), { number: 2, seat: 1, by: 0.3 });
  assert.equal(biggestSwing([{ change: [0, 0] }]), null);
});
