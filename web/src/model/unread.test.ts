import assert from "node:assert/strict";
import { test } from "node:test";
import type { Said } from "../wire/types";
import { countUnread, keepSeen, lastSeen } from "./unread";

const said = (number: number, seat: number): Said => ({ is: "said", number, seat, name: "Bo", text: "hello" });

test("the words of others after the last that was seen are unread, one's own never", () => {
  const chat = [said(1, 1), said(2, 0), said(3, 1), said(4, 1)];
  assert.equal(countUnread(chat, 0, 0), 3);
  assert.equal(countUnread(chat, 0, 3), 1);
  assert.equal(countUnread(chat, null, 3), 1);
  assert.equal(countUnread(chat, 1, 0), 1);
});

test("what was seen stays seen, table by table", () => {
  const kept = new Map<string, string>();
  const drawer = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  keepSeen(drawer, "a", 4);
  keepSeen(drawer, "a", 2);
  assert.equal(lastSeen(drawer, "a"), 4);
  assert.equal(lastSeen(drawer, "b"), 0);
  assert.equal(lastSeen(null, "a"), 0);
});
