// “Show me”: the best that can be done now, with the chance to win and why. Only against bots.
import { useEffect, useRef, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { mayAsk } from "../model/coach";
import { give, stand, type Unit, within } from "../model/figures";
import { showMe } from "../net/api";
import { hasCoach } from "../net/games";
import { announcer } from "../speech/voice";
import type { Suggestion, TableView } from "../wire/types";
import type { Choice } from "./choice";
import { useStore } from "./hooks";
import { Trouble } from "./parts";

export interface Hints {
  readonly may: boolean;
  readonly thinking: boolean;
  readonly options: readonly Suggestion[] | null;
  readonly problem: unknown;
  onAsk(): void;
  onClose(): void;
}

const QUIET = { thinking: false, options: null, problem: null };

/** What the coach says to the question of the table; a new question makes it silent, and stops its thinking. */
export function useHints(shown: TableView, { choosing: { options } }: Choice): Hints {
  const [state, set] = useState<Pick<Hints, "thinking" | "options" | "problem">>(QUIET);
  const line = useRef<AbortController | null>(null);
  const hush = (): void => {
    line.current?.abort();
    line.current = null;
    set(QUIET);
  };
  useEffect(() => hush, [shown.table, options]);
  const onAsk = (): void => {
    if (line.current !== null || !mayAsk(shown) || !hasCoach(shown.game)) return;
    const asked = new AbortController();
    line.current = asked;
    const from = document.activeElement;
    set({ ...QUIET, thinking: true });
    announcer.say(t("web-show-me-thinking"));
    showMe(shown.table, asked.signal).then(
      ({ options }) => {
        if (line.current !== asked) return;
        set({ ...QUIET, options });
        announcer.say(...spoken(options, shown));
        requestAnimationFrame(() => reachFirst(from));
      },
      (problem: unknown) => {
        if (line.current !== asked) return;
        line.current = null;
        set({ ...QUIET, problem });
      },
    );
  };
  return { may: mayAsk(shown) && hasCoach(shown.game), ...state, onAsk, onClose: hush };
}

/** Whoever has waited where the question was asked goes on to the best answer. */
function reachFirst(from: Element | null): void {
  const now = document.activeElement;
  if (now === from || now === document.body) document.querySelector<HTMLElement>(".hints li button")?.focus();
}

const unitOf = (shown: TableView): Unit => (shown.seats.length === 1 ? "points" : "share");

function spoken(options: readonly Suggestion[], shown: TableView): string[] {
  const { language } = words.value;
  return options
    .slice(0, 1)
    .map((best) => t("web-show-me-best", { choice: within(best.words), share: stand(best.share, unitOf(shown), language), why: best.why }));
}

/** The list below the question: choosing one selects it on the board, as everywhere. */
export function ShowMe({
  shown,
  hints,
  choice: { choosing, onChoose, onPointChoice },
}: {
  shown: TableView;
  hints: Hints;
  choice: Choice;
}) {
  const { language } = useStore(words);
  const unit = unitOf(shown);
  if (hints.thinking) return <p class="soft thinking">{t("web-show-me-thinking")}</p>;
  if (hints.options === null) return <Trouble problem={hints.problem} />;
  return (
    <section class="hints" aria-label={t("web-show-me-title")}>
      <div class="hints-head">
        <p class="soft small">{t(unit === "share" ? "web-show-me-shares" : "web-show-me-points")}</p>
        <button type="button" class="quiet-button" onClick={hints.onClose}>
          {t("web-close")}
        </button>
      </div>
      <ol data-place="hints">
        {hints.options.map((option) => {
          const number = choosing.options.findIndex((each) => each.event === option.event);
          return (
            <li key={option.event}>
              <button
                type="button"
                aria-pressed={choosing.chosen === number}
                data-event={option.event}
                onClick={() => onChoose(number)}
                onPointerEnter={() => onPointChoice(number)}
                onPointerLeave={() => onPointChoice(null)}
                onFocus={() => onPointChoice(number)}
                onBlur={() => onPointChoice(null)}
              >
                <strong class="share">
                  {stand(option.share, unit, language)} <span class="give">{give(option.error, unit, language)}</span>
                </strong>
                <span class="reason">
                  <span>{option.words}</span> <span class="soft small">{option.why}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
