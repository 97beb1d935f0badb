// One click, and a game against bots begins.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { playNow } from "../net/api";
import { gameOf, titleOf } from "../net/games";
import { go } from "./navigate";
import { Trouble } from "./parts";

export function PlayNow({ game }: { game: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const rules = gameOf(game);
  if (!rules) return null;
  const play = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      go(`/table/${await playNow(rules)}`);
    } catch (each) {
      setProblem(each);
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        class="primary large"
        disabled={busy}
        onClick={() => void play()}
        aria-label={`${t("web-play-now")}: ${titleOf(game)}`}
      >
        {t(busy ? "web-setting-up" : "web-play-now")}
      </button>
      <Trouble problem={problem} />
    </>
  );
}
