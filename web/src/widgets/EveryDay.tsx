// What comes every day and every week, in one row of the front page: boards, puzzles, the duplicate of the week, evenings.
import { t } from "../i18n/words";
import { showBoards } from "../net/evenings";
import { games } from "../net/games";
import { useLoaded, useStore } from "./hooks";

export function EveryDay() {
  const known = useStore(games);
  const { value } = useLoaded(showBoards, []);
  const streaks = value?.boards.filter((each) => each.streak > 0) ?? [];
  const longest = Math.max(0, ...streaks.map((each) => each.streak));
  return (
    <nav class="every-day" aria-label={t("event-now")}>
      <a class="button" href="/today">
        {t("event-boards")}
        {longest > 0 && <span class="streak">{t("event-streak-days", { days: longest })}</span>}
      </a>
      {known
        .filter((game) => game.least <= 2 && game.most >= 2 && game.levels.length > 0)
        .map(({ game, title }) => (
          <a key={game} class="button" href={`/week/${game}`}>
            {t("event-week-of", { game: title })}
          </a>
        ))}
      <a class="button" href="/evenings">
        {t("event-evenings")}
      </a>
    </nav>
  );
}
