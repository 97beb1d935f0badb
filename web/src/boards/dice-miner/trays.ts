// How a trove is laid out: in trays of what counts together, tunnels in rows of 1 2 3 ..., and one button for equal dice.

import type { Dice } from "./moves";
import type { Face, Sign } from "./shown";
import { heroFaces, shown } from "./shown";
import type { View } from "./types";

export type TrayName = "tunnels" | "gems" | "caves" | "dragons" | "chests" | "magic" | "beer";

const TRAY: Readonly<Record<Sign, TrayName>> = {
  tunnel: "tunnels",
  treasure: "gems",
  cave: "caves",
  pickaxe: "caves",
  dragon: "dragons",
  shield: "dragons",
  chest: "chests",
  magic: "magic",
  beer: "beer",
};

/** The trays in the order in which they lie. */
export const TRAYS: readonly TrayName[] = ["tunnels", "gems", "caves", "dragons", "chests", "magic", "beer"];

/** A die of a trove, or a face of the hero, as it is to be drawn. */
export interface Piece {
  key: string;
  die: number | null;
  face: Face;
  /** "" where there is nothing to pick. */
  mark: string;
  /** An equal die before it is the button. */
  twin: boolean;
  hero: boolean;
  /** Chosen to be rolled, or to be kept. */
  chosen: "roll" | "keep" | null;
  /** What the choice that is pointed at would do to it: come, leave, change or be chosen. */
  soon: "come" | "leave" | "change" | "choose" | null;
}

/** The pieces of a seat's trove, its hero's faces first. */
export function pieces(
  view: View,
  dice: Dice,
  seat: number,
  labels: Readonly<Record<string, string>>,
  ghost: View | null,
  after: Dice | null,
): Piece[] {
  const mine = dice.troves[seat] ?? [];
  const later = after?.troves[seat] ?? mine;
  const chosen = choices(view, seat);
  const chosenLater = ghost ? choices(ghost, seat) : chosen;
  const seen = new Set<string>();

  const lying = [...mine].reverse().map((die): Piece => {
    const face = dice.faces.get(die) ?? "";
    const now = taken(chosen, face);
    const then = taken(chosenLater, face);
    const stays = later.includes(die);
    const turned = stays ? (after?.faces.get(die) ?? face) : face;
    return {
      key: `die${die}`,
      die,
      face: turned,
      mark: `die:${seat}:${face}`,
      twin: false,
      hero: false,
      chosen: now ?? then,
      soon: !stays ? "leave" : turned !== face ? "change" : now === then ? null : "choose",
    };
  });
  const coming = later
    .filter((die) => !mine.includes(die))
    .map((die): Piece => {
      const face = after?.faces.get(die) ?? "";
      return { key: `die${die}`, die: null, face, mark: `die:${seat}:${face}`, twin: true, hero: false, chosen: null, soon: "come" };
    });

  const dealt = lying.reverse().map((piece) => {
    const twin = seen.has(piece.mark);
    seen.add(piece.mark);
    return { ...piece, twin };
  });
  return [...heroPieces(view, seat, labels, ghost), ...dealt, ...coming];
}

/** A hero's faces, the spent ones marked; magic that isn't spent shares the mark of the hero. */
function heroPieces(view: View, seat: number, labels: Readonly<Record<string, string>>, ghost: View | null): Piece[] {
  const hero = view.heroes[seat] ?? null;
  const now = spentBy(view, seat);
  const then = ghost ? spentBy(ghost, seat) : now;
  let magic = 0;
  return heroFaces(hero, labels).map((face, index) => {
    const turn = shown(face).sign === "magic" ? magic++ : Infinity;
    const spent = turn < Math.max(now, then);
    return {
      key: `hero${index}`,
      die: null,
      face: spent ? `${face}!` : face,
      mark: turn < Infinity && turn >= now ? `hero:${hero}` : "",
      twin: true,
      hero: true,
      chosen: null,
      soon: spent && turn >= now ? "change" : null,
    };
  });
}

/** How many of its magic faces a seat's hero has spent in this turn. */
function spentBy(view: View, seat: number): number {
  return magician(view) === seat ? (view.hero_spent ?? 0) : 0;
}

/** Whose magic turn it is; null in other phases. */
function magician(view: View): number | null {
  if (view.phase !== "magic") return null;
  return typeof view.to_act === "number" ? view.to_act : (view.turn ?? null);
}

function choices(view: View, seat: number): { roll: Face[]; keep: Face[] } {
  return { roll: magician(view) === seat ? [...(view.rolling ?? [])] : [], keep: [...(view.cached?.[seat] ?? [])] };
}

/** Takes one such face off the chosen ones and says what it was chosen for. */
function taken(chosen: { roll: Face[]; keep: Face[] }, face: Face): "roll" | "keep" | null {
  for (const what of ["roll", "keep"] as const) {
    const index = chosen[what].indexOf(face);
    if (index >= 0) {
      chosen[what].splice(index, 1);
      return what;
    }
  }
  return null;
}

export interface Tray {
  name: TrayName;
  pieces: Piece[];
  /** How many of each sign lie there, heroes' faces included; tunnels are counted, not added up. */
  tally: { sign: Sign; number: number }[];
}

/** The pieces in their trays; the tunnels' tray is always there. */
export function trays(all: readonly Piece[]): Tray[] {
  return TRAYS.map((name) => {
    const inside = all.filter((piece) => TRAY[shown(piece.face).sign] === name);
    return { name, pieces: inside, tally: tallies(inside) };
  }).filter((tray) => tray.name === "tunnels" || tray.pieces.length > 0);
}

/** How often each sign shows; what is spent or only coming does not count. */
export function tallies(inside: readonly Piece[]): { sign: Sign; number: number }[] {
  const counts = new Map<Sign, number>();
  for (const { face, soon } of inside) {
    const { sign, number, spent } = shown(face);
    if (soon !== "come" && !spent) counts.set(sign, (counts.get(sign) ?? 0) + (sign === "tunnel" ? 1 : number));
  }
  return (Object.keys(TRAY) as Sign[]).filter((sign) => counts.has(sign)).map((sign) => ({ sign, number: counts.get(sign) ?? 0 }));
}

/** Where a tunnel die lies: in the column of its number, in the first row that is free there. */
export interface Laid {
  piece: Piece;
  row: number;
  column: number;
}

/** Tunnels laid out by number, dice before a hero's faces so that they can be picked, and how far each row goes on without a gap. */
export function lay(tunnels: readonly Piece[]): { laid: Laid[]; rails: number[] } {
  const heights = new Map<number, number>();
  const inOrder = [...tunnels.filter(({ hero }) => !hero), ...tunnels.filter(({ hero }) => hero)];
  const laid = inOrder.map((piece) => {
    const column = shown(piece.face).number;
    const row = (heights.get(column) ?? 0) + 1;
    heights.set(column, row);
    return { piece, row, column };
  });
  const rails = [];
  for (let row = 1; row <= (heights.get(1) ?? 0); row++) {
    let reach = 1;
    while ((heights.get(reach + 1) ?? 0) >= row) reach++;
    rails.push(reach);
  }
  return { laid, rails };
}
