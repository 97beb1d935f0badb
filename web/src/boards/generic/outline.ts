// A view as a reader sees it without knowing the game: what is true of the table, what belongs to each player, and what lies there.
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

/** A named part of the view. */
export interface Field {
  readonly name: string;
  readonly value: Json;
}

export interface Outline {
  /** One value each: the round, the phase, what is left. */
  readonly facts: readonly Field[];
  /** One value for each seat: scores, hands. */
  readonly seats: readonly Field[];
  /** Everything else, a group each. */
  readonly groups: readonly Field[];
  /** The seats that are to act. */
  readonly acting: readonly number[];
}

/** The frame around the board says these already. */
const KNOWN: ReadonlySet<string> = new Set(["game", "seats", "to_act", "options"]);

/** Lists that lie on the table, whatever their length. */
const SHARED = /^(boards?|grid|cells|rows|columns|map|piles|heaps|decks|market|discards|waiting|winners|contenders|past|history)$/;

/** Lists of single values that every game keeps by seat. */
const OWN = /^(scores?|points|totals|hands?|gold|coins|money|stones|tricks|bids|passed|players|taken|captured|collected|wins|lives)$/;

/** The parts of a view, each in its place. */
export function outline(view: Json, seats: number): Outline {
  const fields = isObject(view) ? Object.entries(view).map(([name, value]) => ({ name, value })) : [{ name: "view", value: view }];
  const shown = fields.filter(({ name }) => !KNOWN.has(name));
  const bySeat = shown.filter((field) => belongsToSeats(field, seats));
  const facts = shown.filter(({ value }) => isScalar(value));
  return {
    facts,
    seats: bySeat,
    groups: shown.filter((field) => !facts.includes(field) && !bySeat.includes(field) && !isEmpty(field.value)),
    acting: actors(view),
  };
}

function belongsToSeats({ name, value }: Field, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats || SHARED.test(name)) return false;
  return OWN.test(name) || value.every((each) => Array.isArray(each) || isObject(each));
}

function actors(view: Json): readonly number[] {
  const owed = isObject(view) ? view.to_act : null;
  if (typeof owed === "number") return [owed];
  return Array.isArray(owed) ? owed.filter((each) => typeof each === "number") : [];
}

export const isObject = (value: Json | undefined): value is { readonly [field: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isScalar = (value: Json | undefined): value is null | boolean | number | string => typeof value !== "object" || value === null;

export const isEmpty = (value: Json): boolean =>
  !isScalar(value) && (Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0);

/** Rows of the same kind make a table: lists of single values, or structs. */
export function tableOf(value: Json): { heads: readonly string[]; rows: readonly (readonly Json[])[] } | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (value.every(isObject)) {
    const heads = [...new Set(value.flatMap((each) => Object.keys(each)))];
    return { heads, rows: value.map((each) => heads.map((head) => each[head] ?? null)) };
  }
  return value.every((each) => Array.isArray(each) && each.every(isScalar))
    ? { heads: [], rows: value as readonly (readonly Json[])[] }
    : null;
}

/** Words that stand one after another more than once are said once, with their number; figures keep their places. */
export function runs(values: readonly Json[]): readonly (readonly [Json, number])[] {
  const found: [Json, number][] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last && typeof value === "string" && last[0] === value) last[1] += 1;
    else found.push([value, 1]);
  }
  return found;
}

/** The name of a field for people: `to_choose` is “To choose”. */
export function readable(name: string): string {
  const text = name.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Are two values the same? */
export const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
