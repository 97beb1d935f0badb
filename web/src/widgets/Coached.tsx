// The coach, for those who want it: a quiet line after each own move about what it lost against the best.
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { coachable } from "../model/coach";
import { NOTHING_LOST, size, within } from "../model/figures";
import { settings } from "../model/preferences";
import type { Sent } from "../model/table";
import { lastLoss } from "../net/api";
import { hasCoach } from "../net/games";
import { announcer } from "../speech/voice";
import type { Lost, TableView } from "../wire/types";
import { useStore } from "./hooks";

export function Coached({ shown, sent }: { shown: TableView; sent: Sent | null }) {
  const { coach } = useStore(settings);
  const { language } = useStore(words);
  const [lost, setLost] = useState<Lost | null>(null);
  const event = sent?.fate === "saved" && sent.command.do === "act" ? sent.command.event : "";
  useEffect(() => {
    setLost(null);
    if (!coach || event === "" || !coachable(shown) || !hasCoach(shown.game)) return undefined;
    const line = new AbortController();
    lastLoss(shown.table, line.signal).then(
      (found) => {
        if (line.signal.aborted || found.event !== event) return;
        setLost(found);
        announcer.say(spoken(found, shown, words.value.language));
      },
      () => undefined, // a coach that has nothing to say is silent
    );
    return () => line.abort();
  }, [sent?.key, event, coach]);
  if (lost === null) return null;
  return (
    <p class="coached" data-best={lost.loss < NOTHING_LOST}>
      {spoken(lost, shown, language)}
    </p>
  );
}

function spoken({ loss, best_words, why }: Lost, shown: TableView, language: string): string {
  if (loss < NOTHING_LOST) return t("web-coach-best");
  return t("web-coach-lost", { loss: size(loss, shown.seats.length === 1 ? "points" : "share", language), best: within(best_words), why });
}
