// What a view says at a glance: who acts, who stands where, what is new. No rules, only reading.

import { GROUND } from "./spaces";
import type { Dwarf, Phase, View } from "./view";

export type Labels = Readonly<Record<string, string>>;

type FieldOf<Kind> = Kind extends unknown ? keyof Kind : never;
type TypeOf<Kind, Field extends PropertyKey> = Kind extends { [F in Field]?: infer Type } ? Type : never;

/** A phase of which only some fields are there: whatever stage it is, the same field means the same. */
export type AnyPhase = { readonly is: Phase["is"] } & { readonly [Field in FieldOf<Phase>]?: TypeOf<Phase, Field> | undefined };

export const phaseOf = (view: View): AnyPhase => view.phase;

export const TAVERN = "tavern";
export const REMOVED = "removed";

export const initiative = (labels: Labels, name: string): string => labels[`letter:dwarf:${name}`] ?? "?";
export const nameOf = (labels: Labels, kind: string, id: string): string => labels[`name:${kind}:${id}`] ?? (id === "?" ? "?" : id);
export const textOf = (labels: Labels, kind: string, id: string): string => labels[`text:${kind}:${id}`] ?? "";

export const placeOf = (dwarf: Dwarf): string => dwarf.place ?? "";
export const underground = (dwarf: Dwarf): boolean => placeOf(dwarf) in GROUND;
export const dwarfIn = (view: View, name: string): Dwarf | undefined => view.crew.find((dwarf) => dwarf.name === name);

/** The phase itself, or the one that follows a draw. */
const settled = (phase: AnyPhase): AnyPhase => phase.then ?? phase;

/** The dwarf whom the question is about, or "". */
export function acting(view: View): string {
  const fetching = phaseOf(view);
  const phase = fetching.dwarf ? fetching : settled(fetching);
  if (phase.is === "reacting") return phase.asked?.[0] ?? "";
  if (phase.is === "moving") return phase.target ?? "";
  return phase.dwarf ?? phase.dig?.dwarf ?? "";
}

/** The dwarves that somebody aims at. */
export function aimedAt(view: View): readonly string[] {
  const phase = phaseOf(view);
  if (phase.is === "reacting") return phase.targets ?? [];
  if (phase.is === "thieving" || phase.is === "moving") return phase.target ? [phase.target] : [];
  return phase.is === "aiming" && typeof phase.chosen === "string" && phase.chosen ? [phase.chosen] : [];
}

export type Chapter = "setup" | "recruit" | "market" | "placement" | "collect" | "end";

const CHAPTERS: Readonly<Record<string, Chapter>> = {
  gathering: "setup",
  scattering: "setup",
  turning: "setup",
  lots: "recruit",
  dealing: "recruit",
  draft: "recruit",
  discarding: "recruit",
  levy: "recruit",
  market: "market",
  searching: "market",
  thieving: "market",
  placing: "placement",
  moving: "placement",
  over: "end",
};

/** The part of the round that is played. */
export function chapterOf(view: View): Chapter {
  const { phase } = view;
  if (phase.is === "aiming" || phase.is === "reacting") {
    if (view.lurking) return "collect";
    return view.crew.some((dwarf) => placeOf(dwarf)) ? "placement" : "market";
  }
  if (phase.is === "stocking" || phase.is === "fetching") return phase.then ? chapterOf({ ...view, phase: phase.then }) : "setup";
  return CHAPTERS[phase.is] ?? "collect";
}

/** The dwarves that are still to be called, in the order that we are told. */
export function queue(view: View, labels: Labels): readonly Dwarf[] {
  const order = (labels["order:waiting"] ?? "").split(" ");
  return order.flatMap((name) => view.crew.filter((dwarf) => dwarf.name === name && !placeOf(dwarf)));
}

/** How many collapse markers lie on each space. */
export function fallen(view: View): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const space of view.collapses) count.set(space, (count.get(space) ?? 0) + 1);
  return count;
}

/** How many cards lie in a mine deck. */
export function cardsLeft(view: View, deck: string): number {
  const { cards = [], top = [], under = [] } = view.decks[deck] ?? {};
  return cards.length + top.length + under.length;
}

/** The cards of `now` that `before` lacks, equal ones counted. */
export function added(before: readonly string[], now: readonly string[]): readonly string[] {
  const left = [...before];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Mine cards that were turned up: from which deck, and for whom. */
export interface Turned {
  round: number;
  dwarf: string;
  deck: string;
  cards: readonly string[];
}

/** The cards that were turned up between two views of the same round, if any. */
export function turnedUp(before: View, now: View): Turned | null {
  if (before.round !== now.round) return null;
  for (const [deck, { discards = [] }] of Object.entries(now.decks)) {
    const cards = added(before.decks[deck]?.discards ?? [], discards);
    if (cards.length) return { round: now.round, dwarf: acting(before), deck, cards };
  }
  return null;
}

/** Equal cards together, each with its number. */
export function grouped(cards: readonly string[]): readonly (readonly [string, number])[] {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count];
}

/** The view with the dwarf that is called or pushed on a space, for when nobody has told us what would follow. */
export function stoodOn(view: View, mark: string): View | null {
  const place = mark.replace(/^space:/, "");
  const name = view.phase.is === "placing" || view.phase.is === "moving" ? acting(view) : "";
  if (!name || !(place in GROUND)) return null;
  return { ...view, crew: view.crew.map((dwarf) => (dwarf.name === name ? { ...dwarf, place } : dwarf)) };
}
