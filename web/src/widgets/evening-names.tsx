// What people call those who play an evening.
import { levelName } from "../i18n/words";
import type { EveningShown } from "../wire/types";

/** Everybody's name by their player; people of one name are counted. */
export function namesOf({ players }: EveningShown): ReadonlyMap<string, string> {
  const named = players.map((each) => each.name);
  return new Map(
    players.map((each, place) => {
      const number = named.slice(0, place + 1).filter((other) => other === each.name).length;
      return [each.player, named.filter((other) => other === each.name).length > 1 ? `${each.name} ${number}` : each.name];
    }),
  );
}

/** The level of a player, beside the name; nothing of a person. */
export function Level({ shown: { players }, player }: { shown: EveningShown; player: string }) {
  const level = players.find((each) => each.player === player)?.level;
  return level ? <span class="soft small">{levelName(level)}</span> : null;
}
