// A finished game, weighed: how the chances went, what was luck and what was skill, the biggest mistakes and the luckiest rolls.
import { useState } from "preact/hooks";
import { SeatToken } from "../board-kit/seats";
import { t, words } from "../i18n/words";
import { change, give, points, size, stand, within } from "../model/figures";
import { luckOf, playOf } from "../model/story";
import { titleOf } from "../net/games";
import { useAnalysis } from "../widgets/analysed";
import { BeginStudy } from "../widgets/BeginStudy";
import { Curve } from "../widgets/Curve";
import { useStore, useTitle } from "../widgets/hooks";
import { Heading, Trouble } from "../widgets/parts";
import type { Analysis as Analysed, AnalysedSeat } from "../wire/types";

export function Analysis({ table }: { table: string }) {
  const { analysis, done, problem } = useAnalysis(table);
  const title = analysis ? t("web-analysis-of", { game: titleOf(analysis.game) }) : t("web-analysis");
  useTitle(title);
  return (
    <div class="analysis">
      <Heading>{title}</Heading>
      <p class="row">
        <a class="button" href={`/game/${table}`}>
          {t("web-replay")}
        </a>
      </p>
      <Trouble problem={problem} />
      {analysis ? <Weighed table={table} analysis={analysis} /> : !problem && <Weighing done={done} />}
    </div>
  );
}

function Weighing({ done }: { done: number }) {
  const { language } = useStore(words);
  return (
    <div class="card weighing">
      <label for="weighing">{t("web-analysis-weighing")}</label>
      <progress id="weighing" max={1} value={done}>
        {stand(done, "share", language)}
      </progress>
      <p class="soft">{t("web-analysis-wait")}</p>
    </div>
  );
}

function Weighed({ table, analysis }: { table: string; analysis: Analysed }) {
  return (
    <>
      <Stories table={table} analysis={analysis} />
      <section aria-labelledby="curve-title">
        <h2 id="curve-title">{t(analysis.unit === "share" ? "web-curve" : "web-curve-points")}</h2>
        <Curve table={table} analysis={analysis} />
        <AsTable table={table} analysis={analysis} />
      </section>
      <div class="moments">
        <Mistakes table={table} analysis={analysis} />
        <Fortunes table={table} analysis={analysis} />
      </div>
      <details class="all-figures">
        <summary>{t("web-figures-all")}</summary>
        <Figures analysis={analysis} />
        <p class="soft small">{t("web-figures-sure")}</p>
      </details>
    </>
  );
}

/** Everybody's game in a few sentences. */
function Stories({ table, analysis: { seats, mistakes, unit } }: { table: string; analysis: Analysed }) {
  return (
    <section aria-labelledby="stories-title">
      <h2 id="stories-title">{t("web-figures")}</h2>
      <ul class="stories">
        {seats.map((seat, number) => {
          const worst = mistakes.find((each) => each.seat === number);
          return (
            <li key={number} class="card">
              <h3>
                <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
                  <SeatToken seat={number} />
                </svg>
                {seat.name}
              </h3>
              <p class="band">{t("web-story-band", { band: seat.band_words })}</p>
              <p>{t("web-story-play", { play: playOf(seat.skill, unit) })}</p>
              <p>{t("web-story-luck", { luck: luckOf(seat.luck, seat.luck_error, unit) })}</p>
              {worst && (
                <p class="soft">
                  {t("web-story-worst", { best: within(worst.best_words) })} <Moment table={table} number={worst.number - 1} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Shows = (seat: AnalysedSeat, analysis: Analysed, language: string) => readonly [string, string];

/** The figures in their order: how each is written, and how sure it is. */
const FIGURES: readonly (readonly [string, Shows])[] = [
  ["final", (seat, { unit }, language) => [stand(seat.final, unit, language), ""]],
  ["luck", (seat, { unit }, language) => [change(seat.luck, unit, language), give(seat.luck_error, unit, language)]],
  [
    "own-luck",
    (seat, { unit }, language) => [
      seat.own_luck == null ? "–" : change(seat.own_luck, unit, language),
      seat.own_luck == null ? "" : give(seat.own_luck_error ?? 0, unit, language),
    ],
  ],
  ["lost", (seat, { unit }, language) => [points(seat.lost, unit, language), give(seat.rate_error * seat.real_decisions, unit, language)]],
  ["adjusted", (seat, { unit }, language) => [stand(seat.adjusted, unit, language), give(seat.luck_error, unit, language)]],
  ["error-rate", (seat, { unit }, language) => [size(seat.error_rate, unit, language), give(seat.rate_error, unit, language)]],
  ["given-away", (seat, _, language) => [size(seat.given_away, "share", language), ""]],
  ["band", (seat) => [seat.band_words, ""]],
];

/** One table for all: a figure and what it means above, everybody's value below. */
function Figures({ analysis }: { analysis: Analysed }) {
  const { language } = useStore(words);
  const { seats } = analysis;
  const known = FIGURES.filter(([id]) => id !== "own-luck" || seats.some((seat) => seat.own_luck != null));
  return (
    <table class="figures" style={{ "--seats": String(seats.length) }}>
      <thead>
        <tr>
          <th class="hidden" scope="col">
            {t("web-figure")}
          </th>
          {seats.map((seat, number) => (
            <th key={number} scope="col">
              <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
                <SeatToken seat={number} />
              </svg>
              <span>{seat.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {known.map(([id, shows]) => (
          <tr key={id}>
            <th scope="row">
              {t(`web-figure-${id}`)}
              <span class="why">{t(`web-figure-${id}-text`)}</span>
            </th>
            {seats.map((seat, number) => {
              const [value, sure] = shows(seat, analysis, language);
              return (
                <td key={number}>
                  <span class="value">{value}</span> {sure && <span class="give">{sure}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mistakes({ table, analysis: { mistakes, seats, unit, game } }: { table: string; analysis: Analysed }) {
  const { language } = useStore(words);
  return (
    <section aria-labelledby="mistakes-title">
      <h2 id="mistakes-title">{t("web-mistakes")}</h2>
      {mistakes.length === 0 && <p>{t("web-mistakes-none")}</p>}
      <ol class="moments-list">
        {mistakes.map((each) => (
          <li key={each.number} class="card">
            <p>
              <strong>{each.words}</strong>
            </p>
            <p>{t("web-mistake-better", { name: seats[each.seat]?.name ?? "", best: within(each.best_words), why: each.why })}</p>
            <p class="small">
              <span class="loss">−{size(each.loss, unit, language)}</span> <span class="give">{give(each.error, unit, language)}</span>
            </p>
            <p class="row">
              <Moment table={table} number={each.number - 1} />
              {!STATIC && <BeginStudy table={table} game={game} at={each.number - 1} length={STUDIED} />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fortunes({ table, analysis: { lucky, seats, unit, game } }: { table: string; analysis: Analysed }) {
  const { language } = useStore(words);
  return (
    <section aria-labelledby="lucky-title">
      <h2 id="lucky-title">{t("web-lucky")}</h2>
      {lucky.length === 0 && <p>{t("web-lucky-none")}</p>}
      <ol class="moments-list">
        {lucky.map((each) => (
          <li key={each.number} class="card">
            <p>
              <strong>{each.words}</strong>
            </p>
            <p class="small">
              <span class="gain">
                {t("web-lucky-gain", { gain: change(each.gain, unit, language), name: seats[each.seat]?.name ?? "" })}
              </span>{" "}
              <span class="give">{give(each.error, unit, language)}</span>
            </p>
            <p class="row">
              <Moment table={table} number={each.number} />
              {!STATIC && <BeginStudy table={table} game={game} at={each.number} length={STUDIED} />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** So many of the steps after a moment come into its study. */
const STUDIED = 6;

function Moment({ table, number }: { table: string; number: number }) {
  return (
    <a class="moment" href={`/game/${table}?event=${number}`}>
      {t("web-curve-go", { number })}
    </a>
  );
}

/** The curve for those who read it: an event a row. */
function AsTable({ table, analysis }: { table: string; analysis: Analysed }) {
  const { language } = useStore(words);
  const [open, setOpen] = useState(false);
  const { seats, curve, events, unit } = analysis;
  return (
    <details class="as-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("web-curve-table")}</summary>
      {open && (
        <div class="scroller" tabIndex={0} role="region" aria-label={t("web-curve-table")}>
          <table class="events">
            <thead>
              <tr>
                <th scope="col">{t("web-curve-event")}</th>
                {seats.map((seat, number) => (
                  <th key={number} scope="col">
                    {seat.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {curve.map((shares, number) => (
                <tr key={number}>
                  <th scope="row">
                    <a href={`/game/${table}?event=${number}`}>{number}</a>{" "}
                    {number === 0 ? t("web-curve-start") : events[number - 1]?.words}
                  </th>
                  {shares.map((share, seat) => (
                    <td key={seat}>{stand(share, unit, language)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
