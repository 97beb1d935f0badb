import assert from "node:assert/strict";
import { test } from "node:test";
import { darkness, puff, rockfall, seen } from "./dust";

const half = () => 0.5;

test("dust spreads, thins out and is gone at the end of its life", () => {
  for (const speck of puff(100, 100, 40, 50, half)) {
    assert.equal(seen(speck, 49), null);
    const [early, late] = [seen(speck, speck.after + 100), seen(speck, speck.after + speck.life - 1)];
    assert.ok(early && late && late.size > early.size && late.thick < early.thick);
    assert.equal(seen(speck, speck.after + speck.life), null);
  }
});

test("stones fall from above the top, faster and faster", () => {
  for (const stone of rockfall(0, 200, 50, 20, 600, half)) {
    assert.ok(stone.y < 50);
    const places = [0, 200, 400].map((age) => seen(stone, stone.after + age)?.y ?? Number.NaN) as [number, number, number];
    assert.ok(places[2] - places[1] > places[1] - places[0]);
  }
});

test("it gets dark, and light again", () => {
  assert.equal(darkness(0, 0), 0);
  assert.equal(darkness(1000, 0), 0);
  assert.ok(darkness(1000, 400) > 0.7);
  assert.equal(darkness(1000, 1000), 0);
});
