// The duplicate of the week: its deals, one's own tries, and how everybody stands beside the bots.
import { useState } from "preact/hooks";
import { levelName, t, words } from "../i18n/words";
import { allFit, dealSeed } from "../model/deals";
import { playWeek, showWeek } from "../net/evenings";
import { titleOf } from "../net/games";
import { whoAmI } from "../net/session";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { go } from "../widgets/navigate";
import { Heading, Trouble, Waiting } from "../widgets/parts";
import type { WeekRow, WeekShown } from "../wire/types";

const DAY_S = 86_400;

/** The duplicate of a week; "" is this week, and one that is over has its deals open. */
export function Week({ game, week }: { game: string; week: string }) {
  const { language } = useStore(words);
  const title = week
    ? `${t("event-week-of", { game: titleOf(game) })}, ${dayOf(week, language)}`
    : t("event-week-of", { game: titleOf(game) });
  useTitle(title);
  const { value, problem } = useLoaded(() => whoAmI().then(() => showWeek(game, week)), [game, week]);
  return (
    <>
      <Heading>{title}</Heading>
      {value ? <Shown shown={value} /> : problem ? <Trouble problem={problem} /> : <Waiting />}
      {week && (
        <p class="row">
          <a class="button" href={`/week/${game}`}>
            {t("event-week-now")}
          </a>
        </p>
      )}
    </>
  );
}

/** The Monday of a week such as 2026-W47, in words: the fourth of January is always in the first week. */
function dayOf(week: string, language: string): string {
  const [year = 0, number = 0] = week.split("-W").map(Number);
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = Date.UTC(year, 0, 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (number - 1));
  return t("event-week-from", { day: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(monday) });
}

function Shown({ shown }: { shown: WeekShown }) {
  const { language } = useStore(words);
  const { game, rows, seals, secrets, past } = shown;
  const over = secrets.length > 0;
  return (
    <>
      {over ? <p class="lead">{t("event-week-over")}</p> : <Deals shown={shown} />}
      <h2 id="week-standings">{t("event-standings")}</h2>
      {rows.length === 0 ? <p class="soft">{t("event-week-none")}</p> : <Standings rows={rows} deals={seals.length} />}
      {over ? <Opened shown={shown} /> : <Sealed seals={seals} />}
      {past.length > 0 && (
        <nav aria-labelledby="past-weeks">
          <h2 id="past-weeks">{t("event-week-past")}</h2>
          <p class="row">
            {past.map((each) => (
              <a key={each} class="button" href={`/week/${game}/${each}`}>
                {dayOf(each, language)}
              </a>
            ))}
          </p>
        </nav>
      )}
    </>
  );
}

/** The deals of a week that is over: what was sealed, what it was, and whether both fit, reckoned in this page. */
function Opened({ shown }: { shown: WeekShown }) {
  const { game, week, seals, secrets } = shown;
  const fit = allFit(shown);
  return (
    <section aria-labelledby="week-opened">
      <h2 id="week-opened">{t("event-week-opened")}</h2>
      <p class={fit ? "saved" : "trouble"}>{t(fit ? "event-check-passed" : "event-check-failed")}</p>
      <p>{t("event-week-opened-says")}</p>
      <ol class="seals">
        {seals.map((seal, deal) => (
          <li key={seal}>
            <dl class="opened">
              <dt>{t("event-week-seal")}</dt>
              <dd>
                <code class="number">{seal}</code>
              </dd>
              <dt>{t("event-week-secret")}</dt>
              <dd>
                <code class="number">{secrets[deal]}</code>
              </dd>
              <dt>{t("event-week-seed")}</dt>
              <dd>
                <code class="number">{dealSeed(`${game} ${week}`, deal, secrets[deal] ?? "", [])}</code>
              </dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sealed({ seals }: { seals: readonly string[] }) {
  return (
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
  );
}

function Deals({ shown }: { shown: WeekShown }) {
  const [problem, setProblem] = useState<unknown>(null);
  const { game, rival, seals, own, seconds } = shown;
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
    </>
  );
}

/** A person's name, or a bot's level with its number. */
const nameOf = ({ name, level, number }: WeekRow): string => (level ? `${levelName(level)} ${number}` : name || t("web-ratings-gone"));

function Standings({ rows, deals }: { rows: readonly WeekRow[]; deals: number }) {
  const { language } = useStore(words);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div class="wide" role="group" aria-labelledby="week-standings" tabIndex={0}>
      <table class="ratings">
        <thead>
          <tr>
            <th scope="col" class="place">
              <span>{t("event-place")}</span>
            </th>
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
                {nameOf(row)}{" "}
                {row.you ? <span class="soft">{t("web-you")}</span> : row.level && <span class="soft small">{t("event-bot")}</span>}
              </th>
              <td>{number.format(row.score)}</td>
              {row.deals.map((score, deal) => {
                const table = row.tables[deal];
                const share = score === null ? "" : percent.format(score);
                const told = `${nameOf(row)}, ${t("event-deal", { number: deal + 1 })}: ${share}`;
                return (
                  <td key={deal}>
                    {table ? (
                      <a href={`/game/${table}`} aria-label={told}>
                        {share}
                      </a>
                    ) : (
                      share
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
