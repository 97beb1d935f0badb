// What a face shows, read from its notation, and how the mountain's slots lie: just enough to draw them.

/** A face in notation: `tunnel:3`, `tool:chest2`, `hazard:beer`; a spent magic face ends in `!`. */
export type Face = string;
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
export const SLOTS: readonly string[] = ROWS.flatMap((size, row) =>
  Array.from({ length: size }, (_, column) => `${"abcde"[row]}${column + 1}`),
);

/** The slots right above a slot, upper left and upper right; "" where the mountain ends. */
export function above(slot: string): readonly [string, string] {
  const row = "abcde".indexOf(slot.charAt(0));
  const column = Number(slot.slice(1));
  const named = (place: number) => (row > 0 && place >= 1 && place <= (ROWS[row - 1] ?? 0) ? `${"abcde"[row - 1]}${place}` : "");
  return [named(column - 1), named(column)];
}

/** Where a slot's middle lies in the picture of the mountain, 100 units from die to die along a row. */
export function place(slot: string): readonly [number, number] {
  const row = "abcde".indexOf(slot.charAt(0));
  return [320 + (Number(slot.slice(1)) - ((ROWS[row] ?? 0) + 1) / 2) * 100, 128 + row * 99];
}

/** The faces of a hero, as the table tells them (DM-1.3). */
export function heroFaces(hero: string | null, labels: Readonly<Record<string, string>>): readonly Face[] {
  const faces = labels[`faces:${hero}`];
  return faces ? faces.split(" ") : [];
}
