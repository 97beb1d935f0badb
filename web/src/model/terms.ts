// What a table or a wish asks for, as a row of a list says it: its clock and the options that are not as usual.
import type { Bank, GameShown, NoClock, OptionShown, PerMove } from "../wire/types";

export type Clock = NoClock | PerMove | Bank;

const MINUTE = 60_000;
/** The clocks that a page offers, by the names of their words. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { is: "none" },
  "move-2": { is: "move", move: 2 * MINUTE },
  "bank-15": { is: "bank", bank: 15 * MINUTE, increment: 10_000, cap: 30 * MINUTE },
  "bank-45": { is: "bank", bank: 45 * MINUTE, increment: 20_000, cap: 90 * MINUTE },
  "move-day": { is: "move", move: 24 * 60 * MINUTE },
};

const ordered = (clock: Clock): string => JSON.stringify(Object.entries(clock).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The name of a clock: one of ours, `any` for none that is asked for, or `other`. */
export function clockName(clock: Clock | null | undefined): string {
  if (!clock) return "any";
  return Object.keys(CLOCKS).find((name) => ordered(CLOCKS[name] as Clock) === ordered(clock)) ?? "other";
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function said({ label, kind, choices }: OptionShown, value: unknown): string {
  if (kind === "switch") return label;
  if (kind === "several") return `${label} (${(value as readonly unknown[]).length})`;
  return `${label}: ${choices.find((choice) => same(choice.value, value))?.label ?? String(value)}`;
}

/** The options that are not as they are without being asked for, in words. */
export function unusual(rules: GameShown | undefined, options: Readonly<Record<string, unknown>>): string[] {
  const chosen = (rules?.options ?? []).filter((option) => option.name in options && !same(options[option.name], option.default));
  return chosen.map((option) => said(option, options[option.name]));
}
