// Which die is which: views only say what lies where, so that dice can slide, fly and tumble we follow each from view to view.

import type { Face } from "./shown";
import { above, SLOTS, shown } from "./shown";
import type { View } from "./types";

/** Every die on the table by a number that stays with it. */
export interface Dice {
  mountain: Readonly<Record<string, number>>;
  /** Parallel to the view's troves. */
  troves: readonly (readonly number[])[];
  faces: ReadonlyMap<number, Face>;
  /** Dice that were on the table a view ago and are on their way. */
  away: readonly number[];
  next: number;
}

type Seen = Pick<View, "mountain" | "troves">;

/** No die yet. */
export const NO_DICE: Dice = { mountain: {}, troves: [], faces: new Map(), away: [], next: 1 };

/** Dice that were rolled at once: whose, and what they show now; `number` tells one roll from the next. */
export interface Roll {
  readonly seat: number | null;
  readonly dice: readonly { die: number; face: Face }[];
  readonly number: number;
}

/** Nothing was rolled yet. */
export const NO_ROLL: Roll = { seat: null, dice: [], number: 0 };

/** A small steady tilt: dice don't lie in rank and file. */
export const tilt = (die: number): number => ((die * 37) % 13) - 6;

/** What lies on the cloth after a view: the dice of a trove that show another face than before, else those of the last roll. To spend magic turns no die. */
export function rolled(last: Roll, before: Dice, now: Dice): Roll {
  if (Object.keys(now.mountain).length > 0) return last.dice.length === 0 ? last : NO_ROLL;
  for (const [seat, trove] of now.troves.entries()) {
    const dice = trove
      .map((die) => ({ die, face: now.faces.get(die) ?? "" }))
      .filter(({ die, face }) => before.troves[seat]?.includes(die) && before.faces.get(die) !== face && !shown(face).spent);
    if (dice.length > 0) return { seat, dice, number: last.number + 1 };
  }
  return last;
}

/** The dice of a view, followed from those of the view before; `taken` is the slot whose die is known to have left. */
export function follow(before: Dice, view: Seen, taken = ""): Dice {
  const free = new Set(before.faces.keys());
  const faces = new Map<number, Face>();
  let next = before.next;
  const keep = (die: number, face: Face) => {
    free.delete(die);
    faces.set(die, face);
    return die;
  };

  const mountain: Record<string, number> = {};
  for (const [slot, die] of stayed(before, view, taken)) mountain[slot] = keep(die, before.faces.get(die) ?? "");
  for (const slot of SLOTS) {
    const face = view.mountain[slot];
    if (face) mountain[slot] ??= keep(next++, face);
  }

  const troves = view.troves.map((trove) => trove.map(() => 0));
  const onMountain = new Set(Object.values(before.mountain));
  const fill = (fits: (die: number, face: Face, seat: number) => boolean) => {
    for (const [seat, trove] of view.troves.entries())
      trove.forEach((face, index) => {
        const row = troves[seat];
        if (!row || row[index]) return;
        const die = [...free].find((each) => fits(each, face, seat));
        if (die !== undefined) row[index] = keep(die, face);
      });
  };
  const was = (die: number) => before.faces.get(die) ?? "";
  const mine = (die: number, seat: number) => before.troves[seat]?.includes(die) ?? false;
  const sameKind = (die: number, face: Face) => shown(was(die)).kind === shown(face).kind;
  fill((die, face, seat) => mine(die, seat) && was(die) === face);
  fill((die, face) => onMountain.has(die) && was(die) === face);
  fill((die, face, seat) => mine(die, seat) && sameKind(die, face));
  fill((die, face) => !onMountain.has(die) && sameKind(die, face));

  const away = [...free].filter((die) => !before.away.includes(die));
  for (const die of away) faces.set(die, was(die));
  return {
    mountain,
    troves: troves.map((row, seat) => row.map((die, index) => die || keep(next++, view.troves[seat]?.[index] ?? ""))),
    faces,
    away,
    next,
  };
}

/** The dice that are still on the mountain, by their slots now; a `taken` that explains less than no guess at all was wrong. */
function stayed(before: Dice, view: Seen, taken: string): Map<string, number> {
  const found = new Map<string, number>();
  const leaves = before.mountain[taken];
  for (const slot of [...SLOTS].reverse()) {
    const came = sources(slot)
      .map((from) => before.mountain[from])
      .find(
        (die) => die !== undefined && die !== leaves && ![...found.values()].includes(die) && before.faces.get(die) === view.mountain[slot],
      );
    if (came !== undefined) found.set(slot, came);
  }
  if (leaves === undefined) return found;
  const plain = stayed(before, view, "");
  return plain.size > found.size ? plain : found;
}

/** Where the die in a slot may have come from: it stayed, or it slid down along one side, the nearest first. */
function sources(slot: string): string[] {
  const [left, right] = [0, 1].map((side) => {
    const chain = [];
    for (let upper = above(slot)[side]; upper; upper = above(upper)[side]) chain.push(upper);
    return chain;
  }) as [string[], string[]];
  const longest = Math.max(left.length, right.length);
  return [slot, ...Array.from({ length: longest }, (_, step) => [right[step], left[step]]).flat()].filter((each) => each !== undefined);
}

/** Where each die of the mountain goes: its slot now, and its slot afterwards or null where it leaves. */
export function slides(now: Dice, after: Dice): { die: number; from: string; to: string | null }[] {
  const places = new Map(Object.entries(after.mountain).map(([slot, die]) => [die, slot]));
  return Object.entries(now.mountain)
    .map(([from, die]) => ({ die, from, to: places.get(die) ?? null }))
    .filter(({ from, to }) => from !== to);
}
