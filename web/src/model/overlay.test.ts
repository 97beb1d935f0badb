import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowBetween, common, freest } from "./overlay";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

test("an arrow begins within one thing and ends before the other", () => {
  const arrow = arrowBetween(box(0, 0, 40, 40), box(300, 200, 40, 40));
  const [x = 0, y = 0] = numbers(arrow?.line ?? "");
  assert.ok(x > 0 && x < 40 && y > 0 && y < 40);
  const [tipX = 0, tipY = 0] = numbers(arrow?.head ?? "");
  const gap = Math.hypot(tipX - 320, tipY - 220) - 20;
  assert.ok(gap > 0 && gap < 6, `${gap}`);
});

test("things that lie close together need no arrow", () => {
  assert.equal(arrowBetween(box(0, 0, 40, 40), box(45, 0, 40, 40)), null);
});

test("a line lies on the edge of a mat that is full, and within one that has room", () => {
  const [board, mat] = [box(0, 0, 400, 300), box(100, 100, 200, 60)];
  const full = freest(box(0, 0, 90, 20), mat, board, [box(104, 112, 192, 40)]);
  assert.equal(common({ ...box(0, 0, 90, 20), x: full.left, y: full.top }, box(104, 112, 192, 40)), 0);
  const above = freest(box(0, 0, 90, 20), mat, board, [box(100, 60, 200, 52), box(100, 150, 200, 60), box(104, 112, 80, 40)]);
  assert.ok(above.left >= 184 && above.top >= 112 && above.top + 20 <= 150, JSON.stringify(above));
});

test("a line never leaves the board", () => {
  const { left, top } = freest(box(0, 0, 90, 20), box(0, 0, 60, 40), box(0, 0, 200, 100), [box(0, 10, 60, 30)]);
  assert.ok(left >= 0 && top >= 0 && left + 90 <= 200);
});
