// The board of the game that this folder is called like.
import "./board.css";
import { gameBoard } from "../../board-kit/game-board";
import { travel } from "./travel";
import type { View } from "./types";

export const board = gameBoard<View>({
  marks: true,
  travel,
  board: () => import("./Board").then((module) => module.Board),
  cover: () => import("./Cover").then((module) => module.Cover),
  piece: () => import("./Piece").then((module) => module.Piece),
  portrait: ({ heroes }, seat) => (heroes[seat] ? `hero:${heroes[seat]}` : null),
  sounds: { take: "take", cheers: "beer", spend: "magic", roll: "roll", rolled: "roll", filled: "slide", cache: "coin", choose: "card" },
});
