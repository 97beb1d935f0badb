// A place on the board with a size of its own: whatever lies there is drawn as large as it fits, and never pushes its neighbours.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";

/** From the largest to the smallest; few steps, so that one more die rarely changes the size of all. */
const SIZES = [1.7, 1.5, 1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48, 0.42, 0.36];

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

export function Fit({ class: looks = "", of, most = 1, dense = 1, children }: FitProps) {
  const place = useRef<HTMLDivElement>(null);
  const ways = useMemo(() => waysOf(most, dense), [most, dense]);
  const now = useRef(ways.findIndex(({ size }) => size === 1));
  const settled = useRef<unknown>(null);
  const waits = useRef(0);
  const settle = (): void => {
    clearTimeout(waits.current);
    waits.current = 0;
    if (place.current) now.current = search(place.current, ways, now.current);
  };
  useLayoutEffect(() => {
    if (!place.current || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(settle);
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      clearTimeout(waits.current);
    };
  }, []);
  useLayoutEffect(() => {
    const [first, changed] = [settled.current === null, settled.current !== of];
    settled.current = of;
    if (first) settle();
    else if (place.current && !waits.current && (!fits(place.current) || (changed && hasRoom(place.current, ways, now.current))))
      waits.current = window.setTimeout(settle); // in a task of its own: whoever draws much at once lets no frame through
  });
  return (
    <div class={`fit ${looks}`} ref={place}>
      <div class="fit-inside">{children}</div>
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

/** How much larger things could be if they grew in both directions and filled their place. */
function growth(box: HTMLElement): number {
  const height = box.firstElementChild?.getBoundingClientRect().height ?? 0;
  return height > 0 ? Math.sqrt(box.clientHeight / height) : 1;
}

/** Is there room for the next larger size? */
function hasRoom(box: HTMLElement, ways: readonly Way[], now: number): boolean {
  const [larger, size] = [ways[now - 1]?.size, ways[now]?.size ?? 1];
  return larger !== undefined && larger / size <= growth(box);
}

/** The best way to draw it. It begins with a guess, so that the page is laid out two or three times and not once for each size. */
function search(box: HTMLElement, ways: readonly Way[], from: number): number {
  const inside = box.firstElementChild as HTMLElement | null;
  if (!inside || box.clientHeight === 0) return from;
  let drawn = Number(inside.dataset.way ?? -1);
  const fitsAs = (number: number): boolean => {
    const way = ways[number];
    if (!way) return false;
    if (drawn !== number) {
      inside.style.zoom = String(way.size);
      inside.style.setProperty("--zoom", String(way.size));
      inside.toggleAttribute("data-dense", way.short);
      inside.dataset.way = String(number);
      drawn = number;
    }
    return fits(box);
  };
  const fitted = fitsAs(from);
  const wanted = (ways[from]?.size ?? 1) * growth(box);
  const short = ways[from]?.short ?? false;
  const guess = ways.findIndex((way) => way.short === short && way.size <= wanted);
  let best = guess < 0 ? from : fitted ? Math.min(from, guess) : Math.max(from + 1, guess);
  if (fitsAs(best)) {
    while (best > 0 && (fitted || best - 1 > from) && fitsAs(best - 1)) best -= 1;
  } else {
    do best += 1;
    while (best < ways.length - 1 && !fitsAs(best));
  }
  fitsAs(best);
  return Math.min(best, ways.length - 1);
}
