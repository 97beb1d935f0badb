import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameShown, OptionShown } from "../wire/types";
import { isDaily, optionsFor, optionValue, ruleAddress, wished } from "./games";

const option = (name: string, rest: Partial<OptionShown> = {}): OptionShown => ({
  name,
  kind: "switch",
  label: name,
  default: false,
  choices: [],
  seats: null,
  ...rest,
});
const ALONE = option("alone", {
  kind: "choice",
  default: null,
  seats: [1, 2],
  choices: [
    { value: null, label: "no", seats: [2, 3, 4], one_person: false },
    { value: "daily", label: "daily", seats: [1], one_person: true },
    { value: "long", label: "long", seats: [1], one_person: true },
    { value: "duel", label: "duel", seats: [2], one_person: true },
  ],
});
const game = (rest: Partial<GameShown> = {}): GameShown => ({
  game: "chess",
  title: "Chess",
  pitch: "",
  about: "",
  rules: "1",
  rule_prefix: "CH",
  least: 1,
  most: 4,
  levels: ["random", "greedy", "search"],
  options: [option("fast"), option("trade", { default: true }), ALONE],
  lessons: 0,
  puzzles: 0,
  coach: false,
  real_table: false,
  daily: { options: { alone: "daily" }, seed: "daily 2026-11-16", day: "2026-11-16" },
  ...rest,
});

test("a rule leads to the book of the game whose numbers begin like it", () => {
  const games = [game(), game({ game: "go", rule_prefix: "C" }), game({ game: "nim", rule_prefix: "" })];
  assert.equal(ruleAddress(games, "CH-4.2"), "/rules/chess#CH-4.2");
  assert.equal(ruleAddress(games, "C-1"), "/rules/go#C-1");
  assert.equal(ruleAddress(games, "X-1"), null);
});

test("options for so many players are asked for at such a table only", () => {
  const values = (seats: number): unknown[] =>
    optionsFor(game(), seats).map((each) => [each.name, ...each.choices.map((choice) => choice.value)]);
  assert.deepEqual(values(1), [["fast"], ["trade"], ["alone", "daily", "long"]]);
  assert.deepEqual(values(2), [["fast"], ["trade"], ["alone", null, "duel"]]);
  assert.deepEqual(values(3), [["fast"], ["trade"]]);
  const people = optionsFor(game(), 2, 2).map((each) => each.name);
  assert.deepEqual(people, ["fast", "trade"], "a duel is against a bot");
});

test("only what is not so anyway is sent", () => {
  assert.deepEqual(wished(game(), 2, {}), { options: {}, seed: null });
  assert.deepEqual(wished(game(), 2, { fast: true, trade: true }), { options: { fast: true }, seed: null });
});

test("whoever plays alone plays the game of the day, unless another is chosen", () => {
  assert.equal(optionValue(game(), 1, {}, ALONE), "daily");
  assert.deepEqual(wished(game(), 1, {}), { options: { alone: "daily" }, seed: "daily 2026-11-16" });
  assert.deepEqual(wished(game(), 1, { alone: "long" }), { options: { alone: "long" }, seed: null });
  assert.equal(wished(game({ daily: null }), 1, {}).seed, null);
});

test("what does not go with so many players any more is forgotten", () => {
  assert.equal(optionValue(game(), 2, { alone: "long" }, ALONE), null);
  assert.deepEqual(wished(game(), 2, { alone: "duel" }), { options: { alone: "duel" }, seed: null });
  assert.deepEqual(wished(game(), 2, { alone: "duel" }, 2), { options: {}, seed: null });
});

test("the game of the day is known by its options", () => {
  assert.ok(isDaily(game(), { alone: "daily", fast: true }));
  assert.ok(!isDaily(game(), {}));
  assert.ok(!isDaily(game({ daily: null }), {}));
});
