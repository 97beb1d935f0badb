// The position as one seat sees it, with what the board reads of it under short names.
import type { View as Position } from "./types";

export type { Dwarf } from "./types";

type Cards = readonly string[];

/** A position in a file may leave these out, a view never does. */
export type View = Position & { stores: readonly Cards[]; pile: Cards; events: Cards };

export type Phase = View["phase"];
