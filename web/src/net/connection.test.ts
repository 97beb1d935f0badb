import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line } from "../model/table";
import type { FromServer, TableView } from "../wire/types";
import { Connection, type Hooks, type World } from "./connection";

interface Dialled {
  hooks: Hooks;
  sent: { is: string; key?: string; since?: number; lang?: string; version?: number }[];
  closed: boolean;
}

class Town implements World {
  calls: Dialled[] = [];
  due: { ms: number; run: () => void; off: boolean }[] = [];
  tickets = 0;
  away = false;
  keys = 0;

  ticket(): Promise<string> {
    this.tickets += 1;
    return this.away ? Promise.reject(new Error("away")) : Promise.resolve(`t${this.tickets}`);
  }
  dial(_table: string, hooks: Hooks): { send(text: string): void; close(): void } {
    const call: Dialled = { hooks, sent: [], closed: false };
    this.calls.push(call);
    return {
      send: (text) => void call.sent.push(JSON.parse(text)),
      close: () => {
        call.closed = true;
      },
    };
  }
  after(ms: number, run: () => void): () => void {
    const entry = {
      ms,
      run: () => {
        entry.off = true;
        run();
      },
      off: false,
    };
    this.due.push(entry);
    return () => {
      entry.off = true;
    };
  }
  random(): number {
    return 0.5;
  }
  key(): string {
    this.keys += 1;
    return `key-${this.keys}`;
  }
  get waiting(): { ms: number; run: () => void }[] {
    return this.due.filter((each) => !each.off);
  }
  get call(): Dialled {
    const call = this.calls.at(-1);
    if (call === undefined) throw new Error("nobody dialled");
    return call;
  }
}

function shown(version: number): TableView {
  return {
    table: "t",
    game: "dice-miner",
    rules: "1",
    version,
    status: "playing",
    you: 0,
    seats: [],
    to_act: [0],
    options: {},
    commitment: "",
    clock: { is: "none" },
    visibility: "private",
  };
}

const quiet = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

async function met(): Promise<{ town: Town; connection: Connection; heard: FromServer[]; lines: Line[] }> {
  const town = new Town();
  const heard: FromServer[] = [];
  const lines: Line[] = [];
  const connection = new Connection(
    "t",
    "",
    () => "de",
    { heard: (message) => heard.push(message), line: (line) => lines.push(line) },
    town,
  );
  connection.start();
  await quiet();
  town.call.hooks.open();
  tell(town, { is: "update", since: 0, news: [], table: shown(5) });
  return { town, connection, heard, lines };
}

function tell(town: Town, message: FromServer): void {
  town.call.hooks.message(JSON.stringify(message));
}

/** The line breaks, and the next one is heard. */
async function reconnect(town: Town): Promise<void> {
  town.call.hooks.closed(1006);
  town.waiting.at(-1)?.run();
  await quiet();
  town.call.hooks.open();
  tell(town, { is: "pong" });
}

test("hello says the language and the version that is known", async () => {
  const { town, lines } = await met();
  assert.deepEqual(town.call.sent[0], {
    is: "hello",
    ticket: "t1",
    table: "t",
    secret: "",
    since: 0,
    previews: false,
    lang: "de",
    changes: true,
  });
  assert.deepEqual(lines, ["connecting", "online"]);
});

test("what a choice would do is asked about a version of the table, and again after a cut until it is answered", async () => {
  const { town, connection } = await met();
  const key = connection.preview(3, "take b1");
  assert.deepEqual(town.call.sent.at(-1), { is: "preview", key, version: 3, event: "take b1" });
  await reconnect(town);
  assert.deepEqual(town.call.sent.at(-1), { is: "preview", key, version: 3, event: "take b1" });
  tell(town, { is: "previewed", key, version: 3, choice: { event: "take b1" } });
  await reconnect(town);
  assert.equal(town.call.sent.at(-1)?.is, "hello");
});

test("a receipt is asked for until it comes", async () => {
  const { town, connection } = await met();
  const key = connection.sign();
  assert.deepEqual(town.call.sent.at(-1), { is: "sign", key });
  tell(town, { is: "receipt", key, receipt: null });
  await reconnect(town);
  assert.equal(town.call.sent.at(-1)?.is, "hello");
});

test("a command is for the version that was last heard", async () => {
  const { town, connection } = await met();
  connection.ask({ do: "undo" });
  assert.deepEqual(town.call.sent.at(-1), { is: "ask", key: "key-1", version: 5, command: { do: "undo" } });
});

test("what was not answered before the cut is sent again under the same key", async () => {
  const { town, connection } = await met();
  connection.ask({ do: "act", event: "take b1" });
  connection.say("hello");
  tell(town, { is: "ack", key: "key-2", version: 1 });
  town.call.hooks.closed(1006);
  town.waiting.at(-1)?.run();
  await quiet();
  town.call.hooks.open();
  assert.equal(town.call.sent.length, 1);
  assert.equal(town.call.sent[0]?.since, 5);
  tell(town, { is: "update", since: 5, news: [], table: shown(5) });
  assert.deepEqual(
    town.call.sent.slice(1).map((each) => each.key),
    ["key-1"],
  );
});

test("a gap asks for what was missed, once, and the hole is never shown", async () => {
  const { town, heard } = await met();
  tell(town, { is: "update", since: 7, news: [{ is: "acted" }], table: shown(8) });
  tell(town, { is: "update", since: 8, news: [{ is: "acted" }], table: shown(9) });
  assert.deepEqual(
    town.call.sent.filter((each) => each.is === "sync"),
    [{ is: "sync", since: 5 }],
  );
  assert.equal(heard.length, 1);
  tell(town, { is: "update", since: 5, news: [{ is: "acted" }], table: shown(9) });
  assert.equal(heard.length, 2);
});

test("a change goes on from the last update, and is heard as an update", async () => {
  const { town, heard } = await met();
  tell(town, { is: "change", since: 5, news: [], table: { version: 6, to_act: [1] } });
  assert.deepEqual(heard.at(-1), { is: "update", since: 5, news: [], table: { ...shown(6), to_act: [1] } });
  tell(town, { is: "change", since: 6, news: [], table: { version: 7, to_act: [0] } });
  assert.deepEqual(heard.at(-1), { is: "update", since: 6, news: [], table: shown(7) });
});

test("a change of something else than what is known is not heard: older ones are over, after a gap everything is asked for", async () => {
  const { town, heard } = await met();
  const before = heard.length;
  tell(town, { is: "change", since: 4, news: [], table: { version: 5, to_act: [1] } });
  assert.equal(town.call.sent.filter((each) => each.is === "sync").length, 0);
  tell(town, { is: "change", since: 6, news: [], table: { version: 7 } });
  tell(town, { is: "change", since: 7, news: [], table: { version: 8 } });
  assert.deepEqual(
    town.call.sent.filter((each) => each.is === "sync"),
    [{ is: "sync", since: 5 }],
  );
  assert.equal(heard.length, before);
});

test("nothing is heard twice", async () => {
  const { town, heard } = await met();
  tell(town, { is: "update", since: 5, news: [{ is: "acted" }], table: shown(6) });
  tell(town, { is: "update", since: 5, news: [{ is: "acted" }], table: shown(6) });
  const said: FromServer = { is: "said", number: 1, seat: 0, name: "Ada", text: "hi" };
  tell(town, said);
  tell(town, said);
  assert.deepEqual(
    heard.map((each) => each.is),
    ["update", "update", "said"],
  );
});

test("a stale answer brings the table up to date", async () => {
  const { town, connection, heard } = await met();
  connection.ask({ do: "undo" });
  tell(town, { is: "stale", key: "key-1", table: shown(6) });
  assert.deepEqual(town.call.sent.at(-1), { is: "sync", since: 5 });
  assert.equal(heard.at(-1)?.is, "stale");
});

test("the pause between tries grows, with a grain of chance", async () => {
  const town = new Town();
  town.away = true;
  const lines: Line[] = [];
  new Connection("t", "", () => "en", { heard: () => undefined, line: (line) => lines.push(line) }, town).start();
  const pauses: number[] = [];
  for (let each = 0; each < 8; each += 1) {
    await quiet();
    const next = town.waiting.at(-1);
    pauses.push(next?.ms ?? 0);
    next?.run();
  }
  assert.deepEqual(pauses, [400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  assert.ok(lines.includes("offline"));
});

test("a line that stays quiet after a ping is dead", async () => {
  const { town, lines } = await met();
  town.waiting.at(-1)?.run();
  assert.deepEqual(town.call.sent.at(-1), { is: "ping" });
  town.waiting.at(-1)?.run();
  assert.equal(lines.at(-1), "offline");
  assert.ok(town.calls[0]?.closed);
});

test("who is turned away three times stops knocking", async () => {
  const town = new Town();
  const lines: Line[] = [];
  new Connection("t", "", () => "en", { heard: () => undefined, line: (line) => lines.push(line) }, town).start();
  for (let each = 0; each < 3; each += 1) {
    await quiet();
    town.call.hooks.open();
    town.call.hooks.closed(1008);
    town.waiting.at(-1)?.run();
  }
  assert.equal(lines.at(-1), "refused");
});

test("after it was stopped the line stays silent", async () => {
  const { town, connection, heard } = await met();
  connection.stop();
  tell(town, { is: "pong" });
  town.call.hooks.closed(1006);
  assert.equal(heard.length, 1);
  assert.equal(town.waiting.length, 0);
});

test("a server that had no time to tell what was missed is asked again", async () => {
  const { town } = await met();
  const syncs = () => town.call.sent.filter((message) => message.is === "sync").length;
  tell(town, { is: "update", since: 7, news: [], table: shown(8) });
  assert.equal(syncs(), 1);
  tell(town, { is: "refused", key: "", reason: "busy", message: "Too busy." });
  for (const each of town.waiting) if (each.ms < 1000) each.run();
  assert.equal(syncs(), 2);
});
