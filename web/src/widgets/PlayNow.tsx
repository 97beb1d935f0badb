// A game against bots: how many and how good, and one click.
import { useState } from "preact/hooks";
import { levelName, t } from "../i18n/words";
import { drawer } from "../model/preferences";
import { keepRivals, keptRivals, type Rivals, rivalCounts } from "../model/rivals";
import { playNow } from "../net/api";
import { gameOf, titleOf } from "../net/games";
import type { GameShown } from "../wire/types";
import { go } from "./navigate";
import { Trouble } from "./parts";

export function PlayNow({ game }: { game: string }) {
  const rules = gameOf(game);
  return rules ? <Start rules={rules} /> : null;
}

function Start({ rules }: { rules: GameShown }) {
  const [rivals, setRivals] = useState(() => keptRivals(drawer, rules));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const pick = (change: Partial<Rivals>): void => {
    const next = { ...rivals, ...change };
    keepRivals(drawer, rules.game, next);
    setRivals(next);
  };
  const play = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      go(`/table/${await playNow(rules, rivals)}`);
    } catch (each) {
      setProblem(each);
      setBusy(false);
    }
  };
  const counts = rivalCounts(rules);
  return (
    <div class="play-now">
      {counts.length > 1 && (
        <label>
          <span>{t("web-rivals")}</span>
          <select value={rivals.count} onChange={(event) => pick({ count: Number(event.currentTarget.value) })}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {t("web-rivals-count", { count })}
              </option>
            ))}
          </select>
        </label>
      )}
      {rules.levels.length > 1 && (
        <label>
          <span>{t("web-level")}</span>
          <select value={rivals.level} onChange={(event) => pick({ level: event.currentTarget.value })}>
            {rules.levels.map((level) => (
              <option key={level} value={level}>
                {levelName(level)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        class="primary large"
        disabled={busy}
        onClick={() => void play()}
        aria-label={`${t("web-play-now")}: ${titleOf(rules.game)}`}
      >
        {t(busy ? "web-setting-up" : "web-play-now")}
      </button>
      <Trouble problem={problem} />
    </div>
  );
}
