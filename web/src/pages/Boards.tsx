// The boards of the day: everybody's one counted try at the game and at the puzzle of today.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { beginTry } from "../net/api";
import { showBoards } from "../net/evenings";
import { titleOf } from "../net/games";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { go } from "../widgets/navigate";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import type { DayBoard } from "../wire/types";

export function Boards() {
  useTitle(t("event-boards"));
  const { value, problem } = useLoaded(showBoards, []);
  const hours = Math.floor((value?.seconds ?? 0) / 3600);
  return (
    <>
      <Heading>{t("event-boards")}</Heading>
      <p class="lead">{t("event-boards-lead")}</p>
      {value ? (
        <>
          <p class="soft">{hours > 0 ? t("event-board-next", { hours }) : t("event-board-soon")}</p>
          <div class="boards">
            {value.boards.map((board) => (
              <OneBoard key={`${board.game} ${board.kind}`} board={board} />
            ))}
          </div>
        </>
      ) : problem ? (
        <Trouble problem={problem} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

function OneBoard({ board: { game, kind, people, rows, streak } }: { board: DayBoard }) {
  const { language } = useStore(words);
  const name = t(`event-board-${kind}`, { game: titleOf(game) });
  const [problem, setProblem] = useState<unknown>(null);
  const play = (): void => void beginTry(game).then(({ table }) => go(`/table/${table}`), setProblem);
  const id = `board-${game}-${kind}`;
  const act = t(rows.some((row) => row.you) ? "event-week-done" : "event-week-play");
  const style = kind === "game" ? "decimal" : "percent";
  const number = new Intl.NumberFormat(language, { style, maximumFractionDigits: 1 });
  const written = (score: number): string => number.format(kind === "game" ? score : score / 100);
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p class="row">
        {kind === "puzzle" ? (
          <a class="button" href={`/puzzle/${game}`} aria-label={`${act}: ${name}`}>
            {act}
          </a>
        ) : (
          <button type="button" aria-label={`${act}: ${name}`} onClick={play}>
            {act}
          </button>
        )}
        <span class="soft small">
          {people > 0 && t("event-board-people", { people })}
          {streak > 0 && ` · ${t("event-streak-days", { days: streak })}`}
        </span>
      </p>
      <Trouble problem={problem} />
      {rows.length === 0 ? (
        <p class="soft">{t("event-board-none")}</p>
      ) : (
        <table class="ratings">
          <thead>
            <tr>
              <th scope="col">{t("event-place")}</th>
              <th scope="col">{t("event-who")}</th>
              <th scope="col">{t("event-score")}</th>
              <th scope="col">{t("event-streak")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={place} {...(row.you ? { "aria-current": true as const } : {})}>
                <td>{row.place}</td>
                <th scope="row">
                  {row.name || t("web-ratings-gone")} {row.you && <span class="soft">{t("web-you")}</span>}
                </th>
                <td>{written(row.score)}</td>
                <td>{row.streak}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
