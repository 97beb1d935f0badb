// Rings and arrows above a board: drawn where the things with these marks are, whatever the size of the board.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

interface DrawingsProps {
  rings: readonly string[];
  arrows: readonly (readonly [string, string])[];
  /** What is said about them, for those who do not see them. */
  words: string;
  /** Somebody points at a thing while drawing. */
  onPoint?: ((mark: string) => void) | undefined;
  children: ComponentChildren;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** How often it is looked whether things have moved, beside when the place changes its size: boards lay themselves out when they like. */
const LOOK_MS = 400;

export function Drawings({ rings, arrows, words, onPoint, children }: DrawingsProps) {
  const self = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const [spots, setSpots] = useState<ReadonlyMap<string, Spot>>(new Map());
  const wanted = [...new Set([...rings, ...arrows.flat()])].join("\n");
  useEffect(() => {
    const look = (): void => setSpots((now) => same(now, found(self.current, sheet.current, wanted.split("\n"))));
    look();
    if (!wanted) return;
    const timer = setInterval(look, LOOK_MS);
    const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
    if (sheet.current) watch?.observe(sheet.current);
    return () => {
      clearInterval(timer);
      watch?.disconnect();
    };
  }, [wanted]);
  const point = (event: MouseEvent): void => {
    const mark = event.target instanceof Element ? event.target.closest("[data-mark]")?.getAttribute("data-mark") : null;
    if (mark) onPoint?.(mark);
  };
  return (
    <div class="drawn" ref={self} onClickCapture={point}>
      {children}
      <svg ref={sheet} class="drawings" {...(words ? { role: "img", "aria-label": words } : { "aria-hidden": true as const })}>
        <defs>
          <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse">
            <path d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        {rings.map((mark) => {
          const at = spots.get(mark);
          return at && <circle key={mark} cx={at.x} cy={at.y} r={at.r} />;
        })}
        {arrows.map(([from, to]) => {
          const [a, b] = [spots.get(from), spots.get(to)];
          return a && b && <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} marker-end="url(#arrow-head)" />;
        })}
      </svg>
    </div>
  );
}

function found(root: HTMLElement | null, sheet: SVGSVGElement | null, wanted: readonly string[]): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  const frame = sheet?.getBoundingClientRect();
  for (const each of frame && root ? root.querySelectorAll("[data-mark]") : []) {
    const mark = each.getAttribute("data-mark") ?? "";
    const box = each.getBoundingClientRect();
    if (!frame || !wanted.includes(mark) || box.width === 0) continue;
    spots.set(mark, {
      x: box.x + box.width / 2 - frame.x,
      y: box.y + box.height / 2 - frame.y,
      r: Math.max(box.width, box.height) / 2 + 3,
    });
  }
  return spots;
}

/** The old map if nothing has moved: then nothing is drawn again. */
function same(old: ReadonlyMap<string, Spot>, now: ReadonlyMap<string, Spot>): ReadonlyMap<string, Spot> {
  const moved = [...now].some(([mark, { x, y, r }]) => {
    const was = old.get(mark);
    return !was || Math.abs(was.x - x) + Math.abs(was.y - y) + Math.abs(was.r - r) > 0.5;
  });
  return moved || old.size !== now.size ? now : old;
}
