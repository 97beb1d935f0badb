import assert from "node:assert/strict";
import { test } from "node:test";
import type { Change, Update } from "../wire/types";
import { applied } from "./changes";

const BEFORE = {
  table: { table: "t", version: 3, asked: 1, choices: [{ event: "roll" }], view: { round: 1, dice: [1, 2], event: "storm" } },
  told: {
    title: "Round 1",
    ask: "Roll?",
    sheet: [{ total: 1 }, { total: 2 }],
    labels: { "die:1": "one", "die:2": "two" },
    news: ["old"],
    drawings: [[]],
    steps: [3],
  },
} as unknown as Update;

const change = (more: Partial<Change>): Change => ({ is: "change", since: 3, news: [], table: { version: 4 }, ...more });

test("what is not named stays as it was", () => {
  const { table, told, since } = applied(BEFORE, change({}));
  assert.deepEqual({ table, told, since }, { table: { ...BEFORE.table, version: 4 }, told: BEFORE.told, since: 3 });
});

test("fields of the table, its view, its words and labels are replaced one by one", () => {
  const { table, told } = applied(
    BEFORE,
    change({
      table: { version: 4, to_act: [1] },
      view: { dice: [6], event: null },
      told: { ask: "Take?", news: ["new"] },
      labels: { "die:1": "six" },
      sheets: { 1: { name: "B", parts: [], rounds: "", total: 9 } },
    }),
  );
  assert.deepEqual(table.view, { round: 1, dice: [6], event: null });
  assert.deepEqual(table.to_act, [1]);
  assert.deepEqual([told?.title, told?.ask, told?.news], ["Round 1", "Take?", ["new"]]);
  assert.deepEqual(told?.labels, { "die:1": "six", "die:2": "two" });
  assert.deepEqual(
    told?.sheet.map((each) => each.total),
    [1, 9],
  );
});

test("what is gone is gone", () => {
  const { table, told } = applied(BEFORE, change({ gone: ["asked", "choices"], gone_labels: ["die:2"] }));
  assert.equal("asked" in table || "choices" in table, false);
  assert.deepEqual(applied(BEFORE, change({ gone_view: ["event"], view: { round: 2 } })).table.view, { round: 2, dice: [1, 2] });
  assert.deepEqual(told?.labels, { "die:1": "one" });
});

test("the update before is left alone, and one without words has none", () => {
  const whole = structuredClone(BEFORE);
  applied(BEFORE, change({ gone: ["asked"], gone_labels: ["die:1"], view: { round: 2 } }));
  assert.deepEqual(BEFORE, whole);
  assert.equal(applied({ table: BEFORE.table }, change({})).told, undefined);
});
