import assert from "node:assert/strict";
import { test } from "node:test";
import { soundOf } from "./sounds";

test("a move sounds like what it is about, else like what one does, else plain", () => {
  const sounds = { "card:rock": "collapse", turned: "card" } as const;
  assert.equal(soundOf(sounds, "turned a b", ["card:a", "card:rock"]), "collapse");
  assert.equal(soundOf(sounds, "turned a", ["card:a"]), "card");
  assert.equal(soundOf(sounds, "pass", []), "move");
});
