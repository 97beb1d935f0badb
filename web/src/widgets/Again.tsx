// Play again: with the same people, perhaps against bots of another level or on other chairs; everybody who is still here comes along.
import { useEffect, useRef, useState } from "preact/hooks";
import { levelName, t } from "../i18n/words";
import { rematch } from "../net/api";
import { gameOf } from "../net/games";
import { announcer } from "../speech/voice";
import type { RematchWish, TableView } from "../wire/types";
import { go } from "./navigate";
import { Trouble } from "./parts";

export function Again({ shown }: { shown: TableView }) {
  const played = shown.seats.find((seat) => seat.kind === "bot")?.bot ?? null;
  const levels = played === null ? [] : (gameOf(shown.game)?.levels ?? []);
  const [level, setLevel] = useState(played);
  const [swap, setSwap] = useState(false);
  const { problem, busy, play } = useRematch(shown);
  if (shown.next)
    return (
      <div class="again">
        <button type="button" class="primary large" disabled={busy} onClick={() => play({})}>
          {t("web-rematch-join")}
        </button>
        <Trouble problem={problem} />
      </div>
    );
  return (
    <div class="again">
      <button type="button" class="primary large" disabled={busy} onClick={() => play({ swap, ...(level === played ? {} : { level }) })}>
        {t(busy ? "web-setting-up" : "web-rematch")}
      </button>
      {levels.length > 1 && (
        <label>
          <span>{t("web-level")}</span>
          <select value={level ?? ""} onChange={(event) => setLevel(event.currentTarget.value)}>
            {!levels.includes(level ?? "") && <option value={level ?? ""}>{levelName(level ?? "")}</option>}
            {levels.map((each) => (
              <option key={each} value={each}>
                {levelName(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown.seats.length > 1 && (
        <label class="check">
          <input type="checkbox" checked={swap} onChange={(event) => setSwap(event.currentTarget.checked)} />
          <span>{t("web-swap-seats")}</span>
        </label>
      )}
      <Trouble problem={problem} />
    </div>
  );
}

/** Asks for the next game, or follows somebody who did while this page was open: then one is taken along. */
function useRematch({ table, next }: TableView): { problem: unknown; busy: boolean; play(wish: RematchWish): void } {
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const began = useRef(next);
  const play = (wish: RematchWish): void => {
    setBusy(true);
    rematch(table, wish).then(
      (again) => go(`/table/${again}`),
      (each) => {
        setProblem(each);
        setBusy(false);
      },
    );
  };
  useEffect(() => {
    if (!next || next === began.current || busy) return;
    announcer.say(t("web-rematch-taken"));
    play({});
  }, [next]);
  return { problem, busy, play };
}
