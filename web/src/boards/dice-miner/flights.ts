// Dice that change hands fly there: from where they lay before the view changed to where they lie now.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { beatOf } from "../../board-kit/motion";

type Spot = { left: number; top: number; width: number };

function spots(board: HTMLElement): Map<string, Spot> {
  const home = board.getBoundingClientRect();
  return new Map(
    [...board.querySelectorAll("[data-die]")].map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return [element.getAttribute("data-die") ?? "", { left: left - home.left, top: top - home.top, width }];
    }),
  );
}

/** Lets the dice of the troves fly whenever `view` changes; the mountain's dice slide by themselves. */
export function useFlights(board: RefObject<HTMLElement | null>, view: unknown): void {
  const last = useRef<unknown>(view);
  const before = useRef(new Map<string, Spot>());
  if (last.current !== view) {
    last.current = view;
    // The page still shows the old view while the new one is being drawn.
    before.current = board.current ? spots(board.current) : new Map();
  }
  useLayoutEffect(() => {
    const element = board.current;
    const beat = element ? beatOf(element) : 0;
    if (!element || !beat) return;
    const now = spots(element);
    for (const die of element.querySelectorAll("svg.cell[data-die]")) {
      const id = die.getAttribute("data-die") ?? "";
      const from = before.current.get(id);
      const to = now.get(id);
      if (!from || !to?.width || Math.hypot(from.left - to.left, from.top - to.top) < 3) continue;
      const zoom = die.currentCSSZoom ?? 1; // a trove is drawn as large as it fits
      const start = `translate(${(from.left - to.left) / zoom}px, ${(from.top - to.top) / zoom}px) scale(${from.width / to.width})`;
      die.animate(
        [
          { transform: start, transformOrigin: "0 0", zIndex: 2 },
          { transform: "none", transformOrigin: "0 0", zIndex: 2 },
        ],
        { duration: beat * 1.2, easing: "cubic-bezier(.3,.1,.2,1)" },
      );
    }
  }, [view]);
}
