// A die or a hero on its own, as lines of the log and the reference show them.
import type { PieceProps } from "../../board-kit/game-board";
import { NO_PICKING, PickingContext } from "../../board-kit/Target";
import { DieDrawing } from "./Die";
import { HeroDrawing } from "./heroes";

export function Piece({ drawing, labels }: PieceProps) {
  const [kind, ...rest] = drawing.split(":");
  const name = rest.join(":");
  return (
    <PickingContext.Provider value={{ ...NO_PICKING, labels }}>
      <svg class="piece" viewBox="-3 -3 106 112" aria-hidden="true">
        {kind === "hero" ? <HeroDrawing hero={name} /> : <DieDrawing face={name} />}
      </svg>
    </PickingContext.Provider>
  );
}
