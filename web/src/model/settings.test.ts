import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS, openSettings, pickLanguage, readSettings } from "./settings";

test("nonsense in the drawer falls back to the defaults", () => {
  for (const text of [null, "", "[", "7", "null", '{"theme":"pink","motion":9,"confirm":"yes"}'])
    assert.deepEqual(readSettings(text), DEFAULTS);
});

test("what was set is found again", () => {
  const kept = new Map<string, string>();
  const drawer = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  openSettings(drawer).change((each) => ({ ...each, motion: 2, confirm: false, language: "fi" }));
  assert.deepEqual(openSettings(drawer).value, { ...DEFAULTS, motion: 2, confirm: false, language: "fi" });
});

test("a browser that keeps nothing still has settings", () => {
  const store = openSettings(null);
  store.change((each) => ({ ...each, sound: true }));
  assert.equal(store.value.sound, true);
  assert.equal(readSettings(null, true).sound, true);
  assert.equal(readSettings('{"sound": false}', true).sound, false);
});

test("the address speaks louder than the setting, and the setting than the browser", () => {
  assert.equal(pickLanguage("fr", "de", ["it"]), "fr");
  assert.equal(pickLanguage(null, "de", ["it"]), "de");
  assert.equal(pickLanguage("xx", null, ["pt-BR", "it-CH"]), "it");
  assert.equal(pickLanguage(null, null, ["ja"]), "en");
});
