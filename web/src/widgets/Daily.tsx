// The game of the day after its end: how many bots did worse with the same luck.
import { t, words } from "../i18n/words";
import { showDaily } from "../net/api";
import { useLoaded, useStore } from "./hooks";
import { Trouble, Waiting } from "./parts";

export function Daily({ table }: { table: string }) {
  const { language } = useStore(words);
  const { value, problem } = useLoaded(() => showDaily(table), [table, language]);
  if (!value) return problem ? <Trouble problem={problem} /> : <Waiting />;
  return (
    <section class="daily card" aria-labelledby="daily">
      <h2 id="daily">{t("web-daily")}</h2>
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
