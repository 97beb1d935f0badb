// What a game's board folder brings to the page.
import type { ComponentType } from "preact";
import type { Sounds } from "./sounds";
import type { BoardProps } from "./Target";

/** A thing of the game, as the server calls its drawing: `die:tunnel:3`; the stylesheet says how large it is. */
export interface PieceProps {
  drawing: string;
  labels: Readonly<Record<string, string>>;
}

/** What somebody decided: who, in notation, and what it is about. */
export interface Decision {
  readonly seat: number | null;
  readonly event: string;
  readonly drawings: readonly string[];
}

/** From where to where a decision took something, as selectors of what is drawn; null if nothing changed its place. */
export type Travel = (decision: Decision) => readonly [from: string, to: string] | null;

/** A folder of boards/ as the page knows it: the board of a table, the picture of the box, and single pieces; each is loaded when it is first needed. */
export interface GameBoard {
  /** Does it draw the things that choices are about? Without them every choice stands in words. */
  readonly marks: boolean;
  readonly board: () => Promise<ComponentType<BoardProps<unknown>>>;
  readonly cover: () => Promise<ComponentType>;
  readonly piece: () => Promise<ComponentType<PieceProps>>;
  readonly sounds: Sounds;
  readonly travel?: Travel;
  /** Who stands on the podium for a seat, as a drawing. */
  readonly portrait?: (view: unknown, seat: number) => string | null;
}

interface TypedBoard<View> extends Pick<GameBoard, "cover" | "marks" | "piece" | "sounds" | "travel"> {
  readonly board: () => Promise<ComponentType<BoardProps<View>>>;
  readonly portrait?: (view: View, seat: number) => string | null;
}

/** The view of a table always belongs to its game, although the types of the wire can't say so. */
export const gameBoard = <View>(brought: TypedBoard<View>): GameBoard => brought as GameBoard;
