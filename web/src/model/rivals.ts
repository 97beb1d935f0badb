// Against whom somebody plays who starts in one click: how many bots, and of which level; the last wish is kept.
import type { GameShown, NewPlace } from "../wire/types";
import type { Drawer } from "./settings";

export interface Rivals {
  readonly count: number;
  readonly level: string;
}

/** Whom somebody meets who has not chosen: a newcomer may win. */
const WELCOME = "apprentice";
const STORAGE_KEY = "pithead-rivals";

/** How many bots one can sit down with. */
export function rivalCounts({ least, most }: GameShown): number[] {
  const first = Math.max(1, least - 1);
  return Array.from({ length: Math.max(0, most - first) }, (_, number) => first + number);
}

/** The rivals that were wished for, as far as the game has them. */
export function rivalsFor(game: GameShown, wish: Partial<Rivals> = {}): Rivals {
  const counts = rivalCounts(game);
  const level = [wish.level, WELCOME, game.levels[game.levels.length >> 1]].find(
    (each) => each !== undefined && game.levels.includes(each),
  );
  return { count: counts.find((each) => each === wish.count) ?? counts[0] ?? 0, level: level ?? "" };
}

/** The chairs of a game in one click: oneself, and the rivals. */
export function chairs({ count, level }: Rivals): NewPlace[] {
  return [{ kind: "human" }, ...Array.from({ length: count }, (): NewPlace => ({ kind: "bot", level }))];
}

function all(drawer: Drawer | null): Record<string, Partial<Rivals>> {
  try {
    const found: unknown = JSON.parse(drawer?.getItem(STORAGE_KEY) ?? "");
    return typeof found === "object" && found !== null ? (found as Record<string, Partial<Rivals>>) : {};
  } catch {
    return {};
  }
}

export const keptRivals = (drawer: Drawer | null, game: GameShown): Rivals => rivalsFor(game, all(drawer)[game.game] ?? {});

export function keepRivals(drawer: Drawer | null, game: string, rivals: Rivals): void {
  drawer?.setItem(STORAGE_KEY, JSON.stringify({ ...all(drawer), [game]: rivals }));
}
