import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { memo } from "./memo";
import type { Paper } from "./paper";
import { blankPage } from "./paper";
import { NO_PICKING, type Picking, Picks, Target } from "./Target";

const drawn: string[] = [];

const Thing = memo(({ mark }: { mark: string }) => {
  drawn.push(mark);
  return (
    <Target mark={mark} outline="M0 0h9v9z" hit="M0 0h9v9z" depth={2}>
      {null}
    </Target>
  );
});

function show(page: Paper, picking: Partial<Picking>): void {
  const things = ["a", "b", "c"].map((mark) => <Thing key={mark} mark={mark} />);
  const told = <Picks {...{ ...NO_PICKING, ...picking }}>{things}</Picks>;
  render(told, page as unknown as Element);
}

const legal = (page: Paper): readonly string[] =>
  page.all((each) => "data-legal" in each.attributes).map((each) => each.attributes["data-mark"] ?? "");

test("what becomes legal is marked, although nothing around it is drawn again", async () => {
  const page = blankPage();
  show(page, { legal: new Set(["a"]) });
  assert.deepEqual(legal(page), ["a"]);
  drawn.length = 0;
  show(page, { legal: new Set(["b", "c"]) });
  await new Promise((done) => setTimeout(done));
  assert.deepEqual([legal(page), drawn], [["b", "c"], []]);
});

test("a thing is picked by whoever is asked now", async () => {
  const page = blankPage();
  const picked: string[] = [];
  const by = (name: string): Partial<Picking> => ({ legal: new Set(["a"]), onPick: (mark) => picked.push(`${name} ${mark}`) });
  show(page, by("first"));
  show(page, by("second"));
  await new Promise((done) => setTimeout(done));
  page.all((each) => each.attributes["data-mark"] === "a")[0]?.fire("click");
  assert.deepEqual(picked, ["second a"]);
});

test("an edge is drawn around a thing and below it in one path", () => {
  const page = blankPage();
  show(page, {});
  const [ring] = page.all((each) => each.attributes.class === "target-ring");
  assert.equal(ring?.attributes.d, "M0 0h9v9zM0 2h9v9z");
});
