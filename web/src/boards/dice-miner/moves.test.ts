import assert from "node:assert/strict";
import { test } from "node:test";
import { lyingOn } from "./Cloth";
import { follow, NO_DICE, NO_ROLL, rolled, slides } from "./moves";

const seen = (mountain: Record<string, string>, ...troves: string[][]) => ({ mountain, troves });
const HILL = { a1: "tunnel:1", a2: "magic:1", b1: "tunnel:2", b2: "hazard:cave1", b3: "tool:shield", c1: "tunnel:3", c2: "treasure:1" };

test("every die gets a number of its own", () => {
  const dice = follow(NO_DICE, seen(HILL, ["tunnel:1", "tunnel:1"], ["magic:2"]));
  const numbers = [...Object.values(dice.mountain), ...dice.troves.flat()];
  assert.equal(new Set(numbers).size, 10);
  assert.equal(dice.faces.get(dice.mountain.b2 ?? 0), "hazard:cave1");
});

test("an unchanged view keeps every number", () => {
  const dice = follow(NO_DICE, seen(HILL, ["tunnel:1"]));
  const again = follow(dice, seen(HILL, ["tunnel:1"]));
  assert.deepEqual([again.mountain, again.troves], [dice.mountain, dice.troves]);
});

test("a die taken from the top goes to the trove", () => {
  const dice = follow(NO_DICE, seen(HILL, [], []));
  const { a2, ...rest } = HILL;
  const after = follow(dice, seen(rest, [], [a2]));
  assert.deepEqual(after.troves, [[], [dice.mountain.a2]]);
  assert.deepEqual(slides(dice, after), [{ die: dice.mountain.a2, from: "a2", to: null }]);
});

test("the dice above a side die slide along the covered side", () => {
  const dice = follow(NO_DICE, seen(HILL, []));
  const after = follow(
    dice,
    seen({ a2: "magic:1", b1: "tunnel:1", b2: "hazard:cave1", b3: "tool:shield", c1: "tunnel:2", c2: "treasure:1" }, ["tunnel:3"]),
  );
  assert.equal(after.mountain.c1, dice.mountain.b1);
  assert.equal(after.mountain.b1, dice.mountain.a1);
  assert.deepEqual(after.troves, [[dice.mountain.c1]]);
});

test("dice that look alike slide one step each", () => {
  const dice = follow(NO_DICE, seen({ a1: "tunnel:2", b1: "tunnel:2", c1: "magic:1" }, []));
  const after = follow(dice, seen({ b1: "tunnel:2", c1: "tunnel:2" }, ["magic:1"]));
  assert.equal(after.mountain.c1, dice.mountain.b1);
  assert.equal(after.mountain.b1, dice.mountain.a1);
});

test("where the taken slot is known, a die that looks like its neighbour still leaves", () => {
  const dice = follow(NO_DICE, seen({ a1: "tunnel:1", b1: "tunnel:2", c1: "tunnel:2" }, []));
  const after = follow(dice, seen({ b1: "tunnel:1", c1: "tunnel:2" }, ["tunnel:2"]), "c1");
  assert.equal(after.mountain.c1, dice.mountain.b1);
  assert.deepEqual(after.troves, [[dice.mountain.c1]]);
});

test("a slot that was only pointed at keeps its die", () => {
  const dice = follow(NO_DICE, seen(HILL, []));
  const { a2, ...rest } = HILL;
  const after = follow(dice, seen(rest, [a2]), "b2");
  assert.equal(after.mountain.b2, dice.mountain.b2);
  assert.deepEqual(after.troves, [[dice.mountain.a2]]);
});

test("a rolled die keeps its number under a new face", () => {
  const dice = follow(NO_DICE, seen({}, ["treasure:1", "tunnel:3", "tunnel:5"]));
  const after = follow(dice, seen({}, ["treasure:1", "tunnel:5", "tunnel:5"]));
  assert.deepEqual(new Set(after.troves[0]), new Set(dice.troves[0]));
  assert.equal(after.faces.get(dice.troves[0]?.[1] ?? 0), "tunnel:5");
});

test("spent magic is the same die", () => {
  const dice = follow(NO_DICE, seen({}, ["magic:1", "magic:2"]));
  const after = follow(dice, seen({}, ["magic:1", "magic:2!"]));
  assert.deepEqual(after.troves, dice.troves);
});

test("a shared beer changes hands, even with a view between", () => {
  const dice = follow(NO_DICE, seen({}, ["tool:beer"], ["tool:shield"]));
  const between = follow(dice, seen({}, [], ["tool:shield"]));
  const after = follow(between, seen({}, [], ["tool:pickaxe", "tool:shield"]));
  assert.deepEqual(between.away, dice.troves[0]);
  assert.equal(after.troves[1]?.[0], dice.troves[0]?.[0]);
});

test("a new mountain has new dice", () => {
  const dice = follow(NO_DICE, seen({}, ["tunnel:1"]));
  const after = follow(dice, seen({ a1: "tunnel:1" }, ["tunnel:1"]));
  assert.deepEqual(after.troves, dice.troves);
  assert.notEqual(after.mountain.a1, dice.troves[0]?.[0]);
});

test("the dice that show another face were rolled, until the mountain stands again", () => {
  const dice = follow(NO_DICE, seen({}, ["tunnel:1", "magic:1"], ["hazard:cave1"]));
  assert.equal(rolled(NO_ROLL, NO_DICE, dice), NO_ROLL);
  const after = follow(dice, seen({}, ["tunnel:1", "magic:1"], ["hazard:dragon4"]));
  const roll = rolled(NO_ROLL, dice, after);
  assert.deepEqual(roll, { seat: 1, dice: [{ die: dice.troves[1]?.[0], face: "hazard:dragon4" }], number: 1 });
  assert.equal(rolled(roll, after, follow(after, seen({}, ["tunnel:1", "magic:1"], ["hazard:dragon4"]))), roll);
  const spent = follow(after, seen({}, ["tunnel:1", "magic:1!"], ["hazard:dragon4"]));
  assert.equal(rolled(roll, after, spent), roll);
  assert.equal(rolled(roll, after, follow(after, seen(HILL, [], []))), NO_ROLL);
});

test("however many dice are rolled at once, all lie on the cloth and none on another", () => {
  for (let many = 1; many <= 12; many += 1) {
    const places = lyingOn(many);
    assert.equal(places.length, many);
    for (const [each, { x, y, scale }] of places.entries()) {
      assert.ok(x - 50 * scale > 80 && x + 50 * scale < 560 && y - 50 * scale > 380 && y + 50 * scale < 590, `${many}`);
      for (const other of places.slice(each + 1))
        assert.ok(Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) >= 100 * scale, `${many}`);
    }
  }
});
