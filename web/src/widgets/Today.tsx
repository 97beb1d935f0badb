// The game of the day: the same luck for everybody, by the server's date, and one try that counts.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { beginTry, ownTries } from "../net/api";
import { games } from "../net/games";
import { whoAmI } from "../net/session";
import type { DailyTry, GameShown } from "../wire/types";
import { Cover } from "./Cover";
import { useLoaded, useStore } from "./hooks";
import { go } from "./navigate";
import { Trouble } from "./parts";

export function Today() {
  const known = useStore(games).filter((game) => game.daily);
  const { value } = useLoaded(() => whoAmI().then((name) => (name === null ? null : ownTries())), []);
  return (
    <>
      {known.map((game) => (
        <OfToday key={game.game} game={game} own={value?.tries.find((each) => each.game === game.game)} seconds={value?.seconds ?? 0} />
      ))}
    </>
  );
}

function OfToday({ game, own, seconds }: { game: GameShown; own: DailyTry | undefined; seconds: number }) {
  const { language } = useStore(words);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const play = (): void => {
    setBusy(true);
    beginTry(game.game).then(
      ({ table }) => go(`/table/${table}`),
      (each) => {
        setProblem(each);
        setBusy(false);
      },
    );
  };
  const day = own?.day ?? game.daily?.day ?? "";
  const date = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));
  const over = own?.status === "over";
  const id = `today-${game.game}`;
  return (
    <section class="today" aria-labelledby={id}>
      <div class="today-cover" aria-hidden="true">
        <Cover game={game.game} />
      </div>
      <div class="today-words">
        <h2 id={id}>{t("web-today")}</h2>
        <p class="soft">
          {game.title} · <time dateTime={day}>{date}</time>
        </p>
        {over ? (
          <p class="today-points">
            <strong>{t("web-points", { points: own.points ?? 0 })}</strong> <span class="soft">{next(seconds)}</span>
          </p>
        ) : (
          <p>{t("web-today-lead")}</p>
        )}
      </div>
      {over ? (
        <a class="button" href={`/table/${own.table}`} aria-label={`${t("web-today")}: ${t("web-result")}`}>
          {t("web-result")}
        </a>
      ) : (
        <button type="button" class="large" disabled={busy} onClick={play}>
          {t(busy ? "web-setting-up" : own?.table ? "web-today-go-on" : "web-today-play")}
        </button>
      )}
      <Trouble problem={problem} />
    </section>
  );
}

/** How long until there is another one. */
function next(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? t("web-today-next", { hours }) : t("web-today-soon");
}
