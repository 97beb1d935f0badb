// How well a person solves puzzles, kept in this browser alone.
import type { Drawer } from "./settings";
import { Store } from "./store";

/** By game: the rating, the puzzles that were tried, and those that were solved. */
export interface Solver {
  readonly ratings: Readonly<Record<string, number>>;
  readonly tried: Readonly<Record<string, readonly number[]>>;
  readonly solved: Readonly<Record<string, readonly number[]>>;
}

export const BEGINNER = 1000;
const NOBODY: Solver = { ratings: {}, tried: {}, solved: {} };
const STEP = 40;
const STORAGE_KEY = "pithead-puzzles";

/** The rating of somebody who has met a puzzle, as between two players (Elo). */
export function eloAfter(rating: number, puzzle: number, right: boolean): number {
  const hoped = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return Math.round(rating + STEP * ((right ? 1 : 0) - hoped));
}

/** The first answer to a puzzle counts for the rating; solving it later only marks it as solved. */
export function answered(you: Solver, game: string, number: number, puzzle: number, right: boolean): Solver {
  const tried = you.tried[game] ?? [];
  const solved = you.solved[game] ?? [];
  const rating = you.ratings[game] ?? BEGINNER;
  const fresh = !tried.includes(number);
  return {
    ratings: { ...you.ratings, [game]: fresh ? eloAfter(rating, puzzle, right) : rating },
    tried: { ...you.tried, [game]: fresh ? [...tried, number] : tried },
    solved: { ...you.solved, [game]: right && !solved.includes(number) ? [...solved, number] : solved },
  };
}

/** What is in a text that may be old, broken or foreign. */
export function readSolver(text: string | null): Solver {
  try {
    const found = JSON.parse(text ?? "") as Partial<Solver> | null;
    const { ratings, tried, solved } = found ?? {};
    return { ratings: of(ratings, isNumber), tried: of(tried, isNumbers), solved: of(solved, isNumbers) };
  } catch {
    return NOBODY;
  }
}

function of<T>(found: unknown, fits: (value: unknown) => value is T): Record<string, T> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((each): each is [string, T] => fits(each[1])));
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isNumber);

export function openSolver(drawer: Drawer | null): Store<Solver> {
  const store = new Store(readSolver(drawer?.getItem(STORAGE_KEY) ?? null));
  store.watch((solver) => drawer?.setItem(STORAGE_KEY, JSON.stringify(solver)));
  return store;
}
