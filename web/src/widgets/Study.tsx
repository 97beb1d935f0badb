// A scene that can be played on: the board with its bar, but no table behind it.
import type { ComponentChildren } from "preact";
import { t } from "../i18n/words";
import { stage } from "../model/choosing";
import { names, totals } from "../model/table";
import type { GameSnapshot } from "../wire/types";
import { ActionBar } from "./ActionBar";
import { BoardFrame } from "./BoardFrame";
import { type AskWhy, type Fared, useChoice } from "./choice";
import { typing, useKeys } from "./hooks";

interface StudyProps {
  scene: GameSnapshot;
  ask: ComponentChildren;
  fared: Fared | null;
  /** Should the bar say what the phase is good for? */
  hints?: boolean;
  onAct(event: string): void;
  onWhy: AskWhy;
}

export function Study({ scene: { shown, told, says }, ask, fared, hints = true, onAct, onWhy }: StudyProps) {
  const choice = useChoice(shown, onAct, onWhy, fared);
  useKeys((event) => {
    if (event.defaultPrevented || typing(event) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") choice.onClear();
    else if (event.key === "Enter" && event.target === document.body && stage(choice.choosing) === "selected") choice.onConfirm();
  });
  return (
    <>
      <section class="table-board" aria-labelledby="board-title" tabIndex={choice.legal.size > 0 ? -1 : 0}>
        <h2 id="board-title" class="hidden">
          {t("web-board")}
        </h2>
        <BoardFrame
          game={shown.game}
          view={shown.view}
          ghost={choice.ghost}
          you={shown.you}
          names={names(shown)}
          labels={told.labels}
          legal={choice.legal}
          selected={choice.selected}
          askable={told.askable}
          linked={NOTHING}
          last={says.join(" ")}
          scores={totals(told)}
          onPick={choice.onPick}
          onPoint={choice.onPoint}
        />
      </section>
      <section class="table-actions" aria-label={t("web-your-move")}>
        <ActionBar shown={shown} told={told} choice={choice} ask={ask} hints={hints} onAct={onAct} />
      </section>
    </>
  );
}

/** A scene to look at: where a right answer led, there is nothing more to choose. */
export function quiet(scene: GameSnapshot): GameSnapshot {
  return { ...scene, shown: { ...scene.shown, choices: [], extras: [] }, told: { ...scene.told, askable: [] } };
}

const NOTHING: readonly string[] = [];
