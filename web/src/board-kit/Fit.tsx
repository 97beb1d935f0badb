// A place on the board with a size of its own: whatever lies there is drawn as large as it fits, and never pushes its neighbours.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";

/** From the largest to the smallest; few steps, so that one more die rarely changes the size of all. */
const SIZES = [1.7, 1.5, 1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48, 0.42, 0.36];

interface FitProps {
  class?: string;
  /** What lies there: when it changes, the largest size is looked for anew; in between things only shrink if they must. */
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
  const settle = (): void => {
    if (place.current) now.current = search(place.current, ways, now.current);
  };
  useLayoutEffect(() => {
    if (!place.current || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(settle);
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(settle, [of]);
  useLayoutEffect(() => {
    if (place.current && !fits(place.current)) settle();
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

/** The best way near the one so far: mostly that is the one so far, and the page is measured once or twice. */
function search(box: HTMLElement, ways: readonly Way[], from: number): number {
  const inside = box.firstElementChild as HTMLElement | null;
  if (!inside || box.clientHeight === 0) return from;
  const fitsAs = (number: number): boolean => {
    const way = ways[number];
    if (!way) return false;
    inside.style.zoom = String(way.size);
    inside.style.setProperty("--zoom", String(way.size));
    inside.toggleAttribute("data-dense", way.short);
    return fits(box);
  };
  let best = from;
  if (fitsAs(best)) {
    while (best > 0 && fitsAs(best - 1)) best -= 1;
  } else {
    do best += 1;
    while (best < ways.length - 1 && !fitsAs(best));
  }
  fitsAs(best);
  return best;
}
