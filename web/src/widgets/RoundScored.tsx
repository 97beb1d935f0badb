// A round was written down: what everybody got, and for what; a touch of the board puts it away.
import { SeatToken } from "../board-kit/seats";
import { t } from "../i18n/words";
import type { Narration } from "../wire/types";
import { CountUp } from "./CountUp";
import { signed } from "./parts";

export function RoundScored({ sheet, onClose }: { sheet: Narration["sheet"]; onClose(): void }) {
  const most = Math.max(...sheet.map((score) => score.total));
  return (
    <section class="round-scored" aria-label={t("web-round-scored")}>
      <div class="round-head">
        <h2>{t("web-round-scored")}</h2>
        <button type="button" onClick={onClose}>
          {t("web-close")}
        </button>
      </div>
      <ol>
        {sheet.map((score, seat) => (
          <li key={seat} data-most={score.total === most}>
            <p class="round-name">
              <svg class="token" viewBox="0 0 100 100" aria-hidden="true">
                <SeatToken seat={seat} />
              </svg>
              <strong>{score.name}</strong>
              <b class="round-total">
                <CountUp to={score.total} />
              </b>
            </p>
            <ul>
              {score.parts.map((part, place) => (
                <li key={place} style={{ "--place": place }}>
                  <span>
                    {part.name} <small>{part.why}</small>
                  </span>
                  <b>{signed(part.points)}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
