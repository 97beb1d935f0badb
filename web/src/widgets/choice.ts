// What a person does on a board becomes a choice: pointing previews, picking selects, confirming sends.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { boardOf } from "../boards";
import { t } from "../i18n/words";
import {
  begin,
  type Choosing,
  choose,
  clear,
  confirm,
  confirms,
  goOn,
  legalMarks,
  pick,
  pointedAt,
  refused,
  stage,
} from "../model/choosing";
import { settings } from "../model/preferences";
import type { Fate } from "../model/table";
import type { Choice as Legal, TableView, WhyNot } from "../wire/types";
import { useSteady, useStore } from "./hooks";

/** Why something did not work. */
export interface Note {
  readonly text: string;
  readonly rule: string;
}

/** How the last thing that was sent fared; a new `key` is a new thing. */
export interface Fared {
  readonly key: string;
  readonly fate: Fate;
  readonly message: string;
  readonly rule: string;
  /** Is another answer wanted, so that this one is put back? */
  readonly again?: boolean;
}

let refusals = 0;

/** An answer to a lesson or a puzzle was not the right one; each refusal is a new one, even if it says the same. */
export function refusal(message: string, rule = ""): Fared {
  refusals += 1;
  return { key: `refusal ${refusals}`, fate: "refused", message, rule, again: true };
}

export interface Choice {
  readonly choosing: Choosing;
  /** The number of the choice whose outcome is shown: the pointed-at one, else the selected one. */
  readonly preview: number | null;
  /** What it would do, as soon as that is known. */
  readonly outcome: Legal | undefined;
  /** The view as it would be after it; null where dice would fall first. */
  readonly ghost: unknown;
  readonly legal: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly note: Note | null;
  onPick(mark: string): void;
  onPoint(mark: string | null): void;
  onChoose(number: number): void;
  onPointChoice(number: number | null): void;
  onConfirm(): void;
  /** The only answer is given by itself: if another window of the same person was faster, nobody has to know. */
  onForced(): void;
  onClear(): void;
}

const NOTHING: readonly string[] = [];

/** Asks the server why the thing with a mark can't be chosen. */
export type AskWhy = (mark: string) => Promise<WhyNot>;

/** Asks the server what a choice would do to a version of the table. */
export type AskPreview = (version: number, event: string) => Promise<Legal>;

/** How long a thing must be pointed at before the server is asked about it, so that a hand passing over the board asks nothing. */
const DWELL_MS = 60;

export function useChoice(
  shown: TableView,
  send: (event: string) => void,
  askWhy: AskWhy,
  fared: Fared | null,
  askPreview: AskPreview | null = null,
): Choice {
  const { confirm: asks } = useStore(settings);
  const [choosing, setChoosing] = useQuestion(shown, fared);
  const [pointed, onPoint] = useState<string | null>(null);
  const [pointedChoice, onPointChoice] = useState<number | null>(null);
  const byItself = useRef(false);
  const [note, setNote] = useNote(fared, byItself);
  const why = useWhy(askWhy, setNote, shown.version);
  const hush = (): void => {
    why.drop();
    setNote(null);
  };

  const dispatch = (chosen: Choosing): void => {
    const option = chosen.chosen === null ? undefined : chosen.options[chosen.chosen];
    if (!option || chosen.sent !== null) return;
    byItself.current = false;
    leaveButton();
    setChoosing(confirm(chosen));
    hush();
    send(option.event);
  };
  const settle = (next: Choosing): void => {
    hush();
    onPoint(null);
    if (!asks && stage(next) === "selected") dispatch(next);
    else setChoosing(next);
  };
  const onPick = useSteady((mark: string): void => {
    const next = pick(choosing, mark);
    if (confirms(choosing, mark)) dispatch(choosing);
    else if (next) settle(next);
    else why.ask(mark);
  });
  const pointing = pointedChoice ?? (pointed === null ? null : pointedAt(choosing, pointed));
  const preview = pointing ?? choosing.chosen;
  const outcome = useOutcome(shown, preview, askPreview, pointing === null ? 0 : DWELL_MS, choosing.sent !== null);
  const board = outcome?.board;
  return {
    choosing,
    preview,
    outcome,
    ghost: useMemo(() => (board ? { ...(shown.view as object), ...board } : null), [board, shown.view]),
    legal: useMemo(() => legalMarks(choosing), [choosing]),
    selected: useMemo(() => new Set(choosing.picked), [choosing]),
    note,
    onPick,
    onPoint,
    onChoose: (number) => (choosing.chosen === number ? dispatch(choosing) : settle(choose(choosing, number))),
    onPointChoice,
    onConfirm: () => dispatch(choosing),
    onForced() {
      dispatch(choosing);
      byItself.current = true;
    },
    onClear() {
      onPoint(null);
      onPointChoice(null);
      hush();
      setChoosing(clear(choosing));
    },
  };
}

/** What was pressed will be gone: a focus that is still in it then would have the page laid out in the midst of being drawn. */
function leaveButton(): void {
  const pressed = document.activeElement;
  if (pressed instanceof HTMLElement && pressed.closest(".decide")) pressed.blur();
}

/** The question of the table: a new one starts afresh, the same one goes on although others have acted, and after a refusal the same one may be answered again. */
function useQuestion(shown: TableView, fared: Fared | null): [Choosing, (next: Choosing) => void] {
  const { marks: drawn } = boardOf(shown.game);
  const options = (shown.choices ?? []).map(({ event, marks }) => ({ event, marks: (drawn && marks) || NOTHING }));
  const asked = `${shown.table} ${shown.version} ${options.map((option) => option.event).join("|")}`;
  const [held, hold] = useState<{ asked: string; choosing: Choosing }>(() => ({ asked, choosing: begin(options) }));
  let { choosing } = held;
  if (held.asked !== asked) {
    choosing = goOn(choosing, options);
    hold({ asked, choosing });
  }
  useEffect(() => {
    if (fared?.fate !== "refused" && fared?.fate !== "stale") return;
    hold((now) => ({ ...now, choosing: fared.again ? clear(refused(now.choosing)) : refused(now.choosing) }));
  }, [fared?.key, fared?.fate]);
  return [choosing, (next) => hold({ asked, choosing: next })];
}

/** What a choice would do: where the choices came with it, that; else the server is asked once a choice, unless it was sent already. */
function useOutcome(shown: TableView, number: number | null, ask: AskPreview | null, dwell: number, sent: boolean): Legal | undefined {
  const [known, learn] = useState<{ readonly about: string; readonly choices: ReadonlyMap<string, Legal> }>({
    about: "",
    choices: new Map(),
  });
  const about = `${shown.table} ${shown.version}`;
  const plain = number === null ? undefined : shown.choices?.[number];
  const found = known.about === about && plain ? known.choices.get(plain.event) : undefined;
  const event = plain && ask && !found && !sent ? plain.event : null;
  useEffect(() => {
    if (event === null || !ask) return;
    const add = (choice: Legal): void =>
      learn((now) => ({ about, choices: new Map([...(now.about === about ? now.choices : []), [event, choice]]) }));
    const waiting = setTimeout(() => ask(shown.version, event).then(add, () => {}), dwell); // whoever is cut off may point again
    return () => clearTimeout(waiting);
  }, [about, event]);
  return found && plain ? { ...plain, ...found } : plain;
}

/** One question at a time: an answer that comes after the next touch or the next move is not shown. */
function useWhy(askWhy: AskWhy, setNote: (note: Note) => void, version: number): { ask(mark: string): void; drop(): void } {
  const latest = useRef(0);
  const drop = (): void => {
    latest.current += 1;
  };
  useEffect(() => drop, [version]);
  return {
    drop,
    ask(mark) {
      drop();
      const asked = latest.current;
      askWhy(mark)
        .then(({ why, rule }) => asked === latest.current && why !== "" && setNote({ text: why, rule }))
        .catch(() => {}); // whoever is cut off may ask again
    },
  };
}

/** A refusal stays to be read until the next touch. */
function useNote(fared: Fared | null, byItself: { readonly current: boolean }): [Note | null, (note: Note | null) => void] {
  const [note, set] = useState<Note | null>(null);
  useEffect(() => {
    if (fared?.fate === "refused") set({ text: fared.message, rule: fared.rule });
    if (fared?.fate === "stale" && !byItself.current) set({ text: t("web-stale"), rule: "" });
  }, [fared?.key, fared?.fate]);
  return [note, set];
}
