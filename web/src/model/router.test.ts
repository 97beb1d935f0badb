import assert from "node:assert/strict";
import { test } from "node:test";
import { readRoute } from "./router";

test("a link to a seat carries its secret behind the hash", () => {
  assert.deepEqual(readRoute("/table/abc#seat=s3-cret_"), { page: "table", table: "abc", secret: { kind: "seat", text: "s3-cret_" } });
  assert.deepEqual(readRoute("/table/abc#watch=x"), { page: "table", table: "abc", secret: { kind: "watch", text: "x" } });
  assert.deepEqual(readRoute("/table/abc#other=x"), { page: "table", table: "abc", secret: null });
});

test("every position of a finished game has an address", () => {
  assert.deepEqual(readRoute("/game/abc?event=42"), { page: "replay", table: "abc", event: 42 });
  assert.deepEqual(readRoute("/game/abc/analysis"), { page: "analysis", table: "abc" });
  assert.deepEqual(readRoute("/game/abc?event=-1"), { page: "replay", table: "abc", event: null });
});

test("a rule has its place in the book of its game", () => {
  assert.deepEqual(readRoute("/rules/chess#CH-8.14"), { page: "rules", game: "chess", rule: "CH-8.14" });
});

test("an unknown address is lost", () => {
  for (const address of ["/nowhere", "/new/CHESS", "/rules/CHESS", "/table", "/table/a/b", "/lobby/x"])
    assert.equal(readRoute(address).page, "lost", address);
  assert.equal(readRoute("/?lang=fi").page, "front");
});

test("without the name of a game one picks", () => {
  for (const of of ["new", "learn", "puzzle", "rules", "pieces", "score"]) assert.deepEqual(readRoute(`/${of}`), { page: "pick", of });
});

test("a puzzle has an address, and today's has one of its own", () => {
  assert.deepEqual(readRoute("/puzzle/chess"), { page: "puzzle", game: "chess", number: null });
  assert.deepEqual(readRoute("/puzzle/go/12"), { page: "puzzle", game: "go", number: 12 });
  for (const address of ["/puzzle/GO", "/puzzle/go/x", "/puzzle/go/1/2"]) assert.equal(readRoute(address).page, "lost", address);
});

test("every week has an address, and this one needs no name", () => {
  assert.deepEqual(readRoute("/week/chess"), { page: "week", game: "chess", week: "" });
  assert.deepEqual(readRoute("/week/chess/2026-W47"), { page: "week", game: "chess", week: "2026-W47" });
  for (const address of ["/week/chess/47", "/week/chess/2026-W47/1", "/week/CHESS/2026-W47"])
    assert.equal(readRoute(address).page, "lost", address);
});

test("an evening has an address, and so has the wish for another one", () => {
  assert.deepEqual(readRoute("/evenings"), { page: "evenings" });
  assert.deepEqual(readRoute("/evenings/new"), { page: "new-evening" });
  assert.deepEqual(readRoute("/evening/ab12"), { page: "evening", evening: "ab12" });
  for (const address of ["/evenings/x", "/evening"]) assert.equal(readRoute(address).page, "lost", address);
});
