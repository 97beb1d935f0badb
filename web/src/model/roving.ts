// Arrow keys on a board: from one thing to the nearest in that direction.
export interface Spot {
  mark: string;
  x: number;
  y: number;
}
export type Direction = "left" | "right" | "up" | "down";

/** What lies off the line of the arrow counts double: a near neighbour at the side beats a far one straight ahead only narrowly. */
const ASIDE = 2;

export function directionOf(key: string): Direction | null {
  return ({ ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const)[key] ?? null;
}

/** The spot that an arrow leads to; the same one at the edge. Only legal spots should be given, or all if none is legal. */
export function nextSpot(spots: readonly Spot[], from: string, direction: Direction): string {
  const here = spots.find((each) => each.mark === from);
  if (here === undefined) return spots[0]?.mark ?? from;
  const [along, aside] = direction === "left" || direction === "right" ? (["x", "y"] as const) : (["y", "x"] as const);
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot[along] - here[along]) * sign;
    if (ahead <= 1) continue;
    const cost = ahead + ASIDE * Math.abs(spot[aside] - here[aside]);
    if (cost < least) [best, least] = [spot.mark, cost];
  }
  return best;
}

/** The first or the last spot in reading order. */
export function endSpot(spots: readonly Spot[], last: boolean): string | null {
  const ordered = [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
  return ordered.at(last ? -1 : 0)?.mark ?? null;
}
