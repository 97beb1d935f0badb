// The end: who won and why, point by point; check the dice, play again, look back.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { rematch } from "../net/api";
import { hasCoach, isTodays } from "../net/games";
import type { Narration, TableView } from "../wire/types";
import { Daily } from "./Daily";
import { Luck } from "./Luck";
import { go } from "./navigate";
import { Trouble } from "./parts";
import { Sheet } from "./Sheet";
import { Verify } from "./Verify";

export function End({ shown, told, onLink }: { shown: TableView; told: Narration | null; onLink(marks: readonly string[]): void }) {
  const [problem, setProblem] = useState<unknown>(null);
  const self = useRef<HTMLElement>(null);
  useEffect(() => self.current?.scrollIntoView({ block: "nearest" }), []);
  const again = (): void => {
    (shown.next ? Promise.resolve(shown.next) : rematch(shown.table)).then((table) => go(`/table/${table}`), setProblem);
  };
  const coach = hasCoach(shown.game);
  const won = shown.you !== null && (shown.result?.winners ?? []).includes(shown.you);
  return (
    <section class="end" ref={self} aria-label={t("web-sheet")}>
      <p class="cheer">{won ? t("web-you-won") : told?.ask}</p>
      <div class="row">
        {shown.you !== null && (
          <button type="button" class="primary large" onClick={again}>
            {t(shown.next ? "web-rematch-join" : "web-rematch")}
          </button>
        )}
        <a class="button" href={`/game/${shown.table}`}>
          {t("web-replay")}
        </a>
        {coach && (
          <a class="button" href={`/game/${shown.table}/analysis`}>
            {t("web-analysis")}
          </a>
        )}
        <a class="button" href={`/api/tables/${shown.table}/record`} download={`pithead-${shown.table}.json`}>
          {t("web-download")}
        </a>
      </div>
      <Trouble problem={problem} />
      {coach && shown.result && <Luck table={shown.table} />}
      {isTodays(shown) && <Daily table={shown.table} />}
      {told && told.sheet.length > 0 && (
        <>
          <h2>{t("web-sheet")}</h2>
          <Sheet sheet={told.sheet} onLink={onLink} />
        </>
      )}
      <Verify table={shown.table} commitment={shown.commitment} />
    </section>
  );
}
