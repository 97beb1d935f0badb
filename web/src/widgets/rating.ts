// Ratings as they are written, on one line: 1012 ±85, and with a question mark while they are but a guess.
import type { RatingShown } from "../wire/types";

export const writeRating = ({ points, within, sure }: RatingShown): string => `${points}${sure ? "" : "?"}\u00a0±${within}`;

/** What a game did to a rating, with its sign. */
export const writeChange = (before: RatingShown, after: RatingShown): string => {
  const change = after.points - before.points;
  return change < 0 ? `−${-change}` : `+${change}`;
};
