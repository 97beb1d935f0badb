// An analysis in a player's words: how kind the dice were, and what the own mistakes cost.
import type { Unit } from "./figures";

export type Luck = "even" | "kind" | "very-kind" | "unkind" | "very-unkind";
export type Play = "flawless" | "small" | "some" | "many";

/** Where a little begins and where a lot does: as a share of the victory, or in a lone player's points. */
const LUCK: Readonly<Record<Unit, readonly [little: number, lot: number]>> = { share: [0.04, 0.2], points: [2, 10] };
const LOSS: Readonly<Record<Unit, readonly [small: number, some: number, many: number]>> = {
  share: [0.03, 0.25, 0.75],
  points: [1, 6, 20],
};

/** What luck did; what can't be told from nothing is even. */
export function luckOf(luck: number, error: number, unit: Unit): Luck {
  const [little, lot] = LUCK[unit];
  const size = Math.abs(luck);
  if (size < Math.max(little, 2 * error)) return "even";
  if (luck > 0) return size < lot ? "kind" : "very-kind";
  return size < lot ? "unkind" : "very-unkind";
}

/** What the own mistakes cost in all; the best play adds nothing. */
export function playOf(skill: number, unit: Unit): Play {
  const [small, some, many] = LOSS[unit];
  const lost = Math.max(0, -skill);
  if (lost < small) return "flawless";
  if (lost < some) return "small";
  return lost < many ? "some" : "many";
}

export interface Swing {
  /** Of the event, counted from 1. */
  readonly number: number;
  /** Whom it helped most, and by how much. */
  readonly seat: number;
  readonly by: number;
}

/** The event after which somebody stood so much better as after no other; null where nothing ever changed. */
export function biggestSwing(events: readonly { readonly change: readonly number[] }[]): Swing | null {
  const swings = events.flatMap(({ change }, place) => change.map((by, seat) => ({ number: place + 1, seat, by })));
  return swings.reduce<Swing | null>((best, each) => (each.by > (best?.by ?? 0) ? each : best), null);
}
