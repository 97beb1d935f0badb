import assert from "node:assert/strict";
import { test } from "node:test";
import { divisible } from "./syllables";

const shown = (name: string): string => divisible(name).replaceAll("\u00ad", "-");

test("long names are divided between syllables, short ones stay whole", () => {
  assert.equal(shown("Werkzeugstapel"), "Werk-zeug-sta-pel");
  assert.equal(shown("Abgeworfene Werkzeuge"), "Ab-ge-wor-fe-ne Werkzeuge");
  assert.equal(shown("Sheriffstern"), "She-riff-stern");
  assert.equal(shown("Suurennuslasi"), "Suu-ren-nus-la-si");
  assert.equal(shown("helmet"), "helmet");
});
