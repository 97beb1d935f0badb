// What to do now and why: the question, every choice in words, what the selected one would change, and yes or no.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { boardOf } from "../boards";
import { t } from "../i18n/words";
import { remaining, stage } from "../model/choosing";
import { groups } from "../model/groups";
import { settings } from "../model/preferences";
import type { Sent } from "../model/table";
import type { Narration, TableView } from "../wire/types";
import type { Choice } from "./choice";
import { useStore } from "./hooks";
import { Why } from "./parts";
import { type Hints, ShowMe } from "./ShowMe";
import { Sign } from "./Sign";

interface BarProps {
  shown: TableView;
  told: Narration | null;
  choice: Choice;
  /** What is asked, if it is not what the table asks. */
  ask?: ComponentChildren;
  sent?: Sent | null;
  /** Should the bar say what the phase is good for? */
  hints?: boolean;
  /** What the coach has to say, where there is one. */
  coach?: Hints;
  /** What the coach said to the last move. */
  coached?: ComponentChildren;
  onAct(event: string): void;
  onUndo?(): void;
  /** Shows the moves of the others once more. */
  onReplay?(): void;
  onSay?(text: string): void;
  onAnswer?(yes: boolean): void;
}

export function ActionBar(props: BarProps) {
  const { shown, told, ask, choice, coach, sent = null } = props;
  const { choosing, note } = choice;
  const { words: wanted } = useStore(settings);
  const { marks } = boardOf(shown.game);
  const unfolded = wanted || !marks;
  const now = stage(choosing);
  const count = choosing.options.length || (shown.extras?.length ?? 0);
  return (
    <div class="bar" data-stage={now} data-words={!marks}>
      <p id="ask" tabIndex={-1} class="ask">
        {ask ?? told?.ask} <Saved sent={sent} />
      </p>
      <Preview {...props} />
      <div class="row decide" data-place="choices">
        {(now === "selected" || now === "sent") && (
          <button type="button" class="primary" disabled={now === "sent"} onClick={choice.onConfirm}>
            {t(now === "sent" ? "web-sending" : "web-confirm")}
          </button>
        )}
        {(now === "narrowed" || (now === "selected" && choosing.options.length > 1)) && (
          <button type="button" onClick={choice.onClear}>
            {t("web-put-back")}
          </button>
        )}
        {marks && now !== "selected" && now !== "sent" && <Plain {...props} />}
        {shown.undo && props.onUndo && (
          <button type="button" class="undo" onClick={props.onUndo}>
            <Sign of="undo" /> <span class="said">{t("web-undo")}</span>
          </button>
        )}
        {coach?.may && now !== "selected" && now !== "sent" && (
          <button type="button" class="show-me" aria-disabled={coach.thinking} onClick={coach.onAsk}>
            <Sign of="star" /> <span class="said">{t("web-show-me")}</span>
          </button>
        )}
        {marks && count > 0 && (
          <button
            type="button"
            class="unfold"
            aria-expanded={unfolded}
            aria-controls="in-words"
            onClick={() => settings.change((before) => ({ ...before, words: !before.words }))}
          >
            <span class="said">{t("web-in-words")}</span> <Sign of="list" /> {count}
          </button>
        )}
        {props.onReplay && now !== "sent" && (
          <button type="button" class="what-happened" onClick={props.onReplay}>
            <Sign of="again" /> <span class="said">{t("web-what-happened")}</span>
          </button>
        )}
      </div>
      <div class="above-bar">
        {note && (
          <p class="note" role="alert">
            <Why text={note.text} rule={note.rule} />
          </p>
        )}
        {props.coached}
        {coach && <ShowMe shown={shown} hints={coach} choice={choice} />}
        {props.onAnswer && <Asked shown={shown} onAnswer={props.onAnswer} />}
        {unfolded && count > 0 && <InWords {...props} />}
      </div>
    </div>
  );
}

/** What has no place on the board, such as being done, or what no mark tells apart any more, is always at hand. */
function Plain({ shown, choice: { choosing, onChoose } }: BarProps) {
  const plain = remaining(choosing).filter((number) => choosing.options[number]?.marks.every((mark) => choosing.picked.includes(mark)));
  if (plain.length > MOST_PLAIN) return null;
  const chosen = (number: number): void => {
    onChoose(number);
    requestAnimationFrame(reachYes);
  };
  return (
    <>
      {plain.map((number) => (
        <button key={number} type="button" data-event={choosing.options[number]?.event} onClick={() => chosen(number)}>
          {shown.choices?.[number]?.words}
        </button>
      ))}
    </>
  );
}

const MOST_PLAIN = 4;

/** What had the focus makes room for yes or no: the focus goes on to yes, not to whatever comes after it. */
function reachYes(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(".decide .primary")?.focus({ preventScroll: true });
}

/** All of it in words: every choice, the box for the notation, and what may be done besides. It waits folded until it is wanted. */
function InWords(props: BarProps) {
  const { shown } = props;
  const { choosing } = props.choice;
  return (
    <div class="words" id="in-words">
      {choosing.options.length > 0 && <Choices {...props} />}
      {choosing.options.length > 0 && <TypeMove {...props} />}
      {(shown.extras?.length ?? 0) > 0 && <Extras {...props} />}
    </div>
  );
}

/** The tick of a move that is on the disk. */
function Saved({ sent }: { sent: Sent | null }) {
  if (sent?.fate === "saved")
    return (
      <span class="saved">
        <Sign of="tick" /> {t("web-saved")}
      </span>
    );
  return sent?.fate === "sending" ? <span class="soft small">{t("web-sending")}</span> : null;
}

/** What the pointed-at or selected choice would do. The place is always there, so that nothing jumps. */
function Preview({ told, shown, hints = true, choice: { choosing, outcome: pointed } }: BarProps) {
  const gain = shown.you === null ? undefined : pointed?.points?.[shown.you];
  if (choosing.options.length === 0) return <div class="preview" />;
  return (
    <p class="preview">
      {pointed ? (
        <>
          <strong>{pointed.words}</strong>
          {gain !== undefined && gain !== 0 && (
            <span class={gain > 0 ? "gain" : "loss"}> {t("web-gain", { points: `${gain > 0 ? "+" : "−"}${Math.abs(gain)}` })}</span>
          )}
          {pointed.preview && <span> {pointed.preview}</span>}
        </>
      ) : (
        <span class="soft">{(hints && told?.hint) || t(boardOf(shown.game).marks ? "web-point" : "web-point-words")}</span>
      )}
    </p>
  );
}

/** Every choice as a button, in words; what the picked marks rule out is left out. */
function Choices({ shown, choice: { choosing, onChoose, onPointChoice } }: BarProps) {
  const meant = new Set(choosing.chosen === null ? remaining(choosing) : choosing.options.keys());
  const heaps = groups(choosing.options.map((option) => option.event));
  return (
    <div class="choices" data-place="choices">
      {heaps.map((heap) => (
        <ul key={heap.verb}>
          {heap.numbers
            .filter((number) => meant.has(number))
            .map((number) => (
              <li key={choosing.options[number]?.event}>
                <button
                  type="button"
                  aria-pressed={choosing.chosen === number}
                  aria-disabled={choosing.sent !== null}
                  data-event={choosing.options[number]?.event}
                  onClick={() => onChoose(number)}
                  onPointerEnter={() => onPointChoice(number)}
                  onPointerLeave={() => onPointChoice(null)}
                  onFocus={() => onPointChoice(number)}
                  onBlur={() => onPointChoice(null)}
                >
                  <Named words={shown.choices?.[number]?.words} event={choosing.options[number]?.event} />
                </button>
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}

/** A choice in words and in notation; in a game without words both are the same, and said once. */
function Named({ words = "", event = "" }: { words?: string | undefined; event?: string | undefined }) {
  return (
    <>
      {words || event} {words && words !== event && <code>{event}</code>}
    </>
  );
}

/** What may be done at any time, although nothing is owed. */
function Extras({ shown: { extras = [] }, onAct }: BarProps) {
  return (
    <details class="choices extras">
      <summary>{t("web-extras", { count: extras.length })}</summary>
      <ul>
        {extras.map(({ event, words }) => (
          <li key={event}>
            <button type="button" data-event={event} onClick={() => onAct(event)}>
              <Named words={words} event={event} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Somebody wants a decision back: yes or no. */
function Asked({ shown, onAnswer }: { shown: TableView; onAnswer(yes: boolean): void }) {
  if (shown.asked === undefined || shown.asked === null) return null;
  const name = shown.seats[shown.asked]?.name ?? "";
  const mine = shown.you !== null && !(shown.agreed ?? []).includes(shown.you);
  return (
    <div class="row asked">
      <p>{t("web-asked", { name })}</p>
      {mine && (
        <>
          <button type="button" class="primary" onClick={() => onAnswer(true)}>
            {t("web-agree")}
          </button>
          <button type="button" onClick={() => onAnswer(false)}>
            {t("web-disagree")}
          </button>
        </>
      )}
    </div>
  );
}

/** The notation of the terminal: a move, the number of a choice, `undo`, or `say` and a word. */
function TypeMove({ choice: { choosing }, onAct, onSay, onUndo }: BarProps) {
  const [text, setText] = useState("");
  const submit = (event: Event): void => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === "") return;
    const option = /^\d+$/.test(typed) ? choosing.options[Number(typed) - 1] : undefined;
    if (onUndo && typed.toLowerCase() === "undo") onUndo();
    else if (onSay && typed.toLowerCase().startsWith("say ")) onSay(typed.slice(4));
    else onAct(option?.event ?? typed);
    setText("");
  };
  return (
    <form class="type" onSubmit={submit}>
      <label for="type-move">{t("web-type-move")}</label>
      <input
        id="type-move"
        value={text}
        placeholder={choosing.options[0]?.event ?? ""}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={200}
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">{t("web-send")}</button>
    </form>
  );
}
