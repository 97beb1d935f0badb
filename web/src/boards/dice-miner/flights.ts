// Dice that change hands fly there: from where they lay before the view changed to where they lie now.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { boardBeat, onBoard } from "../../board-kit/motion";
import type { Dice } from "./moves";
import { place } from "./shown";

type Spot = { left: number; top: number; width: number };

/** Where every die lies. Those of the mountain are measured by its drawing: to ask each of them would take long. */
function spots(board: HTMLElement, { mountain }: Dice): Map<string, Spot> {
  const home = board.getBoundingClientRect();
  const found = new Map<string, Spot>();
  for (const element of board.querySelectorAll("svg.cell[data-die]")) {
    const { left, top, width } = element.getBoundingClientRect();
    found.set(element.getAttribute("data-die") ?? "", { left: left - home.left, top: top - home.top, width });
  }
  const drawing = board.querySelector<SVGSVGElement>("svg.mountain");
  if (!drawing) return found;
  const at = onBoard(board, drawing);
  for (const [slot, die] of Object.entries(mountain)) {
    const [x, y, scale] = at(...place(slot));
    found.set(String(die), { left: x - 47 * scale, top: y - 47 * scale, width: 94 * scale });
  }
  return found;
}

/** Lets the dice of the troves fly whenever they change; the mountain's dice slide by themselves. */
export function useFlights(board: RefObject<HTMLElement | null>, dice: Dice): void {
  const last = useRef(new Map<string, Spot>());
  const size = useRef("");
  useLayoutEffect(() => {
    // Where they lie now is asked just before the next picture, when all is laid out anyhow.
    const frame = requestAnimationFrame(() => fly(boardBeat()));
    return () => cancelAnimationFrame(frame);
  }, [dice]);
  const fly = (beat: number): void => {
    const element = board.current;
    if (!element || !beat) return;
    const room = `${element.clientWidth} ${element.clientHeight}`;
    const before = room === size.current ? last.current : new Map<string, Spot>();
    size.current = room;
    const now = spots(element, dice);
    last.current = now;
    const flying = [...element.querySelectorAll("svg.cell[data-die]")].flatMap((die) => {
      const id = die.getAttribute("data-die") ?? "";
      const from = before.get(id);
      const to = now.get(id);
      if (!from || !to?.width || Math.hypot(from.left - to.left, from.top - to.top) < 3) return [];
      const zoom = to.width / (die.clientWidth || to.width); // a trove is drawn as large as it fits
      const start = `translate(${(from.left - to.left) / zoom}px, ${(from.top - to.top) / zoom}px) scale(${from.width / to.width})`;
      return [{ die, start }];
    });
    // All is measured before anything moves: after each flight that begins, the next question would lay out the board again.
    for (const { die, start } of flying) {
      die.animate(
        [
          { transform: start, transformOrigin: "0 0", zIndex: 2 },
          { transform: "none", transformOrigin: "0 0", zIndex: 2 },
        ],
        { duration: beat * 1.2, easing: "cubic-bezier(.3,.1,.2,1)" },
      );
    }
  };
}
