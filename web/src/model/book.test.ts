import assert from "node:assert/strict";
import { test } from "node:test";
import { pointsOf, search } from "./book";

const BOOK = [
  {
    number: "4",
    title: "Excavation",
    rules: [
      { number: "DM-4.1", text: "Take a die from the top." },
      { number: "DM-4.2", text: "Cheers: share a beer." },
    ],
  },
  { number: "6", title: "Scoring", rules: [{ number: "DM-6.2", text: "Écart: a gap ends a tunnel." }] },
];

function numbers(wanted: string): string[] {
  return search(BOOK, wanted).sections.flatMap((section) => section.rules.map((rule) => rule.number));
}

test("without a word all rules are there", () => {
  assert.deepEqual(search(BOOK, " "), { sections: BOOK, count: 3 });
});

test("every word must be there, in any order", () => {
  assert.deepEqual(numbers("beer share"), ["DM-4.2"]);
  assert.deepEqual(numbers("beer tunnel"), []);
});

test("a rule is found by its number, and by the title of its section", () => {
  assert.deepEqual(numbers("dm-6.2"), ["DM-6.2"]);
  assert.deepEqual(numbers("excavation"), ["DM-4.1", "DM-4.2"]);
});

test("letters are found without their marks", () => {
  assert.deepEqual(numbers("ecart"), ["DM-6.2"]);
});

test("a rule is found by the words under its picture", () => {
  const found = search(BOOK, "lantern", (rule) => (rule === "DM-4.1" ? "Lanterns hang on the dice on top." : ""));
  assert.equal(found.count, 1);
});

test("a list in a rule is read as its points", () => {
  assert.deepEqual(pointsOf("The box holds: – 18 dwarves; – 36 tools."), { says: "The box holds:", points: ["18 dwarves;", "36 tools."] });
  assert.deepEqual(pointsOf("Gold lies – as always – in three places."), { says: "Gold lies – as always – in three places.", points: [] });
  assert.deepEqual(pointsOf("Long game: four rounds."), { says: "Long game: four rounds.", points: [] });
});
