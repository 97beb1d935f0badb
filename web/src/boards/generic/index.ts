// The board of a game that brings none: its view as labelled groups.
import "./board.css";
import { gameBoard } from "../../board-kit/game-board";

export const board = gameBoard<unknown>({
  marks: false,
  board: () => import("./Board").then((module) => module.Board),
  cover: () => import("./Cover").then((module) => module.Cover),
  piece: () => Promise.resolve(() => null),
  sounds: {},
});
