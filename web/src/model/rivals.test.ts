import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameShown } from "../wire/types";
import { chairs, keepRivals, keptRivals, rivalCounts, rivalsFor } from "./rivals";

const game = (least: number, most: number, levels: string[] = ["first-day", "apprentice", "miner"]): GameShown => ({
  game: "chess",
  title: "Chess",
  pitch: "",
  about: "",
  rules: "1",
  rule_prefix: "",
  least,
  most,
  levels,
  options: [],
  lessons: 0,
  puzzles: 0,
  coach: false,
  real_table: false,
  daily: null,
});

test("nobody picks fewer bots than the game needs, or more than it takes", () => {
  assert.deepEqual(rivalCounts(game(1, 4)), [1, 2, 3]);
  assert.deepEqual(rivalCounts(game(3, 4)), [2, 3]);
  assert.deepEqual(rivalCounts(game(1, 1)), []);
});

test("somebody who has not chosen meets one apprentice, or whatever the game has", () => {
  assert.deepEqual(rivalsFor(game(1, 4)), { count: 1, level: "apprentice" });
  assert.deepEqual(rivalsFor(game(2, 2, ["weak", "strong"])), { count: 1, level: "strong" });
  assert.deepEqual(rivalsFor(game(1, 1, [])), { count: 0, level: "" });
});

test("the last wish is kept for each game, and what the game does not have is forgotten", () => {
  const kept = new Map<string, string>();
  const drawer = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  keepRivals(drawer, "chess", { count: 3, level: "miner" });
  assert.deepEqual(keptRivals(drawer, game(1, 4)), { count: 3, level: "miner" });
  assert.deepEqual(keptRivals(drawer, game(1, 2, ["weak"])), { count: 1, level: "weak" });
  assert.deepEqual(keptRivals(drawer, { ...game(1, 4), game: "go" }), { count: 1, level: "apprentice" });
  kept.set("pithead-rivals", "not JSON");
  assert.deepEqual(keptRivals(drawer, game(1, 4)), { count: 1, level: "apprentice" });
  assert.deepEqual(keptRivals(null, game(1, 4)), { count: 1, level: "apprentice" });
});

test("one sits on the first chair, the bots on the others", () => {
  assert.deepEqual(chairs({ count: 2, level: "miner" }), [
    { kind: "human" },
    { kind: "bot", level: "miner" },
    { kind: "bot", level: "miner" },
  ]);
});
