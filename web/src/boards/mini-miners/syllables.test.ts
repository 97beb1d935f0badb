import assert from "node:assert/strict";
import { test } from "node:test";
import { divisible } from "./syllables";

const shown = (name: string): string => divisible(name).replaceAll("\u00ad", "-");

test("long names are divided between syllables, short ones stay whole", () => {
  assert.equal(shown("Werkzeugstapel"), "Werk-zeug-stapel");
  assert.equal(shown("Abgeworfene Werkzeuge"), "Abge-wor-fene Werkzeuge");
  assert.equal(shown("Sheriffstern"), "Sheriff-stern");
  assert.equal(shown("Suurennuslasi"), "Suuren-nus-lasi");
  assert.equal(shown("Poistopakka"), "Poisto-pakka");
  assert.equal(shown("helmet"), "helmet");
});
