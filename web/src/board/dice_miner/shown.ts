// What a face shows, read from its notation, and how the mountain's slots lie: just enough to draw them.
import type { Face } from "./view";

export type Kind = "tunnel" | "treasure" | "magic" | "tool" | "hazard";
export type Sign = "tunnel" | "treasure" | "magic" | "pickaxe" | "shield" | "chest" | "cave" | "dragon" | "beer";

/** The order in which kinds lie in a trove. */
export const KINDS: readonly Kind[] = ["tunnel", "treasure", "hazard", "tool", "magic"];

export interface Shown {
  kind: Kind;
  sign: Sign;
  number: number;
  spent: boolean;
}

/** What the face shows: `tool:chest2` is two of chest on a tool die. */
export function shown(face: Face): Shown {
  const spent = face.endsWith("!");
  const [kind, side] = (spent ? face.slice(0, -1) : face).split(":") as [Kind, string];
  const [, word, digits] = /^([a-z]*)(\d*)$/.exec(side) ?? [];
  return { kind, sign: (word || kind) as Sign, number: digits ? Number(digits) : 1, spent };
}

/** The slots from the top, row by row (DM-1.4). */
export const ROWS: readonly number[] = [2, 3, 4, 5, 6];
export const SLOTS: readonly string[] = ROWS.flatMap((size, row) => Array.from({ length: size }, (_, column) => `${"abcde"[row]}${column + 1}`));

/** The slots right above a slot, upper left and upper right; "" where the mountain ends. */
export function above(slot: string): readonly [string, string] {
  const row = "abcde".indexOf(slot.charAt(0));
  const column = Number(slot.slice(1));
  const named = (place: number) => (row > 0 && place >= 1 && place <= (ROWS[row - 1] ?? 0) ? `${"abcde"[row - 1]}${place}` : "");
  return [named(column - 1), named(column)];
}

/** Where a slot's middle lies in the picture of the mountain, 100 units from die to die. */
export function place(slot: string): readonly [number, number] {
  const row = "abcde".indexOf(slot.charAt(0));
  return [320 + (Number(slot.slice(1)) - ((ROWS[row] ?? 0) + 1) / 2) * 100, 128 + row * 90];
}

/** The faces of the heroes in the box as it is sold; a table with other facts tells its own as `faces:HERO`. */
const HERO_FACES: Readonly<Record<string, string>> = {
  alchemist: "magic:1 magic:1 magic:1",
  "dragon-slayer": "tool:shield magic:1",
  engineer: "tunnel:2 tool:pickaxe",
  prospector: "treasure:1 tool:pickaxe",
  surveyor: "tunnel:1 magic:1",
  treasurer: "treasure:1 tool:chest2",
};

/** All heroes, in the order of the box. */
export const HEROES: readonly string[] = Object.keys(HERO_FACES);

/** The faces of a hero (DM-1.3). */
export function heroFaces(hero: string | null, labels: Readonly<Record<string, string>>): readonly Face[] {
  const faces = hero === null ? "" : (labels[`faces:${hero}`] ?? HERO_FACES[hero] ?? "");
  return faces ? faces.split(" ") : [];
}
