// The board of the game that this folder is called like.
import "./board.css";
import { gameBoard } from "../../board-kit/game-board";
import { travel } from "./travel";
import type { View } from "./view";

export const board = gameBoard<View>({
  marks: true,
  travel,
  board: () => import("./Board").then((module) => module.Board),
  cover: () => import("./Cover").then((module) => module.Cover),
  piece: () => import("./Piece").then((module) => module.Piece),
  portrait: ({ crew }, seat) => {
    const [richest] = crew.filter(({ owner }) => owner === seat).sort((a, b) => (b.haul ?? 0) - (a.haul ?? 0));
    return richest ? `dwarf:${richest.name}` : null;
  },
  sounds: {
    "card:collapse": "collapse",
    dynamite: "collapse",
    sacrifice: "collapse",
    shook: "collapse",
    revealed: "card",
    turned: "card",
    pick: "card",
    enlist: "card",
    equip: "card",
    buy: "coin",
    gold: "coin",
    give: "coin",
    stole: "coin",
    dig: "dig",
    draw: "dig",
    remove: "dig",
    place: "steps",
    move: "steps",
    escape: "steps",
  },
});
