import assert from "node:assert/strict";
import { test } from "node:test";
import { Announcer, LINES_KEPT } from "./announcer";

function listen(announcer: Announcer): string[] {
  const heard = new Map<number, string>();
  announcer.spoken.watch((lines) => {
    for (const line of lines) heard.set(line.id, line.text);
  });
  return new Proxy([] as string[], { get: (_, name) => Reflect.get([...heard.values()], name) });
}

test("nothing is lost, however much is said at once", () => {
  const announcer = new Announcer();
  const heard = listen(announcer);
  const words = Array.from({ length: 3 * LINES_KEPT }, (_, number) => `line ${number}`);
  announcer.say(...words);
  for (const word of words) announcer.say(word);
  assert.equal(heard.length, 6 * LINES_KEPT);
});

test("the same words said twice are heard twice, and silence is not said", () => {
  const announcer = new Announcer();
  announcer.say("Bo takes a die.", "", " ");
  announcer.say("Bo takes a die.");
  assert.deepEqual(
    announcer.spoken.value.map((line) => line.id),
    [0, 1],
  );
});

test("old lines leave", () => {
  const announcer = new Announcer();
  for (let each = 0; each < 100; each += 1) announcer.say(String(each));
  assert.equal(announcer.spoken.value.length, LINES_KEPT);
  assert.equal(announcer.spoken.value.at(-1)?.text, "99");
});
