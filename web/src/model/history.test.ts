import assert from "node:assert/strict";
import { test } from "node:test";
import { improvement, NOTHING_ASKED, queryOf } from "./history";

const point = (error_rate: number, number: number) => ({ table: `t${number}`, at: number, luck: 0, skill: 0, error_rate });

test("what is not asked for is not in the question", () => {
  assert.equal(queryOf(NOTHING_ASKED), "");
  assert.equal(queryOf({ ...NOTHING_ASKED, rival: "Ann B", since: "2026-01-02" }), "rival=Ann+B&since=2026-01-02");
});

test("the line goes down for whoever loses less and less", () => {
  const drawn = improvement([0.06, 0.04, 0.02, 0.01].map(point), 640, 200);
  assert.deepEqual(
    drawn.dots.map(({ x }) => x),
    [48, 240, 432, 624],
  );
  assert.ok(drawn.dots[0] && drawn.dots[3] && drawn.dots[0].y < drawn.dots[3].y);
  assert.equal(drawn.most, 0.06);
  assert.ok(drawn.path.startsWith("M48 8L240 "));
});

test("one game stands in the middle", () => {
  assert.equal(improvement([point(0, 1)], 640, 200).dots[0]?.x, 320);
});
