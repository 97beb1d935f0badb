import assert from "node:assert/strict";
import { test } from "node:test";
import type { Piece } from "./trays";
import { lay, tallies } from "./trays";

const piece = (face: string): Piece => ({ key: face, die: null, face, mark: "", twin: false, hero: false, chosen: null, soon: null });
const laid = (faces: string) => lay(faces.split(" ").map((number) => piece(`tunnel:${number}`)));

test("equal tunnels lie below each other", () => {
  assert.deepEqual(
    laid("1 1 2 4").laid.map(({ column, row }) => [column, row]),
    [
      [1, 1],
      [1, 2],
      [2, 1],
      [4, 1],
    ],
  );
});

test("a hero's face lies below equal dice, which can be picked", () => {
  const stacked = lay([{ ...piece("tunnel:2"), hero: true }, piece("tunnel:2")]).laid;
  assert.deepEqual(
    stacked.map(({ piece: { hero }, row }) => [hero, row]),
    [
      [false, 1],
      [true, 2],
    ],
  );
});

test("rails run from the first tunnel to the first gap", () => {
  assert.deepEqual(laid("1 2 4 5").rails, [2]);
  assert.deepEqual(laid("1 1 2 2 3").rails, [3, 2]);
  assert.deepEqual(laid("2 3 4").rails, []);
});

test("a tally counts signs, and tunnels one by one", () => {
  assert.deepEqual(tallies(["hazard:cave1", "hazard:cave2", "tool:pickaxe"].map(piece)), [
    { sign: "cave", number: 3 },
    { sign: "pickaxe", number: 1 },
  ]);
  assert.deepEqual(tallies(["tunnel:5", "tunnel:4"].map(piece)), [{ sign: "tunnel", number: 2 }]);
  assert.deepEqual(tallies(["magic:2!", "magic:1"].map(piece)), [{ sign: "magic", number: 1 }]);
});
