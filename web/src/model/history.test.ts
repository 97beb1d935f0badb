import assert from "node:assert/strict";
import { test } from "node:test";
import { improvement, NOTHING_ASKED, queryOf } from "./history";

const point = (error_rate: number, number: number) => ({ table: `t${number}`, at: number, luck: 0, skill: 0, error_rate });

test("what is not asked for is not in the question", () => {
  assert.equal(queryOf(NOTHING_ASKED), "");
  assert.equal(queryOf({ ...NOTHING_ASKED, rival: "Ann B", first_day: "2026-01-02" }), "rival=Ann+B&first_day=2026-01-02");
});

test("the line goes down for whoever loses less and less", () => {
  const drawn = improvement([0.06, 0.04, 0.02, 0.01].map(point), "error_rate", 640, 200);
  assert.deepEqual(
    drawn.dots.map(({ x }) => x),
    [76, 258.7, 441.3, 624],
  );
  assert.ok(drawn.dots[0] && drawn.dots[3] && drawn.dots[0].y < drawn.dots[3].y);
  assert.deepEqual([drawn.most, drawn.least, drawn.zero], [0.06, 0, 188]);
  assert.ok(drawn.path.startsWith("M76 12L258.7 "));
});

test("bad luck is below the line of zero, good luck above", () => {
  const lucky = [-0.1, 0.1].map((luck, number) => ({ ...point(0, number), luck }));
  const { dots, zero } = improvement(lucky, "luck", 640, 120);
  assert.equal(zero, 60);
  assert.deepEqual(
    dots.map(({ y }) => y),
    [108, 12],
  );
});
