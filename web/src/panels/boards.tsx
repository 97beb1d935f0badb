// Which board belongs to which game; each is loaded when a table of it is opened.
import type { ComponentType } from "preact";
import type { BoardProps } from "../board/atoms/Target";
import type { DiceMinerView, GameName, MiniMinersView } from "../net/types";
import { lazy } from "./parts";

type AnyBoard = ComponentType<BoardProps<unknown>>;

/** The view of a table always belongs to its game; the types can't say so. */
const Dice = lazy<BoardProps<DiceMinerView>>(() => import("../board/dice_miner/Board").then((module) => module.Board)) as AnyBoard;
const Mine = lazy<BoardProps<MiniMinersView>>(() => import("../board/mini_miners/Board").then((module) => module.Board)) as AnyBoard;

export function boardOf(game: GameName): AnyBoard {
  return game === "dice-miner" ? Dice : Mine;
}
