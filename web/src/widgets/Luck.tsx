// How the chances went, what turned them most, and what luck did to everybody, as soon as it is known.
import { useState } from "preact/hooks";
import { SeatToken } from "../board-kit/seats";
import { t, words } from "../i18n/words";
import { change, give, stand } from "../model/figures";
import { biggestSwing, luckOf } from "../model/story";
import type { Analysis } from "../wire/types";
import { useAnalysis } from "./analysed";
import { Drawing } from "./Curve";
import { useStore } from "./hooks";

export function Luck({ table }: { table: string }) {
  const { analysis, done, problem } = useAnalysis(table);
  const { language } = useStore(words);
  if (problem) return null; // the page of the analysis says why
  return (
    <section class="luck" aria-labelledby="luck-title">
      {analysis && <Swing table={table} analysis={analysis} />}
      <h2 id="luck-title">{t("web-luck")}</h2>
      {analysis === null ? (
        <p class="soft">{t("web-luck-counting", { part: stand(done, "share", language) })}</p>
      ) : (
        <ul class="seats">
          {analysis.seats.map((seat, number) => (
            <li key={number}>
              <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
                <SeatToken seat={number} />
              </svg>
              <span>
                <strong>{seat.name}</strong> {t("web-story-luck", { luck: luckOf(seat.luck, seat.luck_error, analysis.unit) })}{" "}
                <span class="give">
                  {change(seat.luck, analysis.unit, language)} {give(seat.luck_error, analysis.unit, language)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The curve of the game, and the event that changed most. */
function Swing({ table, analysis }: { table: string; analysis: Analysis }) {
  const { language } = useStore(words);
  const swing = biggestSwing(analysis.events);
  const [now, turn] = useState(swing?.number ?? 0);
  return (
    <div class="swing">
      <h2>{t(analysis.unit === "share" ? "web-curve" : "web-curve-points")}</h2>
      <figure class="curve">
        <Drawing table={table} analysis={analysis} now={now} onPoint={turn} />
      </figure>
      {swing && (
        <p>
          <strong>{t("web-swing")}</strong> {analysis.events[swing.number - 1]?.words}{" "}
          <span class="gain">
            {t("web-lucky-gain", { gain: change(swing.by, analysis.unit, language), name: analysis.seats[swing.seat]?.name ?? "" })}
          </span>{" "}
          <a class="moment" href={`/game/${table}?event=${swing.number}`}>
            {t("web-curve-go", { number: swing.number })}
          </a>
        </p>
      )}
    </div>
  );
}
