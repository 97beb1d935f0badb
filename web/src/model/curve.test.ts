import assert from "node:assert/strict";
import { test } from "node:test";
import { across, down, eventAt, nameHeights, pathOf, scaleOf } from "./curve";

const frame = { width: 400, height: 200, left: 40, right: 60, top: 10, bottom: 30 };
const curve = [
  [0.5, 0.5],
  [0.75, 0.25],
  [1, 0],
];

test("the line goes from the left edge to the right, all of the victory at the top", () => {
  const scale = scaleOf(curve, "share");
  assert.equal(pathOf(curve, 0, scale, frame), "M40 90L190 50L340 10");
  assert.equal(pathOf(curve, 1, scale, frame), "M40 90L190 130L340 170");
});

test("the event under a finger is the nearest one", () => {
  for (const number of [0, 1, 2]) assert.equal(eventAt(across(number, 2, frame) + 20, 2, frame), number);
  assert.equal(eventAt(-500, 2, frame), 0);
  assert.equal(eventAt(5000, 2, frame), 2);
});

test("points have round bounds around them, even if they never change", () => {
  assert.deepEqual(scaleOf([[31.5], [28.2], [44.9]], "points").lines, [25, 30, 35, 40, 45]);
  const flat = scaleOf([[30], [30]], "points");
  assert.ok(flat.most > flat.least);
  assert.ok(Number.isFinite(down(30, flat, frame)));
});

test("names at the end never lie over each other and stay in the frame", () => {
  for (const ends of [
    [20, 22, 24, 26],
    [170, 170],
    [10, 10, 170, 169],
  ]) {
    const heights = nameHeights(ends, 18, frame).sort((a, b) => a - b);
    for (const [number, each] of heights.slice(1).entries()) assert.ok(each - (heights[number] ?? 0) >= 18);
    assert.ok((heights[0] ?? 0) >= frame.top && (heights.at(-1) ?? 0) <= frame.height - frame.bottom);
  }
});
