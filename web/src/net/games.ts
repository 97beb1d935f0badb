// The games that can be played here, in the words of one language.
import { isDaily, ruleAddress } from "../model/games";
import { Store } from "../model/store";
import type { GameList, GameShown, TableView } from "../wire/types";
import { get } from "./http";

/** Every game that the server knows; none before it was asked, or without a network. */
export const games = new Store<readonly GameShown[]>([]);

/** How many bytes the edition loads that plays without this server; none if it is not here. */
export const offlineBytes = new Store(0);

/** The file with its code. */
export let offlineCode = "";

export async function loadGames(language: string): Promise<readonly GameShown[]> {
  const answer = await get<GameList>(`/api/games?lang=${language}`);
  offlineBytes.set(answer.offline ?? 0);
  offlineCode = answer.offline_code ?? "";
  return answer.games;
}

export const gameOf = (name: string): GameShown | undefined => games.value.find((each) => each.game === name);

/** What people call a game; one that is unknown here keeps its name. */
export const titleOf = (name: string): string => gameOf(name)?.title ?? name;

export const ruleLink = (rule: string): string | null => ruleAddress(games.value, rule);

/** Can somebody be asked what would be best? Where the list of games is missing, the server itself says no. */
export const hasCoach = (name: string): boolean => gameOf(name)?.coach ?? true;

/** Is this table the game of a day, with the luck that everybody has? */
export function isOfADay({ game, seats, options, seed }: TableView): boolean {
  const rules = gameOf(game);
  return seats.length === 1 && !!seed && rules !== undefined && isDaily(rules, options);
}
