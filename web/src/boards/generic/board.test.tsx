import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { blankPage, type Paper } from "../../board-kit/paper";
import { Board } from "./Board";

const nothing = () => {};

function drawn(view: unknown, ghost: unknown = null, more: { last?: string; scores?: readonly number[] } = {}): Paper {
  const page = blankPage();
  const picking = { legal: new Set<string>(), selected: new Set<string>(), askable: [], onPick: nothing, onPoint: nothing };
  const labels = { "name:heap": "Pebbles left" };
  render(
    <Board view={view} ghost={ghost} you={0} names={["Ada", "Bob"]} labels={labels} {...picking} {...more} />,
    page as unknown as Element,
  );
  return page;
}

const words = (paper: Paper): string =>
  paper
    .all((each) => each.localName === "#text")
    .map((each) => each.data)
    .join(" ");
const classed = (paper: Paper, name: string): Paper[] => paper.all((each) => (each.attributes.class ?? "").split(" ").includes(name));

test("facts, players and groups stand under their names", () => {
  const page = drawn({ heap: 7, turn: 1, hands: [["axe", "axe"], ["?"]], market: ["rope"] }, null, {
    last: "Bob takes 2.",
    scores: [3, 4],
  });
  const text = words(page);
  for (const each of ["Pebbles left", "7", "Turn", "Ada", "Bob", "Hands", "×", "Market", "rope", "Bob takes 2.", "3", "4"])
    assert.ok(text.includes(each), `${each} in: ${text}`);
  assert.equal(classed(page, "gb-back").length, 1);
});

test("what the choice would change stands beside it, and nothing else does", () => {
  const before = { heap: 7, hands: [["axe"], []], round: 1 };
  const page = drawn(before, { ...before, heap: 5 });
  assert.deepEqual(
    classed(page, "gb-after").map((each) => words(each).trim()),
    ["→  5"],
  );
  assert.equal(classed(drawn(before), "gb-after").length, 0);
});

test("structs become tables that are named and can be scrolled by key", () => {
  const [table] = classed(drawn({ crew: [{ name: "mole", gold: 2 }, { name: "crook" }, { name: "bully", gold: 1 }] }), "gb-scroll");
  assert.equal(table?.attributes["aria-label"], "Crew");
  assert.equal(table?.attributes.tabIndex ?? table?.attributes.tabindex, "0");
  assert.equal(table?.all((each) => each.localName === "tr").length, 4);
});

test("the player who acts is marked, whatever else the view is", () => {
  const acting = (view: unknown): (string | undefined)[] => classed(drawn(view), "gb-player").map((each) => each.attributes["data-acting"]);
  assert.deepEqual(acting({ to_act: 1 }), ["false", "true"]);
  assert.deepEqual(acting({ to_act: [0, 1] }), ["true", "true"]);
  for (const view of [null, 3, [1, 2], "word", { to_act: "chance" }]) assert.deepEqual(acting(view), ["false", "false"]);
});
