// The duplicate of the week: its deals, one's own tries, and how everybody stands beside the bots.
import { useState } from "preact/hooks";
import { levelName, t, words } from "../i18n/words";
import { playWeek, showWeek } from "../net/evenings";
import { titleOf } from "../net/games";
import { whoAmI } from "../net/session";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { go } from "../widgets/navigate";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import type { WeekRow, WeekShown } from "../wire/types";

const DAY_S = 86_400;

export function Week({ game }: { game: string }) {
  const title = t("event-week-of", { game: titleOf(game) });
  useTitle(title);
  const { value, problem } = useLoaded(() => whoAmI().then(() => showWeek(game)), [game]);
  return (
    <>
      <Heading>{title}</Heading>
      {value ? <Deals shown={value} /> : problem ? <Trouble problem={problem} /> : <Waiting />}
    </>
  );
}

function Deals({ shown }: { shown: WeekShown }) {
  const [problem, setProblem] = useState<unknown>(null);
  const { game, rival, seals, own, seconds, rows } = shown;
  const done = own.filter((each) => each.status === "over").length;
  const play = (deal: number): void => void playWeek(game, deal).then((table) => go(`/table/${table}`), setProblem);
  return (
    <>
      <p class="lead">{t("event-week-lead", { rival: levelName(rival) })}</p>
      <p class="soft">
        {t("event-week-left", { days: Math.ceil(seconds / DAY_S) })} · {t("event-week-progress", { done, deals: seals.length })}
      </p>
      <ul class="tables">
        {seals.map((seal, deal) => {
          const mine = own[deal];
          const words = t("event-week-deal", { number: deal + 1, seat: (deal % 2) + 1 });
          return (
            <li key={seal}>
              <strong>{words}</strong>
              {mine?.status === "over" ? (
                <a class="button" href={`/table/${mine.table}`} aria-label={`${t("event-week-done")}: ${words}`}>
                  {t("event-week-done")}
                </a>
              ) : (
                <button
                  type="button"
                  class="primary"
                  onClick={() => play(deal)}
                  aria-label={`${t(mine?.table ? "web-continue" : "event-week-play")}: ${words}`}
                >
                  {t(mine?.table ? "web-continue" : "event-week-play")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Trouble problem={problem} />
      <h2 id="week-standings">{t("event-standings")}</h2>
      {rows.length === 0 ? <p class="soft">{t("event-week-none")}</p> : <Standings rows={rows} deals={seals.length} />}
      <details class="verify">
        <summary>{t("event-seals")}</summary>
        <p>{t("event-week-seals")}</p>
        <ol class="seals">
          {seals.map((seal) => (
            <li key={seal}>
              <code class="number">{seal}</code>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function Standings({ rows, deals }: { rows: readonly WeekRow[]; deals: number }) {
  const { language } = useStore(words);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div class="wide" role="group" aria-labelledby="week-standings" tabIndex={0}>
      <table class="ratings">
        <thead>
          <tr>
            <th scope="col">{t("event-place")}</th>
            <th scope="col">{t("event-who")}</th>
            <th scope="col">{t("event-score")}</th>
            {Array.from({ length: deals }, (_, deal) => (
              <th key={deal} scope="col">
                <abbr title={t("event-deal", { number: deal + 1 })}>{deal + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place} {...(row.you ? { "aria-current": true as const } : {})}>
              <td>{row.place}</td>
              <th scope="row">
                {row.level ? levelName(row.level) : row.name || t("web-ratings-gone")}{" "}
                {row.you ? <span class="soft">{t("web-you")}</span> : row.level && <span class="soft small">{t("event-bot")}</span>}
              </th>
              <td>{number.format(row.score)}</td>
              {row.deals.map((score, deal) => (
                <td key={deal}>{score === null ? "" : percent.format(score)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
