// A place on the board with a size of its own: whatever lies there is drawn as large as it fits, and never pushes its neighbours.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawsAtOnce } from "./motion";

/** From the largest to the smallest; few steps, so that one more die rarely changes the size of all. */
const SIZES = [2, 1.7, 1.5, 1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48, 0.42, 0.36];

interface FitProps {
  class?: string;
  /** What lies there: when it changes, a larger size may be right; in between things only shrink if they must. */
  of: unknown;
  /** The largest size that looks right. */
  most?: number;
  /** Below this size words are left out first: `data-dense` says so to the stylesheet. */
  dense?: number;
  children: ComponentChildren;
}

/** A way to draw it: how large, and with all words or without. */
interface Way {
  readonly size: number;
  readonly short: boolean;
}

export function Fit({ class: kind = "", of, most = 1, dense = 1, children }: FitProps) {
  const place = useRef<HTMLDivElement>(null);
  const things = useRef<HTMLDivElement>(null);
  const ways = useMemo(() => waysOf(most, dense), [most, dense]);
  const now = useRef(ways.findIndex(({ size }) => size === 1));
  const settled = useRef<unknown>(of);
  const may = useRef(false);
  const looks = useRef(0);
  const waits = useRef<ReturnType<typeof setTimeout> | 0>(0);
  /** Tries one way after the other: all at once, or each in a task of its own, since whoever does much at once lets no frame through. */
  const settle = (atOnce: boolean): void => {
    clearTimeout(waits.current);
    waits.current = 0;
    if (!place.current || !things.current) return;
    const tries = search(place.current, things.current, ways, now.current);
    const step = (): void => {
      let { done, value } = tries.next();
      while (atOnce && !done) ({ done, value } = tries.next());
      if (value !== undefined) now.current = value;
      waits.current = done ? 0 : setTimeout(step);
      if (done && may.current) look();
    };
    if (atOnce) step();
    else waits.current = setTimeout(step);
  };
  const look = (): void => {
    cancelAnimationFrame(looks.current);
    looks.current = requestAnimationFrame(() => {
      const [box, inside] = [place.current, things.current];
      if (waits.current || !box || !inside) return;
      const larger = may.current;
      may.current = false;
      if (!fits(box) || (larger && hasRoom(box, inside, ways, now.current))) settle(drawsAtOnce());
    });
  };
  useLayoutEffect(() => {
    if (!place.current || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => settle(true));
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(looks.current);
      clearTimeout(waits.current);
    };
  }, []);
  useLayoutEffect(() => {
    const changed = settled.current !== of;
    settled.current = of;
    if (!place.current || !things.current || typeof ResizeObserver === "undefined") return;
    may.current ||= changed;
    look();
  });
  return (
    <div class={`fit ${kind}`} ref={place}>
      <div class="fit-room">
        <div class="fit-inside" ref={things}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** From the best to the poorest: all sizes that look right with words, then all sizes without. */
function waysOf(most: number, dense: number): readonly Way[] {
  const sizes = SIZES.filter((each) => each <= most);
  return [
    ...sizes.filter((size) => size >= dense).map((size) => ({ size, short: false })),
    ...sizes.map((size) => ({ size, short: true })),
  ];
}

function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
}

/** Is there room for the next larger size? Things need it in both directions. */
function hasRoom(box: HTMLElement, inside: HTMLElement, ways: readonly Way[], now: number): boolean {
  const [larger, size] = [ways[now - 1]?.size, ways[now]?.size ?? 1];
  return larger !== undefined && heightOf(inside) * (larger / size) ** 2 <= box.clientHeight;
}

const heightOf = (inside: HTMLElement): number => inside.getBoundingClientRect().height;

/** How much larger than a thing its target must be for a finger; said once it is settled, for a try that fails needs none. */
const fingers = (size: number): string => (size >= 0.8 ? "" : size >= 0.62 ? "small" : "tiny");

/** The best way to draw it. Every way that is tried lays out the place once, so it is guessed by how its height grew with its size so far. */
function* search(box: HTMLElement, inside: HTMLElement, ways: readonly Way[], from: number): Generator<undefined, number> {
  if (box.clientHeight === 0) return from;
  let [fitting, failing] = [ways.length - 1, -1];
  let [tried, power] = [from, 2];
  let before: { size: number; height: number } | null = null;
  for (;;) {
    if (!draw(box, inside, ways, tried)) failing = tried;
    else [fitting, failing] = [tried, hasRoom(box, inside, ways, tried) ? failing : tried - 1];
    if (fitting - failing <= 1) break;
    const { size = 1, short = false } = ways[tried] ?? {};
    const height = heightOf(inside);
    if (before && height !== before.height)
      power = Math.min(3, Math.max(1, Math.log(height / before.height) / Math.log(size / before.size)));
    before = { size, height };
    const wanted = size * (box.clientHeight / height) ** (1 / power);
    const guess = ways.findIndex((way) => way.short === short && way.size <= wanted);
    tried = Math.max(failing + 1, Math.min(fitting - 1, guess < 0 ? fitting - 1 : guess));
    yield;
  }
  box.toggleAttribute("data-scrolls", !draw(box, inside, ways, fitting));
  const kind = fingers(ways[fitting]?.size ?? 1);
  if (inside.dataset.fingers !== kind) inside.dataset.fingers = kind;
  return fitting;
}

/** Draws it in one of the ways; whether it fits. */
function draw(box: HTMLElement, inside: HTMLElement, ways: readonly Way[], number: number): boolean {
  const way = ways[number];
  if (!way) return false;
  if (inside.dataset.way !== String(number)) {
    // Neither `zoom` nor a property that is inherited: that would style everything inside anew.
    inside.style.width = `${100 / way.size}%`;
    inside.style.transform = way.size === 1 ? "" : `scale(${way.size})`;
    inside.dataset.size = String(way.size);
    if (inside.hasAttribute("data-dense") !== way.short) inside.toggleAttribute("data-dense", way.short);
    inside.dataset.way = String(number);
  }
  return fits(box);
}
