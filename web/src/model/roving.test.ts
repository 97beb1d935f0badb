import assert from "node:assert/strict";
import { test } from "node:test";
import { directionOf, endSpot, nextSpot, type Spot } from "./roving";

//   a
//  b c
// d e f
const SLOPE: readonly Spot[] = [
  { mark: "a", x: 100, y: 0 },
  { mark: "b", x: 50, y: 50 },
  { mark: "c", x: 150, y: 50 },
  { mark: "d", x: 0, y: 100 },
  { mark: "e", x: 100, y: 100 },
  { mark: "f", x: 200, y: 100 },
];

test("an arrow leads to the nearest spot in its direction", () => {
  assert.equal(nextSpot(SLOPE, "b", "right"), "c");
  assert.equal(nextSpot(SLOPE, "e", "up"), "a");
  assert.equal(nextSpot(SLOPE, "a", "down"), "e");
  assert.equal(nextSpot(SLOPE, "f", "left"), "e");
});

test("at the edge one stays where one is", () => {
  assert.equal(nextSpot(SLOPE, "a", "up"), "a");
  assert.equal(nextSpot(SLOPE, "f", "right"), "f");
});

test("whoever stood on something that is gone begins at the first spot", () => {
  assert.equal(nextSpot(SLOPE, "gone", "right"), "a");
  assert.equal(nextSpot([], "gone", "right"), "gone");
});

test("home and end are the first and the last in reading order", () => {
  assert.equal(endSpot(SLOPE, false), "a");
  assert.equal(endSpot(SLOPE, true), "f");
  assert.equal(endSpot([], true), null);
});

test("every spot can be reached from every other", () => {
  for (const start of SLOPE) {
    const found = new Set([start.mark]);
    for (const mark of found) for (const way of ["left", "right", "up", "down"] as const) found.add(nextSpot(SLOPE, mark, way));
    assert.equal(found.size, SLOPE.length, start.mark);
  }
});

test("only arrows are directions", () => {
  assert.equal(directionOf("ArrowUp"), "up");
  assert.equal(directionOf("a"), null);
});
