// Dust on the mountain: where a die is dug out, and where one slides down to.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { dramaBeat, onBoard } from "../../board-kit/motion";
import { type Dice, slides } from "./moves";
import { place } from "./shown";

/** More dice than these don't leave or slide in one move. */
const MOST = 8;

/** Raises it whenever dice leave; it is loaded when it is first needed. */
export function useDust(board: RefObject<HTMLElement | null>, dice: Dice): void {
  const last = useRef(dice);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = dice;
    const moved = before === dice ? [] : slides(before, dice);
    const host = board.current;
    if (!host || moved.length === 0 || moved.length > MOST) return;
    const drawing = host.querySelector<SVGSVGElement>("svg.mountain");
    const beat = dramaBeat();
    if (!drawing || !beat) return;
    void import("../../board-kit/dust").then(async ({ puff, show }) => {
      await new Promise(requestAnimationFrame); // where it lies is asked when all is laid out anyhow
      const at = onBoard(host, drawing);
      const specks = moved.flatMap(({ from, to }) => {
        const [x, y, scale] = at(...place(to ?? from));
        return puff(x, y + 26 * scale, (to ? 60 : 80) * scale, to ? beat : 0);
      });
      show(host, { specks });
    });
  }, [dice]);
}
