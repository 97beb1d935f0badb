// Where the die, the beer or the card of a decision came from, and where it went.
import type { Travel } from "../../board-kit/game-board";

export const travel: Travel = ({ seat, event }) => {
  const [verb = "", what = "", , to = ""] = event.split(" ");
  const mat = tokenOf(String(seat));
  if (verb === "take") return [`[data-spot="${what}"]`, mat];
  if (verb === "choose") return [`.draft [data-mark="hero:${what}"]`, mat];
  return verb === "cheers" && /^\d$/.test(to) ? [mat, tokenOf(to)] : null;
};

const tokenOf = (seat: string): string => `[data-mark="seat:${seat}"]`;
