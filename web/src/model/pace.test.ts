import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_BEHIND, Pace, type Timer } from "./pace";

class Hands implements Timer {
  now = 0;
  #due: { at: number; run: () => void }[] = [];

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.now + ms, run };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((each) => each !== entry);
    };
  }

  pass(ms: number): void {
    this.now += ms;
    const due = this.#due.filter((each) => each.at <= this.now);
    this.#due = this.#due.filter((each) => each.at > this.now);
    for (const each of due) each.run();
  }
}

function watched(beat = 300): { pace: Pace<number>; seen: number[]; hands: Hands } {
  const hands = new Hands();
  const seen: number[] = [];
  return {
    pace: new Pace(
      (item) => seen.push(item),
      () => beat,
      hands,
    ),
    seen,
    hands,
  };
}

test("the first thing is shown at once, and the next one a beat later", () => {
  const { pace, seen, hands } = watched();
  pace.push(1);
  pace.push(2);
  assert.deepEqual(seen, [1]);
  hands.pass(300);
  assert.deepEqual(seen, [1, 2]);
});

test("the moves of three bots are all seen, one after the other", () => {
  const { pace, seen, hands } = watched();
  for (let each = 1; each <= 12; each += 1) pace.push(each);
  for (let each = 1; each < 12; each += 1) hands.pass(300);
  assert.deepEqual(
    seen,
    Array.from({ length: 12 }, (_, each) => each + 1),
  );
});

test("who has missed more than can be watched jumps to the newest", () => {
  const { pace, seen, hands } = watched();
  for (let each = 1; each <= MOST_BEHIND + 2; each += 1) pace.push(each);
  hands.pass(300);
  assert.deepEqual(seen, [1, MOST_BEHIND + 2]);
});

test("a touch shows the newest at once, and nothing old comes after it", () => {
  const { pace, seen, hands } = watched();
  pace.push(1);
  pace.push(2);
  pace.push(3);
  pace.flush();
  assert.deepEqual(seen, [1, 3]);
  hands.pass(900);
  assert.deepEqual(seen, [1, 3]);
});

test("without motion nothing waits", () => {
  const { pace, seen } = watched(0);
  pace.push(1);
  pace.push(2);
  assert.deepEqual(seen, [1, 2]);
});

test("after it was stopped nothing more is shown", () => {
  const { pace, seen, hands } = watched();
  pace.push(1);
  pace.push(2);
  pace.stop();
  hands.pass(900);
  assert.deepEqual(seen, [1]);
});
