import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import type { Paper } from "../../board-kit/paper";
import { blankPage } from "../../board-kit/paper";
import { Board } from "./Board";
import type { View } from "./types";

const LABELS = {
  "order:heroes": "alchemist dragon-slayer engineer prospector surveyor treasurer",
  "faces:alchemist": "magic:1 magic:1 magic:1",
  "faces:engineer": "tunnel:2 tool:pickaxe",
  "name:hero:surveyor": "Surveyor",
  "slot:b1": "b1: tunnel 2, tunnel die",
};
const TABLE: View = {
  game: "dice-miner",
  seats: 2,
  round: 1,
  phase: "excavation",
  to_act: 0,
  start: 0,
  heroes: ["alchemist", "engineer"],
  mountain: {
    a2: "magic:1",
    b1: "tunnel:2",
    b2: "hazard:dragon4",
    b3: "tool:shield",
    c1: "tunnel:3",
    c2: "treasure:1",
    c3: "tool:beer",
    c4: "tunnel:5",
  },
  troves: [
    ["magic:1", "magic:2", "tool:beer", "tunnel:1", "tunnel:1", "tunnel:3"],
    ["hazard:cave1", "treasure:2", "tunnel:1", "tunnel:2"],
  ],
  scores: [[], []],
};

function draw(
  view: Partial<View>,
  legal: readonly string[],
  more: { ghost?: Partial<View>; askable?: readonly string[]; selected?: readonly string[] } = {},
) {
  const page = blankPage();
  const picked: string[] = [];
  const whole = { ...TABLE, ...view };
  render(
    <Board
      view={whole}
      ghost={more.ghost ? { ...whole, ...more.ghost } : null}
      you={0}
      names={["Ada", "Bob"]}
      labels={LABELS}
      legal={new Set(legal)}
      selected={new Set(more.selected ?? [])}
      askable={more.askable ?? []}
      onPick={(mark) => picked.push(mark)}
      onPoint={() => {}}
    />,
    page as unknown as Element,
  );
  return { page, picked };
}

const marked = (page: Paper, name: string) => page.all((each) => name in each.attributes).map((each) => each.attributes["data-mark"] ?? "");
const button = (page: Paper, mark: string) => page.all((each) => each.attributes["data-mark"] === mark);

const PHASES: readonly [string, Partial<View>, readonly string[]][] = [
  [
    "heroes",
    { phase: "heroes", heroes: [null, "engineer"], mountain: {}, troves: [[], []] },
    ["hero:alchemist", "hero:surveyor", "hero:treasurer"],
  ],
  ["a first die, or cheers", {}, ["slot:a2", "slot:b1", "die:0:tool:beer", "seat:1"]],
  ["a second die", { picks: 1 }, ["slot:a2", "slot:b1", "slot:b3", "slot:c1", "slot:c4"]],
  ["magic to spend", { phase: "magic", mountain: {} }, ["die:0:magic:1", "die:0:magic:2", "hero:alchemist"]],
  [
    "dice to roll",
    { phase: "magic", mountain: {}, to_choose: 1, rolling: ["tunnel:1"] },
    ["die:0:magic:1", "die:0:tool:beer", "die:0:tunnel:1", "die:0:tunnel:3"],
  ],
  ["dice to keep", { phase: "replenish", mountain: {}, to_act: [0, 1], cached: [["tunnel:3"], []] }, ["die:0:tunnel:1", "die:0:tool:beer"]],
];

for (const [what, view, legal] of PHASES) {
  test(`every legal mark is drawn exactly once as a button: ${what}`, () => {
    const { page } = draw(view, legal);
    assert.deepEqual(marked(page, "data-legal").sort(), [...legal].sort());
    for (const mark of legal) {
      const [found, ...others] = button(page, mark);
      assert.equal(others.length, 0, mark);
      assert.equal(found?.attributes.role, "button");
      assert.equal(found?.attributes["aria-disabled"], "false");
    }
  });
}

test("no mark is drawn twice", () => {
  const { page } = draw({}, []);
  const all = marked(page, "data-mark");
  assert.equal(new Set(all).size, all.length);
});

test("a legal thing hangs out a lantern, whatever its colour", () => {
  const lanterns = (legal: string[]) => draw({ to_act: 1 }, legal).page.all((each) => each.attributes.class === "lantern").length;
  assert.equal(lanterns(["slot:b1", "seat:1"]) - lanterns([]), 2);
});

test("a button is named, and picked by a click and by the keys", () => {
  const { page, picked } = draw({}, ["slot:b1"]);
  const [found] = button(page, "slot:b1");
  assert.equal(found?.attributes["aria-label"], "b1: tunnel 2, tunnel die");
  found?.fire("click");
  found?.fire("keydown", { key: "Enter" });
  found?.fire("keydown", { key: " " });
  found?.fire("keydown", { key: "x" });
  assert.deepEqual(picked, ["slot:b1", "slot:b1", "slot:b1"]);
});

test("what can't be chosen can be asked why; the rest is only a picture", () => {
  const { page, picked } = draw({}, ["slot:a2"], { askable: ["slot:b2"] });
  const [why] = button(page, "slot:b2");
  assert.deepEqual([why?.attributes.role, why?.attributes["aria-disabled"]], ["button", "true"]);
  why?.fire("click");
  assert.deepEqual(picked, ["slot:b2"]);
  assert.equal(button(page, "slot:c2")[0]?.attributes.role, "img");
});

test("a chosen die is no button while an equal one is free", () => {
  const { page } = draw({ phase: "magic", mountain: {}, to_choose: 1, rolling: ["tunnel:1"] }, ["die:0:tunnel:1"]);
  const chosen = page.all((each) => (each.attributes.class ?? "").includes("is-chosen"));
  assert.equal(chosen.length, 1);
  assert.equal(chosen[0]?.all((each) => "data-mark" in each.attributes).length, 0);
});

test("only the hero's magic that isn't spent shares the hero's mark", () => {
  const twins = (spent: number) =>
    draw({ phase: "magic", mountain: {}, hero_spent: spent }, ["hero:alchemist"]).page.all((each) => "data-twin" in each.attributes).length;
  assert.deepEqual([twins(0), twins(2)], [3, 1]);
});

test("the ghost of a side die shows what slides and what comes", () => {
  const ghost = {
    mountain: { ...TABLE.mountain, c4: "tool:shield", b3: "magic:1", a2: null },
    troves: [[...(TABLE.troves[0] ?? []), "tunnel:5"], TABLE.troves[1] ?? []],
  };
  const { page } = draw({ picks: 1 }, ["slot:c4"], { ghost, selected: ["slot:c4"] });
  const sliding = page.all((each) => each.attributes.class === "lying sliding");
  assert.deepEqual(
    sliding.map((each) => each.all((inner) => "data-mark" in inner.attributes)[0]?.attributes["data-mark"]),
    ["slot:a2", "slot:b3"],
  );
  assert.equal(page.all((each) => each.attributes.class === "ghost").length, 2);
  assert.equal(page.all((each) => each.attributes.class === "cell soon-come").length, 1);
});
