import assert from "node:assert/strict";
import { test } from "node:test";
import { change, give, points, size, stand, within } from "./figures";

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

test("a share is read in per cent, a lone player's points as they are", () => {
  assert.equal(plain(stand(0.5432, "share", "en")), "54%");
  assert.equal(plain(stand(31.52, "points", "en")), "31.5");
  assert.equal(plain(stand(0.5432, "share", "de")), "54 %");
});

test("a change has its sign, and nothing has none", () => {
  assert.equal(plain(change(0.042, "share", "en")), "+4.2%");
  assert.equal(plain(change(-0.042, "share", "fr")), "−4,2 %");
  assert.equal(plain(change(0.00001, "share", "en")), "0.0%");
  assert.equal(plain(size(-0.042, "share", "it")), "4,2%");
});

test("what was lost is points: of winning chance, or a lone player's", () => {
  assert.equal(plain(points(1.593, "share", "en")), "159.3");
  assert.equal(plain(points(12.25, "points", "de")), "12,3");
});

test("an error is in the unit of its figure", () => {
  assert.equal(plain(give(0.008, "share", "en")), "± 0.8");
  assert.equal(plain(give(0.8, "points", "fi")), "± 0,8");
});

test("within a sentence words have no full stop of their own", () => {
  assert.equal(within("Kaboom: 8 · Always has dynamite."), "Kaboom: 8 · Always has dynamite");
  assert.equal(within("two gems from b2"), "two gems from b2");
});
