// Where the tool, the gold or the dwarf of a decision came from, and where it went.
import type { Travel } from "../../board-kit/game-board";

export const travel: Travel = ({ seat, event, drawings }) => {
  const [verb = "", what = "", where = "", to = ""] = event.split(" ");
  const [doer = "", other = ""] = drawings.map((drawing) => drawing.replace("dwarf:", ""));
  switch (verb) {
    case "buy":
      return [what === "blind" ? '[data-mark="pile"]' : `[data-mark="market:${what}"]`, tokenOf(seat)];
    case "place":
      return ['[data-spot="queue"]', placeOf(where)];
    case "target":
      return other ? [figureOf(doer), figureOf(other)] : null;
    case "move":
      return [figureOf(doer), placeOf(what)];
    case "give":
      return [tokenOf(seat), tokenOf(to)];
    default:
      return null;
  }
};

const tokenOf = (seat: number | string | null): string => `[data-mark="seat:${seat}"] .token`;
const placeOf = (space: string): string => (space === "tavern" ? '[data-mark="tavern"]' : `[data-mark="space:${space}"]`);
const figureOf = (dwarf: string): string => `.mm-mine [data-dwarf="${dwarf}"]`;
