import assert from "node:assert/strict";
import { test } from "node:test";
import { outline, readable, runs, tableOf } from "./outline";

test("single values are facts, lists by seat belong to the players, the rest is a group each", () => {
  const view = {
    game: "x",
    seats: 2,
    to_act: 1,
    heap: 7,
    scores: [3, 4],
    taken: [2, 5],
    hands: [["a"], ["?"]],
    market: ["axe", "rope"],
    gone: [],
  };
  const { facts, seats, groups, acting } = outline(view, 2);
  assert.deepEqual(
    [facts, seats, groups].map((fields) => fields.map((field) => field.name)),
    [["heap"], ["scores", "taken", "hands"], ["market"]],
  );
  assert.deepEqual(acting, [1]);
});

test("a list that only happens to be as long as the table is not dealt out to the players", () => {
  const { seats, groups } = outline({ piles: [3, 5], rows: [["x"], ["o"]], heights: [1, 2] }, 2);
  assert.deepEqual(seats, []);
  assert.equal(groups.length, 3);
});

test("any value at all can be outlined", () => {
  for (const view of [null, 3, "word", [], [1, 2], {}]) assert.ok(outline(view, 2));
  assert.deepEqual(outline(7, 2).facts, [{ name: "view", value: 7 }]);
});

test("structs make a table with a column for every field that any of them has", () => {
  const table = tableOf([
    { name: "a", gold: 1 },
    { name: "b", tool: "axe" },
  ]);
  assert.deepEqual(table, { heads: ["name", "gold", "tool"], rows: [["a", 1, null], ["b", null, "axe"]] }); // biome-ignore format: a table
  assert.deepEqual(tableOf([[1, 2], [3]]), { heads: [], rows: [[1, 2], [3]] });
  assert.equal(tableOf([1, 2]), null);
  assert.equal(tableOf([[[1]]]), null);
});

test("equal words in a row are counted, figures keep their places", () => {
  assert.deepEqual(runs(["?", "?", "axe", "?"]), [["?", 2], ["axe", 1], ["?", 1]]); // biome-ignore format: pairs
  assert.deepEqual(runs([4, 4]), [[4, 1], [4, 1]]); // biome-ignore format: pairs
});

test("names of fields are made readable", () => {
  assert.equal(readable("to_choose"), "To choose");
  assert.equal(readable("open-draft"), "Open draft");
});
