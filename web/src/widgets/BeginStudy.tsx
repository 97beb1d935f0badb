// A study from a place of a finished game, in one click.
import { useState } from "preact/hooks";
import { t } from "../i18n/words";
import { titleOf } from "../net/games";
import { newStudy } from "../net/studies";
import { go } from "./navigate";
import { Trouble } from "./parts";

/** The most steps that a study takes along. */
const MOST = 60;

export function BeginStudy({ table, game, at, length }: { table: string; game: string; at: number; length: number }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const begin = (): void => {
    setBusy(true);
    newStudy({ title: t("event-study-untitled", { game: titleOf(game) }), table, at, length: Math.min(MOST, length) }).then(
      (made) => go(`/study/${made.id}`),
      (each) => {
        setProblem(each);
        setBusy(false);
      },
    );
  };
  return (
    <>
      <button type="button" disabled={busy} onClick={begin}>
        {t("event-study-begin")}
      </button>
      <Trouble problem={problem} />
    </>
  );
}
