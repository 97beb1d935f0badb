// A die or a hero on its own, as lines of the log and the reference show them.
import { useMemo } from "preact/hooks";
import type { PieceProps } from "../../board-kit/game-board";
import { Marks, MarksContext, NO_PICKING } from "../../board-kit/Target";
import { DieDrawing } from "./Die";
import { HeroDrawing } from "./heroes";

export function Piece({ drawing, labels }: PieceProps) {
  const [kind, ...rest] = drawing.split(":");
  const name = rest.join(":");
  const marks = useMemo(() => new Marks({ ...NO_PICKING, labels }), [labels]);
  return (
    <MarksContext.Provider value={marks}>
      <svg class="piece" viewBox="-3 -3 106 112" aria-hidden="true">
        {kind === "hero" ? <HeroDrawing hero={name} /> : <DieDrawing face={name} />}
      </svg>
    </MarksContext.Provider>
  );
}
