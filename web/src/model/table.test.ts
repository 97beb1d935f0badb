import assert from "node:assert/strict";
import { test } from "node:test";
import type { FromServer, Narration, TableView } from "../wire/types";
import { EMPTY, mayAskUndo, reduce, spoken, type TableState, takesOver } from "./table";

const SHOWN: TableView = {
  table: "t",
  game: "dice-miner",
  rules: "1",
  version: 3,
  status: "playing",
  you: 0,
  seats: [
    { kind: "human", name: "Ada" },
    { kind: "bot", name: "Bo" },
  ],
  to_act: [0],
  options: {},
  commitment: "",
  clock: { is: "none" },
  visibility: "private",
};
const TOLD: Narration = {
  title: "Round 1",
  ask: "Take a die.",
  hint: "",
  labels: {},
  askable: [],
  sheet: [],
  describe: [],
  news: [],
  drawings: [],
  steps: [],
};

function update(version: number, ask: string, lines: readonly string[]): FromServer {
  const news = lines.map((_, number) => ({ is: "acted", seat: number % 2 }));
  return { is: "update", since: version - 1, news, table: { ...SHOWN, version }, told: { ...TOLD, ask, news: lines } };
}

function after(state: TableState, ...messages: FromServer[]): TableState {
  return messages.reduce((known, message) => reduce(known, { is: "heard", message, at: 7 }), state);
}

test("an update brings the picture and adds to the log", () => {
  const state = after(EMPTY, update(3, "Take a die.", ["Ada takes.", "", "Bo takes."]), update(4, "Bo is choosing.", ["Ada is done."]));
  assert.equal(state.shown?.version, 4);
  assert.equal(state.toldAt, 7);
  assert.deepEqual(
    state.log.map((line) => `${line.number} ${line.text}`),
    ["0 Ada takes.", "1 Bo takes.", "2 Ada is done."],
  );
});

test("a line leads to its position, until that is taken back", () => {
  const steps = (state: TableState): readonly (number | null)[] => state.log.map((line) => line.step);
  const told = { ...TOLD, news: ["Ada takes.", "Bo takes."], steps: [4, 5], drawings: [["die:tunnel:1"], []] };
  const news = [
    { is: "acted", seat: 0 },
    { is: "acted", seat: 1 },
  ];
  const state = after(EMPTY, { is: "update", since: 0, news, table: SHOWN, told });
  assert.deepEqual(steps(state), [4, 5]);
  assert.deepEqual(state.log[0]?.drawings, ["die:tunnel:1"]);
  const undone = [{ is: "undone", seat: 1, to: 4 }];
  assert.deepEqual(
    steps(after(state, { is: "update", since: 1, news: undone, table: SHOWN, told: { ...TOLD, news: ["Bo takes it back."], steps: [4] } })),
    [4, null, 4],
  );
});

test("a command is sending, then saved", () => {
  const asked = reduce(EMPTY, { is: "asked", key: "k1", command: { do: "undo" } });
  assert.equal(asked.sent?.fate, "sending");
  assert.equal(after(asked, { is: "ack", key: "other", version: 4 }).sent?.fate, "sending");
  assert.equal(after(asked, { is: "ack", key: "k1", version: 4 }).sent?.fate, "saved");
});

test("a refused command says why and by which rule", () => {
  const asked = reduce(EMPTY, { is: "asked", key: "k1", command: { do: "act", event: "take e3" } });
  const state = after(asked, { is: "refused", key: "k1", reason: "buried", message: "It is buried.", rule: "DM-4.2" });
  assert.deepEqual([state.sent?.fate, state.sent?.message, state.sent?.rule], ["refused", "It is buried.", "DM-4.2"]);
  assert.equal(reduce(state, { is: "dismissed" }).sent, null);
});

test("whoever is there from the beginning hears all of it, and whoever comes late only the question", () => {
  const early = after(EMPTY, update(3, "Take a die.", ["Ada sits down.", "Dice rumble."]));
  assert.deepEqual(spoken(EMPTY, early), ["Ada sits down.", "Dice rumble.", "Take a die."]);
  const late = after(
    EMPTY,
    update(
      40,
      "Take a die.",
      Array.from({ length: 40 }, (_, number) => `Line ${number}.`),
    ),
  );
  assert.deepEqual(spoken(EMPTY, late), ["Take a die."]);
});

test("every line of news is spoken once, and the question only when it is a new one", () => {
  const first = after(EMPTY, update(3, "Take a die.", []));
  const second = after(first, update(4, "Take a die.", ["Ada takes.", "Bo takes."]));
  assert.deepEqual(spoken(first, second), ["Ada takes.", "Bo takes."]);
  const third = after(second, { is: "said", number: 1, seat: 1, name: "Bo", text: "Cheers!" });
  assert.deepEqual(spoken(second, third), ["Bo: Cheers!"]);
});

test("others are asked for an undo only by somebody who did something", () => {
  const { log } = after(EMPTY, update(3, "", ["Ada takes."]));
  assert.equal(mayAskUndo(SHOWN, []), false);
  assert.equal(mayAskUndo(SHOWN, log), true);
  assert.equal(mayAskUndo({ ...SHOWN, undo: true }, log), false);
  assert.equal(mayAskUndo({ ...SHOWN, you: 1 }, log), false);
});

test("whoever is asked and sits at this device takes over, but not before the one who looks has answered", () => {
  assert.equal(takesOver({ ...SHOWN, to_act: [0, 1] }, [0, 1]), null);
  assert.equal(takesOver({ ...SHOWN, to_act: [1] }, [0, 1]), 1);
  assert.equal(takesOver({ ...SHOWN, to_act: [1] }, [0, 2]), null);
  assert.equal(takesOver({ ...SHOWN, to_act: [1], status: "over" }, [0, 1]), null);
});
