// What was counted at a real table: by player, by round, and how far the round is.
import type { CountedGroup, CountedPlayer, RoundStep, TableForm } from "../wire/types";
import type { Drawer } from "./settings";

export interface Tally {
  /** As many as can play; only the first `seats` of them do. */
  readonly players: readonly CountedPlayer[];
  readonly seats: number;
  /** Who is being counted, in which round. */
  readonly seat: number;
  readonly round: number;
  /** How many steps of the game are done. */
  readonly step: number;
}

export interface Seats {
  readonly least: number;
  readonly most: number;
}

export function newTally({ scored_rounds }: TableForm, { least, most }: Seats): Tally {
  const player: CountedPlayer = { name: "", single: [], rounds: Array.from({ length: scored_rounds }, () => ({})) };
  return { players: Array.from({ length: most }, () => player), seats: Math.max(least, Math.min(2, most)), seat: 0, round: 0, step: 0 };
}

/** How many of a thing the player who is being counted has in this round. */
export const countOf = ({ players, seat, round }: Tally, id: string): number => players[seat]?.rounds[round]?.[id] ?? 0;

export function withCount(tally: Tally, id: string, count: number): Tally {
  return changed(tally, (player) => ({
    ...player,
    rounds: player.rounds.map((counts, round) => (round === tally.round ? { ...counts, [id]: Math.max(0, count) } : counts)),
  }));
}

/** The number after one more key: the first replaces what was there, the next are put behind it while so many can be. */
export function typed(count: number, digit: number, fresh: boolean, most: number): number {
  const longer = fresh ? digit : count * 10 + digit;
  return longer <= most ? longer : Math.min(digit, most);
}

/** Takes the thing of a group that a player has one of, or puts it back. */
export function withSingle(tally: Tally, group: CountedGroup, id: string): Tally {
  return changed(tally, (player) => {
    const others = player.single.filter((each) => !group.pieces.some((piece) => piece.id === each));
    return { ...player, single: player.single.includes(id) ? others : [...others, id] };
  });
}

export const withName = (tally: Tally, name: string): Tally => changed(tally, (player) => ({ ...player, name }));

function changed(tally: Tally, change: (player: CountedPlayer) => CountedPlayer): Tally {
  return { ...tally, players: tally.players.map((player, seat) => (seat === tally.seat ? change(player) : player)) };
}

export const withSeats = (tally: Tally, seats: number): Tally => ({ ...tally, seats, seat: Math.min(tally.seat, seats - 1) });

export interface Now {
  readonly round: number;
  readonly step: RoundStep;
}

/** Every step of the game, with its round. */
export const stepsOf = ({ steps }: TableForm): readonly Now[] => steps.flatMap((each, round) => each.map((step): Now => ({ round, step })));

/** Goes to a step; what is counted is the round that it belongs to, where rounds are counted one by one. */
export function atStep(tally: Tally, form: TableForm, step: number): Tally {
  const steps = stepsOf(form);
  const at = Math.max(0, Math.min(step, steps.length - 1));
  return { ...tally, step: at, round: Math.min(steps[at]?.round ?? 0, form.scored_rounds - 1) };
}

const STORAGE_PREFIX = "pithead-score-";

export const keepTally = (drawer: Drawer | null, game: string, tally: Tally): void =>
  drawer?.setItem(STORAGE_PREFIX + game, JSON.stringify(tally));

/** What was kept, as far as it still fits the form; a new one if it is broken. */
export function keptTally(drawer: Drawer | null, game: string, form: TableForm, seats: Seats): Tally {
  const fresh = newTally(form, seats);
  try {
    const kept = JSON.parse(drawer?.getItem(STORAGE_PREFIX + game) ?? "") as Tally;
    const number = (value: unknown, least: number, most: number, otherwise: number): number =>
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most ? (value as number) : otherwise;
    const playing = number(kept.seats, seats.least, seats.most, fresh.seats);
    return {
      players: fresh.players.map((player, seat) => fitting(kept.players[seat] ?? player, form)),
      seats: playing,
      seat: number(kept.seat, 0, playing - 1, 0),
      round: number(kept.round, 0, form.scored_rounds - 1, 0),
      step: number(kept.step, 0, stepsOf(form).length - 1, 0),
    };
  } catch {
    return fresh;
  }
}

function fitting({ name, single, rounds }: CountedPlayer, { groups, scored_rounds }: TableForm): CountedPlayer {
  const pieces = groups.filter((group) => !group.single).flatMap((group) => group.pieces);
  const singles = groups.filter((group) => group.single).map((group) => group.pieces.find((piece) => single.includes(piece.id)));
  const counts = (found: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(pieces.filter(({ id, most }) => found[id] && found[id] <= most).map(({ id }) => [id, found[id] ?? 0]));
  return {
    name: String(name),
    single: singles.flatMap((piece) => (piece ? [piece.id] : [])),
    rounds: Array.from({ length: scored_rounds }, (_, round) => counts(rounds[round] ?? {})),
  };
}
