import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { blankPage, type Paper } from "../../board-kit/paper";
import { Table } from "./Board";
import { PORTRAITS } from "./dwarves";
import { acting, added, chapterOf, initiative, queue, stoodOn, turnedUp } from "./reading";
import json from "./saved.json";
import { boxOf, cell, DECKS, GROUND, SHAPES, SPACES, wayOut } from "./spaces";
import type { View } from "./view";

interface Saved {
  order: readonly string[];
  board: Readonly<Record<string, { towards: string; at: readonly [number, number]; deck: string }>>;
  dwarves: readonly string[];
  views: readonly { view: View; you: number; legal: readonly string[]; labels: Readonly<Record<string, string>> }[];
}
const saved = json as unknown as Saved;
const shapes = Object.values(SHAPES);
const nothing = () => {};

function table(each: Saved["views"][number], shape = SHAPES.tall, ghost: View | null = null): readonly Paper[] {
  const picking = {
    labels: each.labels,
    legal: new Set(each.legal),
    selected: new Set<string>(),
    askable: [],
    onPick: nothing,
    onPoint: nothing,
  };
  const page = blankPage();
  render(
    <Table view={each.view} ghost={ghost} you={each.you} names={["Ada", "Bob", "Cleo", "Dan"]} shape={shape} turned={null} {...picking} />,
    page as unknown as Element,
  );
  return page.all(() => true);
}

const marks = (all: readonly Paper[], attribute: string) =>
  all.filter((each) => attribute in each.attributes).map((each) => each.attributes["data-mark"]);

test("the picture has every space of the box, in the order of digging", () => {
  assert.deepEqual(SPACES, saved.order);
});

test("every space leads the same way and lies at the same place as in the box", () => {
  for (const [space, ground] of Object.entries(saved.board)) {
    assert.equal(GROUND[space]?.towards, ground.towards, space);
    assert.deepEqual([GROUND[space]?.column, GROUND[space]?.row], ground.at, space);
  }
});

test("every deck lies under its gallery", () => {
  for (const [space, { deck, at }] of Object.entries(saved.board))
    if (deck) assert.equal(DECKS.find(({ name }) => name === deck)?.row, at[1], space);
});

test("no two spaces overlap, and all are on the sheet", () => {
  for (const shape of shapes)
    for (const [index, one] of SPACES.entries()) {
      const a = boxOf(shape, one);
      assert.ok(a.x >= 0 && a.x + a.width <= shape.width && a.y + a.height <= shape.height, one);
      for (const other of SPACES.slice(index + 1)) {
        const b = boxOf(shape, other);
        assert.ok(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y, `${one} and ${other}`);
      }
    }
});

test("no deck lies on a space or in a shaft", () => {
  for (const { name, row, column } of DECKS) {
    const taken = [column, column + 1].flatMap((each) =>
      SPACES.filter((space) => GROUND[space]?.row === row + 1 && GROUND[space]?.column === each),
    );
    assert.deepEqual(taken, [], name);
    assert.ok(cell(SHAPES.tall, column + 1, row + 1).width > 0);
  }
});

test("a way out ends at T1", () => {
  assert.deepEqual(wayOut("P1"), ["P1", "T3", "T2", "T1"]);
  for (const space of SPACES) assert.equal(wayOut(space).at(-1), "T1");
});

test("all dwarves of the box have a portrait", () => {
  assert.deepEqual([...PORTRAITS].sort(), [...saved.dwarves].sort());
});

test("every legal mark is drawn exactly once, as a button with a name", () => {
  for (const each of saved.views)
    for (const shape of shapes) {
      const all = table(each, shape);
      assert.deepEqual(marks(all, "data-legal").sort(), each.legal, each.view.phase.is);
      for (const button of all.filter((part) => "data-legal" in part.attributes)) {
        assert.equal(button.attributes.role, "button");
        assert.equal(button.attributes["aria-disabled"], "false");
        assert.ok(button.attributes["aria-label"]);
      }
    }
});

test("no mark is drawn twice", () => {
  for (const each of saved.views) {
    const found = marks(table(each), "data-mark");
    assert.deepEqual(found.length, new Set(found).size, each.view.phase.is);
  }
});

test("every space, deck and player can be named in every phase", () => {
  for (const each of saved.views) {
    const found = new Set(marks(table(each), "data-mark"));
    for (const space of SPACES) assert.ok(found.has(`space:${space}`), space);
    for (const { name } of DECKS) assert.ok(found.has(`deck:${name}`), name);
    for (const seat of each.view.treasuries.keys()) assert.ok(found.has(`seat:${seat}`));
    for (const mark of ["tavern", "pile", "discards", "market:1", "market:5"]) assert.ok(found.has(mark), mark);
  }
});

test("what others hold face down is drawn without a name", () => {
  const each = saved.views.find(({ view }) => view.phase.is === "market");
  assert.ok(each);
  const rivals = each.view.crew.filter((dwarf) => dwarf.owner !== each.you).flatMap((dwarf) => dwarf.hidden ?? []);
  assert.ok(rivals.every((tool) => tool === "?"));
  assert.ok(!marks(table(each), "data-mark").includes("tool:?"));
});

test("a dwarf that would be placed is drawn faintly there", () => {
  const each = saved.views.find(({ view }) => view.phase.is === "placing");
  assert.ok(each);
  const ghost = stoodOn(each.view, each.legal.find((mark) => mark.startsWith("space:")) ?? "");
  assert.ok(ghost);
  assert.equal(stoodOn(each.view, "tavern"), null);
  const faint = (all: readonly Paper[]) => all.filter((part) => part.attributes.class === "mm-ghost").length;
  assert.equal(faint(table(each)), 0);
  assert.equal(faint(table(each, SHAPES.wide, ghost)), 1);
});

test("those who wait stand in the order that is told, and have the numbers that are told", () => {
  const each = saved.views.find(({ view }) => view.phase.is === "placing");
  assert.ok(each);
  const waiting = queue(each.view, each.labels).map((dwarf) => dwarf.name);
  assert.equal(waiting.join(" "), each.labels["order:waiting"]);
  assert.equal(waiting[0], acting(each.view));
  const turned = { "order:waiting": [...waiting].reverse().join(" ") };
  assert.deepEqual(
    queue(each.view, turned).map((dwarf) => dwarf.name),
    [...waiting].reverse(),
  );
  assert.equal(initiative({ "letter:dwarf:mole": "10" }, "mole"), "10");
});

test("every phase belongs to a part of the round", () => {
  const parts = Object.fromEntries(saved.views.map(({ view }) => [view.phase.is, chapterOf(view)]));
  assert.equal(parts.draft, "recruit");
  assert.equal(parts.market, "market");
  assert.equal(parts.placing, "placement");
  assert.equal(parts.escaping, "collect");
  assert.equal(parts.over, "end");
});

test("cards that come to the discards of a deck were turned up", () => {
  assert.deepEqual(added(["a", "b", "b"], ["a", "b", "b", "b", "c"]), ["b", "c"]);
  const each = saved.views.find(({ view }) => view.phase.is === "announcing");
  assert.ok(each);
  const { view } = each;
  const deck = view.decks.II ?? {};
  const now = { ...view, decks: { ...view.decks, II: { ...deck, discards: [...(deck.discards ?? []), "nugget:3"] } } };
  assert.deepEqual(turnedUp(view, now), { round: view.round, dwarf: acting(view), deck: "II", cards: ["nugget:3"] });
  assert.equal(turnedUp(view, { ...now, round: view.round + 1 }), null);
});
