// The games that one has finished: found by game, result, rival and day, and what they say about oneself.
import { useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { change } from "../model/figures";
import { type Asked, NOTHING_ASKED } from "../model/history";
import { games, titleOf } from "../net/games";
import { analyseAll, showHistory, showStatistics } from "../net/history";
import { whoAmI } from "../net/session";
import { useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Improvement } from "../widgets/Improvement";
import { Heading, ownFirst, scored, Trouble, Waiting } from "../widgets/parts";
import type { CountedShown, CurvePoint, HistoryRow, Moment, StatisticsOfGame } from "../wire/types";

const PAGE = 50;
const RESULTS = ["won", "shared", "lost", "alone"] as const;

export function History() {
  useTitle(t("web-history"));
  const [asked, ask] = useState<Asked>(NOTHING_ASKED);
  const [from, setFrom] = useState(0);
  const [looked, lookAgain] = useState(0);
  const { value, problem } = useLoaded(async () => {
    if ((await whoAmI()) === null) return { list: { count: 0, games: [] }, sums: [] };
    return { list: await showHistory(asked, from), sums: (await showStatistics(asked)).games };
  }, [asked, from, looked]);
  const nothing = value?.list.count === 0;
  return (
    <div class="stack">
      <Heading>{t("web-history")}</Heading>
      {!(nothing && asked === NOTHING_ASKED) && (
        <Filter
          asked={asked}
          onAsk={(next) => {
            setFrom(0);
            ask(next);
          }}
        />
      )}
      {problem ? <Trouble problem={problem} /> : null}
      {value?.sums.map((each) => (
        <Sums key={each.summary.game} sums={each} />
      ))}
      {value === null && !problem && <Waiting />}
      {nothing && <Nothing everything={asked === NOTHING_ASKED} />}
      {value && !nothing && (
        <section aria-labelledby="history-games">
          <h2 id="history-games">{t("web-history-games", { count: value.list.count })}</h2>
          <AnalyseAll rows={value.list.games} onDone={() => lookAgain(looked + 1)} />
          <ul class="tables">
            {value.list.games.map((row) => (
              <Row key={row.game.table} row={row} />
            ))}
          </ul>
          <Pages from={from} count={value.list.count} onGo={setFrom} />
        </section>
      )}
    </div>
  );
}

function Nothing({ everything }: { everything: boolean }) {
  if (!everything) return <p class="soft">{t("web-history-none")}</p>;
  return (
    <>
      <p class="lead">{t("web-history-empty")}</p>
      <p>
        <a class="button primary" href="/">
          {t("web-play-now")}
        </a>
      </p>
    </>
  );
}

function Filter({ asked, onAsk }: { asked: Asked; onAsk(asked: Asked): void }) {
  const known = useStore(games);
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const of = (name: keyof Asked): string => String(form.get(name) ?? "");
    onAsk({ game: of("game"), result: of("result"), rival: of("rival"), first_day: of("first_day"), last_day: of("last_day") });
  };
  return (
    <form class="row filter" onSubmit={submit} aria-label={t("web-history-filter")}>
      <label>
        {t("web-game")}
        <select name="game" defaultValue={asked.game}>
          <option value="">{t("web-history-all")}</option>
          {known.map(({ game, title }) => (
            <option key={game} value={game}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("web-result")}
        <select name="result" defaultValue={asked.result}>
          <option value="">{t("web-history-all")}</option>
          {RESULTS.map((each) => (
            <option key={each} value={each}>
              {t(`web-history-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("web-history-rival")}
        <input name="rival" maxLength={40} autocomplete="off" />
      </label>
      <label>
        {t("web-history-since")}
        <input name="first_day" type="date" />
      </label>
      <label>
        {t("web-history-until")}
        <input name="last_day" type="date" />
      </label>
      <button type="submit" class="primary">
        {t("web-history-find")}
      </button>
    </form>
  );
}

function Sums({ sums: { summary, rivals = [], companions = [] } }: { sums: StatisticsOfGame }) {
  const { game, games: count, won, shared, lost, points, curve, best, worst } = summary;
  const title = titleOf(game);
  return (
    <section class="card stack sums" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {t("web-history-sums", { games: count, won, shared, lost })} {t("web-history-mean", { points: scored(game, points) })}
      </p>
      {curve.length > 1 && <Improvement curve={curve} />}
      <Counts title={t("web-history-rivals")} rows={rivals} />
      <Counts title={t("web-history-companions")} rows={companions} />
      <Moments title={t("web-history-best")} moments={best} curve={curve} />
      <Moments title={t("web-history-worst")} moments={worst} curve={curve} lost />
    </section>
  );
}

function Counts({ title, rows }: { title: string; rows: readonly CountedShown[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul class="row">
        {rows.map((row) => (
          <li key={row.name}>
            <strong>{row.name}</strong> <span class="soft">{t("web-history-counted", { games: row.games, won: row.won })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MomentsProps {
  title: string;
  moments: readonly Moment[];
  curve: readonly CurvePoint[];
  lost?: boolean;
}

/** Positions to look at again, with the day of their game; the scene before a mistake is one step earlier. */
function Moments({ title, moments, curve, lost = false }: MomentsProps) {
  const { language } = useStore(words);
  if (moments.length === 0) return null;
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  const dayOf = (table: string): string => {
    const at = curve.find((point) => point.table === table)?.at ?? 0;
    return at > 0 ? `${format.format(at * 1000)} · ` : "";
  };
  return (
    <div>
      <h3>{title}</h3>
      <p class="row">
        {moments.map(({ table, number, value }) => (
          <a key={`${table} ${number}`} class="button" href={`/game/${table}?event=${Math.max(0, number - 1)}`}>
            {dayOf(table)}
            {t("web-history-moment", { number, change: change(lost ? -value : value, "share", language) })}
          </a>
        ))}
      </p>
    </div>
  );
}

function Row({ row: { game: played, outcome } }: { row: HistoryRow }) {
  const { language } = useStore(words);
  const { game, table, at, seat, names, levels, totals, figures, unit = "share" } = played;
  const rivals = names.flatMap((name, number) =>
    number === seat ? [] : [levels[number] ? `${name} (${t(`level-${levels[number]}`)})` : name],
  );
  const who = rivals.join(", ") || t("web-alone-short");
  const day = at > 0 ? new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000) : "";
  return (
    <li>
      <div>
        <strong>{titleOf(game)}</strong>
        <span class="soft">
          {" · "}
          {who}
          {day && ` · ${day}`}
        </span>
        <br />
        <span data-won={outcome === "won" || outcome === "shared"}>
          {t(`web-history-${outcome}`)}, {ownFirst(totals, seat)}
        </span>
        {figures && (
          <span class="soft">
            {" · "}
            {t("web-history-figures", {
              luck: change(figures.luck, unit, language),
              loss: change(-figures.error_rate, unit, language),
            })}
          </span>
        )}
      </div>
      <div class="row">
        <a class="button" href={`/game/${table}`} aria-label={`${t("web-replay")}: ${titleOf(game)}, ${who}`}>
          {t("web-replay")}
        </a>
        <a class="button" href={`/game/${table}/analysis`} aria-label={`${t("web-history-analysis")}: ${titleOf(game)}, ${who}`}>
          {t("web-history-analysis")}
        </a>
      </div>
    </li>
  );
}

/** Works out the figures of all listed games that have none yet, one after the other; the server keeps them. */
function AnalyseAll({ rows, onDone }: { rows: readonly HistoryRow[]; onDone(): void }) {
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const left = rows.filter(({ game: played }) => !played.figures && games.value.some((game) => game.game === played.game && game.coach));
  if (left.length === 0) return null;
  const begin = (): void => {
    setDone(0);
    analyseAll(
      left.map(({ game }) => game.table),
      setDone,
    )
      .then(onDone, setProblem)
      .finally(() => setDone(null));
  };
  return (
    <div class="row">
      <button type="button" disabled={done !== null} onClick={begin}>
        {t("web-history-analyse", { count: left.length })}
      </button>
      <span class="soft" role="status">
        {done !== null && t("web-history-analysing", { done, count: left.length })}
      </span>
      <Trouble problem={problem} />
    </div>
  );
}

function Pages({ from, count, onGo }: { from: number; count: number; onGo(from: number): void }) {
  if (count <= PAGE) return null;
  return (
    <p class="row">
      <button type="button" disabled={from === 0} onClick={() => onGo(Math.max(0, from - PAGE))}>
        {t("web-history-newer")}
      </button>
      <button type="button" disabled={from + PAGE >= count} onClick={() => onGo(from + PAGE)}>
        {t("web-history-older")}
      </button>
    </p>
  );
}
