// One click, and a game against a bot begins.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import type { Game } from "../model/router";
import { playNow } from "../net/api";
import { go } from "./navigate";
import { Trouble } from "./parts";

export function PlayNow({ game }: { game: Game }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const play = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      go(`/table/${await playNow(game)}`);
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
        aria-label={`${t("web-play-now")}: ${t(`web-game-${game}`)}`}
      >
        {t(busy ? "web-setting-up" : "web-play-now")}
      </button>
      <Trouble problem={problem} />
    </>
  );
}
