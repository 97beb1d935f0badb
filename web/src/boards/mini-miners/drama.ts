// What happens between two views, with feeling: rocks raise dust, the mine falls in and the lights go out, dwarves walk along the galleries, the lost are mourned.
// It only adds to the drawing for a moment; whoever wants no motion never loads it.
import { puff, rockfall, show } from "../../board-kit/dust";
import { boardBeat, dramaBeat, onBoard } from "../../board-kit/motion";
import { fallen, placeOf, REMOVED, TAVERN } from "./reading";
import { type Box, boxOf, cell, GROUND, heap, type Shape, SPACES, standOf, wayOut } from "./spaces";
import type { Dwarf, View } from "./view";

export interface Happened {
  /** Spaces where a marker has fallen. */
  readonly fell: readonly string[];
  /** Dwarves that are out of the round, and whether the whole mine came down. */
  readonly lost: readonly string[];
  readonly fellIn: boolean;
  /** Dwarves that went somewhere: from a space or "" to a space or the tavern. */
  readonly walked: readonly { readonly name: string; readonly from: string; readonly to: string }[];
}

/** What has happened since; when a round ends, the view keeps where everybody was at last. */
export function happened(before: View, now: View): Happened {
  const ended = now.past.length > before.past.length ? now.past.at(-1) : undefined;
  const crew = ended?.crew ?? now.crew;
  const were = new Map(before.crew.map((dwarf) => [dwarf.name, dwarf]));
  const [had, has] = [fallen(before), fallen(now)];
  const going = (dwarf: Dwarf) => {
    const was = were.get(dwarf.name);
    return was !== undefined && placeOf(was) !== placeOf(dwarf) ? [{ name: dwarf.name, from: placeOf(was), to: placeOf(dwarf) }] : [];
  };
  const gone = crew.flatMap(going);
  return {
    fell: before.round === now.round ? SPACES.filter((space) => (has.get(space) ?? 0) > (had.get(space) ?? 0)) : [],
    lost: gone.filter(({ from, to }) => from in GROUND && to === REMOVED).map(({ name }) => name),
    fellIn: ended?.fell_in ?? false,
    walked: gone.filter(({ from, to }) => to === TAVERN || (to in GROUND && (from === "" || from in GROUND))),
  };
}

type Point = readonly [x: number, y: number];

/** The way from one place to another: along the galleries to where both ways meet, through the mouth of the mine if one is outside. */
export function walk(shape: Shape, from: string, to: string): readonly Point[] {
  const mouth = cell(shape, 0, 0);
  const door: Point = [mouth.x + mouth.width * 0.86, mouth.y + shape.dwarf / 2];
  const [out, back] = [wayOut(from), wayOut(to)];
  const meet = out.find((space) => back.includes(space));
  const upTo = (way: readonly string[]) => (meet ? way.slice(0, way.indexOf(meet) + 1) : way);
  const up = upTo(out).map((space) => standOf(shape, space));
  const down = upTo(back).map((space) => standOf(shape, space));
  const middle = meet ? up.slice(0, -1) : [...up, door];
  return [...middle, ...[...down].reverse()];
}

const STEP = 13;
const HOP = 3.5;

/** Points close enough for steps along a way, each a little hop. */
export function steps(way: readonly Point[]): readonly Point[] {
  const made: Point[] = [];
  way.slice(1).forEach(([x, y], leg) => {
    const [fromX, fromY] = way[leg] ?? [x, y];
    const count = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / STEP));
    for (let each = 0; each < count; each += 1)
      made.push([fromX + ((x - fromX) * each) / count, fromY + ((y - fromY) * each) / count - (made.length % 2 ? HOP : 0)]);
  });
  return [...made, ...way.slice(-1)];
}

const MOST_WALKERS = 4;
const SVG = "http://www.w3.org/2000/svg";

/** Looks at the board before a new view is drawn; what it gives is called when it is drawn, and plays what has happened. */
export function prepare(board: HTMLElement, before: View, now: View): ((shape: Shape) => void) | null {
  const beat = boardBeat();
  if (!beat) return null;
  const news = happened(before, now);
  const crowd = news.walked.length > MOST_WALKERS;
  const places = new Map(before.crew.map((dwarf) => [dwarf.name, figure(board, dwarf.name)]));
  const was = new Map([...places].map(([name, element]) => [name, element ? spotOf(element) : null]));
  const leaves = [...news.lost, ...(before.round === now.round || crowd ? [] : news.walked.map(({ name }) => name))];
  const copies = new Map(leaves.map((name) => [name, copyOf(places.get(name) ?? null)]));
  return (shape) => {
    const stage = board.querySelector(".mm-drama");
    for (const { name, from, to } of crowd ? [] : news.walked) {
      const [copy, begin] = [copies.get(name), was.get(name)];
      if (copy) stage?.append(copy);
      const walker = copy ?? figure(board, name);
      if (walker && begin) march(walker, [begin, ...walk(shape, from, to), ...(copy ? [] : [spotOf(walker)])], beat, copy !== undefined);
    }
    news.lost.forEach((name, place) => {
      const [copy, at] = [copies.get(name), was.get(name)];
      if (copy && at && stage) mourn(stage, copy, at, beat, news.fellIn ? 1.5 + place * 0.4 : 1.4);
    });
    if (dramaBeat()) shakeAndDust(board, shape, news, beat);
  };
}

const figure = (board: HTMLElement, name: string): SVGGElement | null =>
  board.querySelector<SVGGElement>(`.mm-mine [data-dwarf="${name}"]`);

/** Where a dwarf is drawn. */
function spotOf(element: SVGGElement): Point {
  const matrix = new DOMMatrix(element.style.transform);
  return [matrix.e, matrix.f];
}

/** The picture of a dwarf without its button. */
function copyOf(element: SVGGElement | null): SVGGElement | undefined {
  if (!element) return undefined;
  const copy = document.createElementNS(SVG, "g");
  copy.style.transform = element.style.transform;
  const face = element.querySelector(".mm-face") ?? element;
  for (const child of face.children) copy.append(child.cloneNode(true));
  return copy;
}

const put = ([x, y]: Point): string => `translate(${x}px, ${y}px) scale(1)`;

/** Walks along; a copy goes when it is there. */
function march(walker: SVGGElement, way: readonly Point[], beat: number, copy: boolean): void {
  const taken = steps(way);
  const frames: Keyframe[] = taken.map((each) => ({ transform: put(each) }));
  const played = walker.animate(frames, { duration: Math.min(beat * 6, beat * (1.4 + taken.length / 14)), easing: "ease-in-out" });
  if (copy) played.onfinish = () => walker.remove();
}

/** Sinks into the dark where it stood, and a candle burns there for a while. */
function mourn(stage: Element, copy: SVGGElement, [x, y]: Point, beat: number, after: number): void {
  const candle = document.createElementNS(SVG, "g");
  candle.setAttribute("transform", `translate(${x} ${y + 6})`);
  for (const [looks, d] of CANDLE) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", looks);
    path.setAttribute("d", d);
    candle.append(path);
  }
  stage.append(copy, candle);
  const sink = [
    { transform: put([x, y]), opacity: 1, filter: "brightness(1)" },
    { transform: `translate(${x}px, ${y + 4}px) rotate(-9deg) scale(0.96)`, opacity: 1, filter: "brightness(0.45)", offset: 0.35 },
    { transform: `translate(${x}px, ${y + 16}px) rotate(-14deg) scale(0.9)`, opacity: 0, filter: "brightness(0.2)" },
  ];
  copy.animate(sink, { duration: beat * 4, delay: beat * (after - 1), fill: "both", easing: "ease-in" }).onfinish = () => copy.remove();
  const glow = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0.75, offset: 0.5 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  candle.animate(glow, { duration: beat * 5, delay: beat * (after + 1.5), fill: "both" }).onfinish = () => candle.remove();
}

const CANDLE: readonly (readonly [string, string])[] = [
  ["mm-glow", "M-17-8a17 17 0 1 0 34 0a17 17 0 1 0-34 0z"],
  ["lantern-body", "M-4 0h8v13h-8z"],
  ["lantern-flame", "M0-13c5 6 5 11 0 12c-5-1-5-6 0-12z"],
];

/** Rocks land after this part of their fall. */
const LANDS = 1.45;

function shakeAndDust(board: HTMLElement, shape: Shape, news: Happened, beat: number): void {
  const mine = board.querySelector<SVGSVGElement>(".mm-mine");
  if (!mine || !(news.fell.length || news.fellIn)) return;
  const at = onBoard(board, mine);
  const cloud = ([x, y]: Point, size: number, after: number) => {
    const [left, top, scale] = at(x, y);
    return puff(left, top, size * scale, after);
  };
  if (news.fellIn) {
    const [left, top, scale] = at(0, shape.top);
    const [right] = at(shape.width, 0);
    const clouds = SPACES.flatMap((space, each) => cloud(middleOf(boxOf(shape, space)), 40, beat * (0.5 + (each % 5) * 0.7)));
    show(board, { specks: [...rockfall(left, right, top, 26 * scale, beat * 3), ...clouds], night: beat * 8 });
    shake(mine, 7, beat * 5, 0);
  } else {
    show(board, { specks: news.fell.flatMap((space) => cloud(heap(shape, space), 54, beat * LANDS)) });
    shake(mine, 2.5, beat * 1.6, beat * LANDS);
  }
}

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height * 0.7];

/** Trembles, less and less. */
function shake(mine: SVGSVGElement, far: number, duration: number, delay: number): void {
  const count = 12;
  const frames = Array.from({ length: count + 1 }, (_, each) => {
    const left = far * (1 - each / count) * (each % 2 ? 1 : -1);
    return { transform: each === count ? "none" : `translate(${left}px, ${left * 0.5 * (each % 3 ? 1 : -1)}px)` };
  });
  mine.animate(frames, { duration, delay });
}
