// A study: its readers step through it, its author also writes, draws and plays on.
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../i18n/words";
import { addressOf } from "../net/edition";
import { titleOf } from "../net/games";
import { changeStudy, deleteStudy, playStudy, showStudy, studyScene } from "../net/studies";
import { announcer } from "../speech/voice";
import type { AskWhy } from "../widgets/choice";
import { copyText } from "../widgets/copy";
import { Drawings } from "../widgets/Drawings";
import { typing, useKeys, useLoaded, useStore, useTitle } from "../widgets/hooks";
import { Nowhere } from "../widgets/Nowhere";
import { go } from "../widgets/navigate";
import { Heading, Trouble, Waiting, wordsOf } from "../widgets/parts";
import { quiet, Study } from "../widgets/Study";
import type { GameSnapshot, StudyShown, StudyStep } from "../wire/types";

export function SharedStudy({ study }: { study: string }) {
  const { value, problem } = useLoaded(() => showStudy(study), [study]);
  if (problem) return <Nowhere title={t("web-lost-title")} text={wordsOf(problem)} />;
  return value ? <Reading first={value} /> : <Waiting />;
}

function Reading({ first }: { first: StudyShown }) {
  const { language } = useStore(words);
  const [shown, setShown] = useState(first);
  const [draft, setDraft] = useState<readonly StudyStep[]>(first.steps);
  const [title, setTitle] = useState(first.title);
  const [at, setAt] = useState(0);
  const [trouble, setTrouble] = useState<unknown>(null);
  const [drawing, setDrawing] = useState(false);
  const [from, setFrom] = useState<string | null>(null);
  useTitle(shown.title);
  const known = shown.steps.map((each) => each.step ?? "").join("\n");
  const { value: scene, problem } = useLoaded(() => studyScene(shown.id, at), [shown.id, at, known, language]);
  const place = draft[at] ?? {};
  const last = draft.length - 1;
  const turn = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  const taken = (now: StudyShown, to: number): void => {
    setShown(now);
    setDraft(now.steps);
    setTitle(now.title);
    setAt(to);
    setTrouble(null);
  };
  const save = (steps: readonly StudyStep[], to: number): Promise<void> =>
    changeStudy(shown.id, title, steps, shown.seat).then((now) => taken(now, to), setTrouble);
  const play = async (event: string): Promise<void> => {
    const step = !event || /^\d+: /.test(event) ? event : `${scene?.shown.you ?? 0}: ${event}`;
    try {
      const saved = await changeStudy(shown.id, title, draft, shown.seat);
      const now = await playStudy(saved.id, at, step);
      taken(now, now.steps.length - 1);
    } catch (each) {
      setTrouble(each);
    }
  };
  useKeys((pressed) => {
    if (typing(pressed) || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[pressed.key];
    if (to === undefined || (pressed.target instanceof Element && pressed.target.closest("[data-place=board]"))) return;
    pressed.preventDefault();
    turn(to);
  });
  const says = scene?.says.join(" ") ?? "";
  useEffect(() => {
    if (scene) announcer.say(says, place.comment ?? "");
  }, [scene]);
  const changed = title !== shown.title || JSON.stringify(draft) !== JSON.stringify(shown.steps);
  const edit = (next: StudyStep): void => setDraft(draft.map((each, number) => (number === at ? next : each)));
  const point = (mark: string): void => {
    setFrom(from === null ? mark : null);
    if (from !== null) edit(drawn(place, from, from === mark ? "" : mark));
  };
  return (
    <div class={`table learn study${shown.yours ? "" : " reads"}`} data-over="false">
      <div class="table-main">
        {scene ? (
          <Board
            scene={scene}
            place={from === null ? place : drawn(place, from, "")}
            plays={shown.yours && !drawing}
            ask={says || scene.told.ask}
            onAct={(event) => void play(event)}
            onPoint={drawing ? point : undefined}
          />
        ) : problem ? (
          <Trouble problem={problem} />
        ) : (
          <Waiting />
        )}
      </div>
      <section class="lesson card" aria-label={t("event-study")}>
        <Heading quiet>{shown.title}</Heading>
        <p class="soft small">
          {titleOf(shown.game)} ·{" "}
          {shown.yours ? t("event-study-by-you") : t("event-study-by", { name: shown.author || t("web-ratings-gone") })}
        </p>
        <div class="row">
          <Turn id="first" to={0} at={at} onTurn={turn} />
          <Turn id="back" to={Math.max(0, at - 1)} at={at} onTurn={turn} />
          <Turn id="next" to={Math.min(last, at + 1)} at={at} onTurn={turn} />
          <Turn id="last" to={last} at={at} onTurn={turn} />
          <span class="soft small">{t("event-study-place", { number: at, count: last })}</span>
        </div>
        <p class="ask">{says}</p>
        {!shown.yours && place.comment && <p class="study-comment">{place.comment}</p>}
        {shown.yours && scene?.shown.status === "playing" && scene.shown.to_act.length === 0 && at === last && (
          <p>
            <button type="button" onClick={() => void play("")}>
              {t("event-study-roll")}
            </button>
          </p>
        )}
        {shown.yours && scene && (
          <Writing
            title={title}
            place={place}
            scene={scene}
            changed={changed}
            drawing={drawing}
            onDrawing={(on) => {
              setDrawing(on);
              setFrom(null);
            }}
            onTitle={setTitle}
            onEdit={edit}
            onSave={() => void save(draft, at)}
            onCut={() => void save(draft.slice(0, at + 1), at)}
          />
        )}
        <Trouble problem={trouble} />
        <Share study={shown.id} />
        {shown.yours && <Delete study={shown.id} onTrouble={setTrouble} />}
      </section>
    </div>
  );
}

const NO_WHY: AskWhy = (mark) => Promise.resolve({ is: "why-not", mark, why: "", rule: "" });

interface BoardProps {
  scene: GameSnapshot;
  place: StudyStep;
  plays: boolean;
  ask: string;
  onAct(event: string): void;
  onPoint: ((mark: string) => void) | undefined;
}

/** A place with one drawing more: an arrow, or without an end a ring. */
function drawn(place: StudyStep, from: string, to: string): StudyStep {
  if (to) return { ...place, arrows: [...(place.arrows ?? []), [from, to]] };
  return { ...place, rings: [...(place.rings ?? []).filter((each) => each !== from), from] };
}

function Board({ scene, place, plays, ask, onAct, onPoint }: BoardProps) {
  const { rings = [], arrows = [] } = place;
  const label = (mark: string): string => scene.told.labels[mark] ?? mark;
  const words = [
    ...rings.map((mark) => t("event-study-ring", { thing: label(mark) })),
    ...arrows.map(([from, to]) => t("event-study-arrow", { from: label(from), to: label(to) })),
  ].join(". ");
  const shown = plays ? { ...scene, told: { ...scene.told, askable: [] } } : quiet(scene);
  return (
    <Drawings rings={rings} arrows={arrows} words={words} onPoint={onPoint}>
      <Study key={`${scene.at} ${scene.shown.version}`} scene={shown} ask={ask} fared={null} hints={false} onAct={onAct} onWhy={NO_WHY} />
    </Drawings>
  );
}

interface WritingProps {
  title: string;
  place: StudyStep;
  scene: GameSnapshot;
  changed: boolean;
  drawing: boolean;
  onDrawing(on: boolean): void;
  onTitle(title: string): void;
  onEdit(next: StudyStep): void;
  onSave(): void;
  onCut(): void;
}

/** What an author writes and draws at a place. */
function Writing({ title, place, scene, changed, drawing, onDrawing, onTitle, onEdit, onSave, onCut }: WritingProps) {
  const [things, setThings] = useState<readonly (readonly [string, string])[]>([]);
  const look = (): void => setThings(thingsOn(scene));
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const { rings: _, arrows: __, ...bare } = place;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <label>
        {t("event-study-title")}
        <input value={title} maxLength={120} required onInput={(event) => onTitle(event.currentTarget.value)} />
      </label>
      <label>
        {t("event-study-comment")}
        <textarea
          rows={3}
          maxLength={1000}
          value={place.comment ?? ""}
          onInput={(event) => onEdit({ ...place, comment: event.currentTarget.value })}
        />
      </label>
      <fieldset>
        <legend>{t("event-study-draw")}</legend>
        <label class="check">
          <input type="checkbox" checked={drawing} onChange={(event) => onDrawing(event.currentTarget.checked)} />
          <span>{t("event-study-pen")}</span>
        </label>
        <div class="row fields">
          <Thing label={t("event-study-from")} none="–" value={from} things={things} onLook={look} onChoose={setFrom} />
          <Thing label={t("event-study-to")} none={t("event-study-to-none")} value={to} things={things} onLook={look} onChoose={setTo} />
          <button type="button" disabled={!from} onClick={() => onEdit(drawn(place, from, to))}>
            {t("event-study-add")}
          </button>
          <button type="button" disabled={!place.rings?.length && !place.arrows?.length} onClick={() => onEdit(bare)}>
            {t("event-study-clear")}
          </button>
        </div>
      </fieldset>
      <p class="row">
        <button type="submit" class="primary" disabled={!changed}>
          {t("event-study-save")}
        </button>
        <button type="button" onClick={onCut}>
          {t("event-study-cut")}
        </button>
        <span class="soft small" role="status">
          {changed && t("event-study-changed")}
        </span>
      </p>
      <p class="soft small">{t("event-study-play")}</p>
    </form>
  );
}

interface ThingProps {
  label: string;
  none: string;
  value: string;
  things: readonly (readonly [string, string])[];
  /** Somebody is about to choose: what lies on the board now? */
  onLook(): void;
  onChoose(mark: string): void;
}

/** Everything on the board that has a name, by its mark. */
function thingsOn(scene: GameSnapshot): readonly (readonly [string, string])[] {
  const marks = [...document.querySelectorAll(".study .frame [data-mark]")].map((each) => each.getAttribute("data-mark") ?? "");
  const named = [...new Set(marks)].map((mark) => [mark, scene.told.labels[mark] ?? mark] as const);
  return named.sort(([, a], [, b]) => a.localeCompare(b));
}

function Thing({ label, none, value, things, onLook, onChoose }: ThingProps) {
  return (
    <label>
      {label}
      <select value={value} onFocus={onLook} onMouseEnter={onLook} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{none}</option>
        {things.map(([mark, name]) => (
          <option key={mark} value={mark}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Turn({ id, to, at, onTurn }: { id: "first" | "back" | "next" | "last"; to: number; at: number; onTurn(to: number): void }) {
  return (
    <button type="button" class="jump" disabled={to === at} aria-label={t(`web-replay-${id}`)} onClick={() => onTurn(to)}>
      {{ first: "«", back: "‹", next: "›", last: "»" }[id]}
    </button>
  );
}

function Share({ study }: { study: string }) {
  const [copied, setCopied] = useState(false);
  const url = new URL(addressOf(`/study/${study}`), location.href).href;
  return (
    <div class="row">
      <label class="study-link">
        {t("event-study-link")}
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={() => void copyText(url).then(() => setCopied(true))}>
        {t(copied ? "web-copied" : "web-copy")}
      </button>
    </div>
  );
}

function Delete({ study, onTrouble }: { study: string; onTrouble(problem: unknown): void }) {
  const [sure, setSure] = useState(false);
  const drop = (): void => void deleteStudy(study).then(() => go("/studies"), onTrouble);
  return (
    <p class="row">
      <button type="button" class={sure ? "danger" : ""} onClick={sure ? drop : () => setSure(true)}>
        {t(sure ? "event-study-sure" : "event-study-delete")}
      </button>
      <a class="button" href="/studies">
        {t("event-studies")}
      </a>
    </p>
  );
}
