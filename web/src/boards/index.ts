// Which board belongs to which game: the folder that is called like it, or the generic one. No game is named here; build.mjs finds the folders.
import found from "pithead:boards";
import type { GameBoard } from "../board-kit/game-board";
import { board as generic } from "./generic";

/** The board of a game. */
export const boardOf = (game: string): GameBoard => found[game] ?? generic;
