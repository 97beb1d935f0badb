// The pictures of the two boxes, loaded after the page.
import type { Game } from "../model/router";
import { lazy } from "./parts";

const nothing = () => null;
const Dice = lazy(() => import("../board/dice_miner/Cover").then((module) => module.Cover), nothing);
const Mine = lazy(() => import("../board/mini_miners/Cover").then((module) => module.Cover), nothing);

export function Cover({ game }: { game: Game }) {
  return game === "dice-miner" ? <Dice /> : <Mine />;
}
