import assert from "node:assert/strict";
import { test } from "node:test";
import { travel as dice } from "./dice-miner/travel";
import { travel as mine } from "./mini-miners/travel";

const decided = (event: string, ...drawings: string[]) => ({ seat: 1, event, drawings });

test("a die goes from the mountain to a mat, a beer from mat to mat, and no other decision moves a thing", () => {
  assert.deepEqual(dice(decided("take c3")), ['[data-spot="c3"]', '[data-mark="seat:1"]']);
  assert.deepEqual(dice(decided("cheers tunnel to 2")), ['[data-mark="seat:1"]', '[data-mark="seat:2"]']);
  assert.equal(dice(decided("cheers tunnel to bag")), null);
  assert.equal(dice(decided("done")), null);
});

test("a dwarf comes from the queue, a tool from the market, and a trick goes from dwarf to dwarf", () => {
  assert.deepEqual(mine(decided("place bully T6", "dwarf:bully")), ['[data-spot="queue"]', '[data-mark="space:T6"]']);
  assert.deepEqual(mine(decided("place innkeeper tavern")), ['[data-spot="queue"]', '[data-mark="tavern"]']);
  assert.deepEqual(mine(decided("buy 3", "tool:cart")), ['[data-mark="market:3"]', '[data-mark="seat:1"] .token']);
  assert.deepEqual(mine(decided("target mole", "dwarf:bully", "dwarf:mole")), [
    '.mm-mine [data-dwarf="bully"]',
    '.mm-mine [data-dwarf="mole"]',
  ]);
  assert.deepEqual(mine(decided("give 2 to 0")), ['[data-mark="seat:1"] .token', '[data-mark="seat:0"] .token']);
  assert.equal(mine(decided("dig")), null);
});
