// The game of the day after its end: how many bots did worse with the same luck.
import { t, words } from "../i18n/words";
import { ownTries, showDaily } from "../net/api";
import { gameOf } from "../net/games";
import type { TableView } from "../wire/types";
import { useLoaded, useStore } from "./hooks";
import { Trouble, Waiting } from "./parts";

export function Daily({ shown: { table, game, seed } }: { shown: TableView }) {
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => showDaily(table), [table, language]);
  if (!value) return problem ? <Trouble problem={problem} /> : <Waiting />;
  return (
    <section class="daily card" aria-labelledby="daily">
      <h2 id="daily">{t("web-daily")}</h2>
      <Counted table={table} today={seed === gameOf(game)?.daily?.seed} />
      <p>
        <meter min={0} max={100} value={value.beaten} aria-hidden="true" />{" "}
        {t("web-daily-beaten", { beaten: value.beaten, games: value.games })}
      </p>
      <ul class="soft small">
        {value.levels.map((each) => (
          <li key={each.level}>
            {each.words}: {t("web-daily-mean", { points: each.points })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Was this the one try that counts? That is known of today's alone. */
function Counted({ table, today }: { table: string; today: boolean }) {
  const { value } = useLoaded(ownTries, [table]);
  if (!value || !today) return null;
  const counts = value.tries.some((each) => each.table === table);
  return <p class="soft">{t(counts ? "web-daily-counted" : "web-daily-practice")}</p>;
}
