import assert from "node:assert/strict";
import { test } from "node:test";
import {
  begin,
  type Choosing,
  choose,
  clear,
  confirm,
  confirms,
  goOn,
  legalMarks,
  type Option,
  pick,
  pointedAt,
  refused,
  remaining,
  stage,
} from "./choosing";

const DICE: readonly Option[] = [
  { event: "take a2", marks: ["slot:a2"] },
  { event: "take b1", marks: ["slot:b1"] },
  { event: "cheers tunnel to 1", marks: ["die:0:tunnel:beer", "seat:1"] },
  { event: "cheers tunnel to 2", marks: ["die:0:tunnel:beer", "seat:2"] },
];
const TOOLS: readonly Option[] = [
  { event: "equip rope Ada", marks: ["tool:rope", "dwarf:Ada"] },
  { event: "equip rope Bo", marks: ["tool:rope", "dwarf:Bo"] },
  { event: "equip lamp Ada", marks: ["tool:lamp", "dwarf:Ada"] },
  { event: "done", marks: [] },
];

function after(options: readonly Option[], ...marks: string[]): Choosing {
  return marks.reduce((choosing, mark) => pick(choosing, mark) ?? choosing, begin(options));
}

test("an ordinary move is two taps: pick and confirm", () => {
  const selected = after(DICE, "slot:b1");
  assert.equal(stage(selected), "selected");
  const sent = confirm(selected);
  assert.equal(sent.options[sent.sent ?? -1]?.event, "take b1");
});

test("everything that an option needs can be picked, and nothing else", () => {
  assert.deepEqual([...legalMarks(begin(DICE))].sort(), ["die:0:tunnel:beer", "seat:1", "seat:2", "slot:a2", "slot:b1"]);
  assert.equal(pick(begin(DICE), "slot:e1"), null);
});

test("a picked mark narrows to the options that hold it", () => {
  const narrowed = after(TOOLS, "tool:rope");
  assert.equal(stage(narrowed), "narrowed");
  assert.deepEqual([...legalMarks(narrowed)].sort(), ["dwarf:Ada", "dwarf:Bo", "tool:rope"]);
  assert.deepEqual(remaining(narrowed), [0, 1]);
  assert.equal(pick(narrowed, "dwarf:Bo")?.chosen, 1);
});

test("marks can be picked in any order", () => {
  assert.equal(after(TOOLS, "dwarf:Bo").chosen, 1);
  assert.equal(after(TOOLS, "dwarf:Ada", "tool:lamp").chosen, 2);
});

test("the mark that completed a choice confirms it when it is picked again", () => {
  assert.ok(confirms(after(DICE, "slot:b1"), "slot:b1"));
  assert.ok(confirms(after(TOOLS, "tool:rope", "dwarf:Bo"), "dwarf:Bo"));
  assert.ok(!confirms(after(TOOLS, "tool:rope", "dwarf:Bo"), "tool:rope"));
  assert.ok(!confirms(after(TOOLS, "tool:rope"), "tool:rope"));
  assert.ok(confirms(begin([{ event: "take a1", marks: ["slot:a1"] }]), "slot:a1"));
});

test("a mark picked again is put back", () => {
  assert.deepEqual(after(TOOLS, "tool:rope", "tool:rope"), begin(TOOLS));
  assert.equal(stage(after(DICE, "slot:b1", "slot:b1")), "open");
});

test("putting back one mark of two leaves the other picked", () => {
  const back = after(TOOLS, "tool:rope", "dwarf:Bo", "dwarf:Bo");
  assert.equal(stage(back), "narrowed");
  assert.deepEqual(back.picked, ["tool:rope"]);
});

test("one can change one's mind without clearing first", () => {
  const selected = after(DICE, "slot:b1");
  assert.ok(legalMarks(selected).has("slot:a2"));
  assert.equal(pick(selected, "slot:a2")?.chosen, 0);
  assert.equal(after(TOOLS, "tool:rope", "tool:lamp").chosen, 2);
});

test("escape puts everything back", () => {
  assert.deepEqual(clear(after(DICE, "slot:b1")), begin(DICE));
  assert.deepEqual(clear(after(TOOLS, "tool:rope")), begin(TOOLS));
});

test("the words lead to the same selection as the marks", () => {
  assert.deepEqual(choose(begin(DICE), 1), after(DICE, "slot:b1"));
  assert.equal(choose(begin(TOOLS), 3).chosen, 3);
  assert.equal(choose(begin(TOOLS), 9).chosen, null);
});

test("nothing is sent twice: after confirming every touch is ignored until the answer", () => {
  const sent = confirm(after(DICE, "slot:b1"));
  assert.equal(stage(sent), "sent");
  assert.equal(legalMarks(sent).size, 0);
  assert.equal(pick(sent, "slot:a2"), sent);
  assert.equal(choose(sent, 0), sent);
  assert.equal(clear(sent), sent);
  assert.equal(confirm(sent), sent);
  assert.equal(stage(refused(sent)), "selected");
});

test("there is nothing to confirm before something is selected", () => {
  assert.equal(stage(confirm(begin(DICE))), "open");
  assert.equal(stage(begin([])), "nothing");
});

test("the only answer is selected from the start", () => {
  const only = begin([{ event: "done", marks: [] }]);
  assert.equal(stage(only), "selected");
  assert.equal(clear(only), only);
});

test("options with the same marks are told apart by their words", () => {
  const twins = begin([
    { event: "use rope", marks: ["tool:rope"] },
    { event: "borrow rope", marks: ["tool:rope"] },
  ]);
  const narrowed = pick(twins, "tool:rope");
  assert.equal(narrowed && stage(narrowed), "narrowed");
  assert.deepEqual(narrowed && remaining(narrowed), [0, 1]);
});

test("pointing shows what picking would select", () => {
  assert.equal(pointedAt(begin(DICE), "slot:a2"), 0);
  assert.equal(pointedAt(begin(DICE), "die:0:tunnel:beer"), null);
  assert.equal(pointedAt(after(DICE, "die:0:tunnel:beer"), "seat:2"), 3);
  assert.equal(pointedAt(begin(DICE), "slot:e6"), null);
});

test("what is picked stays while others do their part, and goes with the question", () => {
  const picked = after(DICE, "slot:a2");
  assert.equal(
    goOn(
      picked,
      DICE.map((option) => ({ ...option })),
    ),
    picked,
  );
  assert.equal(goOn(picked, DICE.slice(1)).chosen, null);
  assert.equal(
    goOn(
      picked,
      DICE.map((option) => ({ ...option, marks: ["slot:e1", ...option.marks] })),
    ).chosen,
    null,
  );
});

test("after a move the same question is a new one", () => {
  const sent = confirm(after(DICE, "slot:a2"));
  assert.equal(goOn(sent, DICE).sent, null);
  assert.equal(goOn(sent, DICE).chosen, null);
});
