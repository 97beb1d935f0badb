// The view of Mini Miners as it comes over the socket.

export interface Dwarf {
  name: string;
  owner: number;
  place?: string;
  gold?: number;
  hidden?: readonly string[];
  shown?: readonly string[];
  host?: boolean;
  haul?: number;
}

export interface Known {
  card: string;
  seat: number;
}

export interface Deck {
  cards?: readonly string[];
  top?: readonly Known[];
  under?: readonly Known[];
  discards?: readonly string[];
}

export interface Shift {
  dwarf: string;
  deck?: string;
  gold?: number;
  specials?: readonly string[];
  helmet?: boolean;
  ignore?: number;
}

export interface Phase {
  is: string;
  turn?: number;
  dwarf?: string;
  target?: string;
  targets?: readonly string[];
  asked?: readonly string[];
  chosen?: string | readonly string[];
  hands?: readonly (readonly string[])[];
  picks?: readonly (readonly string[])[];
  troops?: readonly (readonly string[])[];
  left?: readonly string[];
  waiting?: readonly number[];
  dig?: Shift;
  used?: readonly string[];
  borrowed?: readonly string[];
  cards?: readonly string[];
  returns?: number;
  collapses?: number;
  ignore?: number;
  removals?: number;
  winners?: readonly number[];
  then?: Phase | null;
}

export interface Past {
  event: string;
  fell_in: boolean;
  crew: readonly Dwarf[];
}

export interface Position {
  game: "mini-miners";
  seats: number;
  round: number;
  phase: Phase;
  to_act?: number | readonly number[] | "chance" | null;
  event?: string;
  cast?: readonly string[];
  crew?: readonly Dwarf[];
  aside?: readonly string[];
  treasuries: readonly number[];
  stores?: readonly (readonly string[])[] | null;
  market?: readonly string[];
  pile?: readonly string[] | null;
  discards?: readonly string[];
  decks?: Readonly<Record<string, Deck>>;
  markers?: Readonly<Record<string, string>>;
  collapses?: readonly string[];
  lurking?: string;
  past?: readonly Past[];
}
