import assert from "node:assert/strict";
import { test } from "node:test";
import { happened, steps, walk } from "./drama";
import { SHAPES, standOf } from "./spaces";
import type { Dwarf, View } from "./view";

const dwarf = (name: string, place: string): Dwarf => ({ name, owner: 0, place }) as unknown as Dwarf;
const view = (places: Readonly<Record<string, string>>, more: Partial<View> = {}): View =>
  ({
    round: 1,
    past: [],
    collapses: [],
    crew: Object.entries(places).map(([name, place]) => dwarf(name, place)),
    ...more,
  }) as unknown as View;

test("a marker that falls is told apart from those that lay there", () => {
  const { fell } = happened(view({}, { collapses: ["T2"] }), view({}, { collapses: ["T2", "T2", "T9"] }));
  assert.deepEqual(fell, ["T2", "T9"]);
});

test("a dwarf goes in, goes on, escapes or is lost", () => {
  const { walked, lost } = happened(
    view({ a: "", b: "T3", c: "T4", d: "T5", e: "T6" }),
    view({ a: "T1", b: "T2", c: "tavern", d: "removed", e: "T6" }),
  );
  assert.deepEqual(walked, [
    { name: "a", from: "", to: "T1" },
    { name: "b", from: "T3", to: "T2" },
    { name: "c", from: "T4", to: "tavern" },
  ]);
  assert.deepEqual(lost, ["d"]);
});

test("what happened at the end of a round is read from the round that is over", () => {
  const over = { event: "", fell_in: true, crew: [dwarf("a", "tavern"), dwarf("b", "removed")] };
  const found = happened(view({ a: "tavern", b: "T9" }, { collapses: ["T1"] }), view({}, { round: 2, past: [over] }));
  assert.deepEqual(found, { fell: [], lost: ["b"], fellIn: true, walked: [] });
});

test("the way leads along the tunnel: out by the mouth, and no farther than where two ways meet", () => {
  const shape = SHAPES.wide;
  const out = walk(shape, "T5", "tavern");
  assert.deepEqual(
    out.slice(0, 5),
    ["T5", "T4", "T3", "T2", "T1"].map((space) => standOf(shape, space)),
  );
  assert.equal(out.length, 6);
  assert.deepEqual(
    walk(shape, "T5", "T3"),
    ["T5", "T4", "T3"].map((space) => standOf(shape, space)),
  );
  assert.deepEqual(
    walk(shape, "P1", "T4"),
    ["P1", "T3", "T4"].map((space) => standOf(shape, space)),
  );
  assert.equal(walk(shape, "", "T2").length, 3);
});

test("steps begin and end where the way does, and none is long", () => {
  const way = walk(SHAPES.tall, "T8", "tavern");
  const taken = steps(way);
  assert.deepEqual([taken[0], taken.at(-1)], [way[0], way.at(-1)]);
  taken.slice(1).forEach(([x, y], each) => {
    const [fromX, fromY] = taken[each] ?? [x, y];
    assert.ok(Math.hypot(x - fromX, y - fromY) < 28, `${each}`);
  });
});
