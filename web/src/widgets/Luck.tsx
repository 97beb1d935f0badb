// What luck did to everybody, in a line each, as soon as it is known.
import { SeatToken } from "../board-kit/seats";
import { t, words } from "../i18n/words";
import { change, give, stand } from "../model/figures";
import { luckOf } from "../model/story";
import { useAnalysis } from "./analysed";
import { useStore } from "./hooks";

export function Luck({ table }: { table: string }) {
  const { analysis, done, problem } = useAnalysis(table);
  const { language } = useStore(words);
  if (problem) return null; // the page of the analysis says why
  return (
    <section class="luck" aria-labelledby="luck-title">
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
