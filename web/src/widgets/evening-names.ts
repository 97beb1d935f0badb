// What people call those who play an evening.
import { levelName } from "../i18n/words";
import type { EveningPlayer, EveningShown } from "../wire/types";

/** What people call a player: a person's name, or a bot of a level. */
function nameOf({ name, level }: EveningPlayer): string {
  return level ? levelName(level) : name;
}

/** Everybody's name by their player; bots of one level are counted. */
export function namesOf({ players }: EveningShown): ReadonlyMap<string, string> {
  const named = players.map((each) => nameOf(each));
  return new Map(
    players.map((each, place) => {
      const name = named[place] ?? "";
      const number = named.slice(0, place + 1).filter((other) => other === name).length;
      return [each.player, named.filter((other) => other === name).length > 1 ? `${name} ${number}` : name];
    }),
  );
}
