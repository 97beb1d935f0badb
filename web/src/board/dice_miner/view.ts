// The position of Dice Miner as the server shows it to a seat.

/** A face in notation: `tunnel:3`, `tool:chest2`, `hazard:beer`; a spent magic face ends in `!`. */
export type Face = string;

export interface DiceMinerView {
  game: "dice-miner";
  seats: number;
  round: number;
  phase: "set-up" | "heroes" | "deal" | "fill" | "excavation" | "magic" | "replenish" | "reroll" | "lots" | "end";
  to_act: number | readonly number[] | "chance" | null;
  start: number;
  heroes: readonly (string | null)[];
  mountain: Readonly<Record<string, Face | null>>;
  troves: readonly (readonly Face[])[];
  scores: readonly (readonly number[])[];
  turn?: number | null;
  picks?: number;
  hero_spent?: number;
  to_choose?: number;
  rolling?: readonly Face[];
  cached?: readonly (readonly Face[])[] | null;
  contenders?: readonly number[];
  winners?: readonly number[];
}
