// The scenes of a game as they were loaded so far, in handfuls: what is looked at, and what comes next.
export const HANDFUL = 10;

/** The handful that a scene belongs to. */
export function handful(number: number, count: number): { first: number; last: number } {
  const first = Math.floor(number / HANDFUL) * HANDFUL;
  return { first, last: Math.min(first + HANDFUL - 1, count) };
}

/** A place in the game, from whatever was asked for; without a wish the end. */
export function place(wanted: number | null, count: number): number {
  return wanted === null ? count : Math.min(Math.max(wanted, 0), count);
}

/** Where a key leads in a replay; null if it is none of its keys. */
export function step(key: string, now: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "j":
      return place(now + 1, count);
    case "ArrowLeft":
    case "k":
      return place(now - 1, count);
    case "Home":
      return 0;
    case "End":
      return count;
    default:
      return null;
  }
}
