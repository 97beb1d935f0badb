// What can be heard, and which of it belongs to a move: a board says so by the first word of the notation, or by what the move is about.
export type Sound =
  | "turn"
  | "move"
  | "no"
  | "won"
  | "over"
  | "round"
  | "roll"
  | "take"
  | "slide"
  | "beer"
  | "magic"
  | "coin"
  | "card"
  | "dig"
  | "steps"
  | "collapse";

/** Sounds by the first word of a move, such as `take`, or by a drawing, such as `card:collapse`; the drawing goes first. */
export type Sounds = Readonly<Record<string, Sound>>;

/** The sound of a move; the plain one if the board has no other. */
export function soundOf(sounds: Sounds, event: string, drawings: readonly string[]): Sound {
  const drawn = drawings.map((each) => sounds[each]).find((each) => each !== undefined);
  return drawn ?? sounds[event.split(" ", 1)[0] ?? ""] ?? "move";
}
