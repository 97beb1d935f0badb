import assert from "node:assert/strict";
import { test } from "node:test";
import { writeChange, writeRating } from "./rating";

const rating = (points: number, sure = true) => ({ points, within: 85, games: 3, sure });

test("a rating says how sure it is, and a guess has a question mark", () => {
  assert.equal(writeRating(rating(1012)), "1012\u00a0±85");
  assert.equal(writeRating(rating(1012, false)), "1012?\u00a0±85");
});

test("what a game did to a rating has a sign", () => {
  assert.equal(writeChange(rating(1000), rating(1012)), "+12");
  assert.equal(writeChange(rating(1012), rating(1000)), "−12");
});
