import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableForm } from "../wire/types";
import { atStep, countOf, keepTally, keptTally, newTally, stepsOf, typed, withCount, withName, withSeats, withSingle } from "./tally";

const piece = (id: string, most: number) => ({ id, name: id, drawings: [id], most });
const CROWNS = { title: "Crowns", single: true, pieces: [piece("king", 1), piece("queen", 1)] };
const step = (name: string) => ({ name, text: `${name}.`, rule: "CH-1.1" });
const FORM: TableForm = {
  scored_rounds: 2,
  groups: [CROWNS, { title: "Coins", single: false, pieces: [piece("penny", 12), piece("crown", 3)] }],
  note: "",
  steps: [
    [step("deal"), step("play")],
    [step("play"), step("end")],
  ],
};
const SEATS = { least: 1, most: 4 };
const start = newTally(FORM, SEATS);

function drawer() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test("things are counted for one player in one round", () => {
  const counted = withCount(start, "penny", 3);
  assert.equal(countOf(counted, "penny"), 3);
  assert.equal(countOf({ ...counted, round: 1 }, "penny"), 0);
  assert.equal(countOf({ ...counted, seat: 1 }, "penny"), 0);
  assert.equal(countOf(withCount(counted, "penny", -1), "penny"), 0);
});

test("keys make a number, the first anew, and never more than there are", () => {
  assert.equal(typed(5, 1, true, 12), 1);
  assert.equal(typed(1, 2, false, 12), 12);
  assert.equal(typed(2, 4, false, 12), 4);
  assert.equal(typed(1, 9, true, 3), 3);
});

test("a player has one thing of a group at most, and can put it back", () => {
  const king = withSingle(start, CROWNS, "king");
  assert.deepEqual(king.players[0]?.single, ["king"]);
  assert.deepEqual(withSingle(king, CROWNS, "queen").players[0]?.single, ["queen"]);
  assert.deepEqual(withSingle(king, CROWNS, "king").players[0]?.single, []);
});

test("fewer players lose nothing, and nobody is counted who does not play", () => {
  const third = withCount({ ...withSeats(start, 3), seat: 2 }, "crown", 1);
  const two = withSeats(third, 2);
  assert.equal(two.seat, 1);
  assert.equal(countOf({ ...withSeats(two, 3), seat: 2 }, "crown"), 1);
});

test("the steps of all rounds follow each other, and the round that is counted goes with them", () => {
  assert.deepEqual(
    stepsOf(FORM).map(({ round, step: { name } }) => `${round} ${name}`),
    ["0 deal", "0 play", "1 play", "1 end"],
  );
  assert.equal(atStep(start, FORM, 2).round, 1);
  assert.equal(atStep(start, FORM, 9).step, 3);
  assert.equal(atStep(start, { ...FORM, scored_rounds: 1 }, 3).round, 0);
});

test("what was counted is there again, as far as it fits", () => {
  const place = drawer();
  const counted = withName(withSingle(withCount({ ...start, seats: 3, seat: 1, round: 1, step: 2 }, "crown", 2), CROWNS, "queen"), "Ann");
  keepTally(place, "chess", counted);
  assert.deepEqual(keptTally(place, "chess", FORM, SEATS), counted);
  assert.deepEqual(keptTally(place, "go", FORM, SEATS), start);
  const smaller = { ...FORM, scored_rounds: 1, groups: [{ title: "Coins", single: false, pieces: [piece("crown", 1)] }] };
  assert.deepEqual(keptTally(place, "chess", smaller, SEATS).players[1], { name: "Ann", single: [], rounds: [{}] });
});

test("a broken drawer is an empty one", () => {
  for (const text of ["", "[]", "null", '{"players": 3}', '{"players": [{}]}']) {
    const place = drawer();
    place.setItem("pithead-score-chess", text);
    assert.deepEqual(keptTally(place, "chess", FORM, SEATS), start, text);
  }
});
