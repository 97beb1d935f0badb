// The table while it is open: marks become choices, choices become commands.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../i18n/words";
import { begin, choose, clear, confirm, confirms, legalMarks, pick, pointedAt, refused, stage, type Choosing } from "../model/choosing";
import { settings } from "../model/preferences";
import { names, type TableState } from "../model/table";
import type { Picture, TableLink } from "../net/table_link";
import type { Shown, Told } from "../net/types";
import { blip } from "../speech/sounds";
import { ActionBar, type Note } from "./ActionBar";
import { BoardFrame } from "./BoardFrame";
import { Chat } from "./Chat";
import { End } from "./End";
import { Help } from "./Help";
import { typing, useKeys, useStore } from "./hooks";
import { Invite } from "./Invite";
import { Log } from "./Log";
import { Heading } from "./parts";
import { Players } from "./Players";
import { Tabs } from "./Tabs";

const NOTHING: readonly string[] = [];

export function Playing({ link, state, picture: { shown, told } }: { link: TableLink; state: TableState; picture: Picture }) {
  const { confirm: asks, shortcuts } = useStore(settings);
  const [choosing, setChoosing] = useChoosing(shown, told, state);
  const [pointed, setPointed] = useState<string | null>(null);
  const [pointedChoice, setPointedChoice] = useState<number | null>(null);
  const [linked, setLinked] = useState<readonly string[]>(NOTHING);
  const [note, setNote] = useState<Note | null>(null);
  const [help, setHelp] = useState(false);
  const [side, setSide] = useState("players");
  const openSide = (panel: string, then: string): void => {
    setSide(panel);
    requestAnimationFrame(() => reach(then));
  };
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page, shown.version);
  useNotes(state, setNote);
  useSounds(shown, state);

  const send = (chosen: Choosing): void => {
    const option = chosen.chosen === null ? undefined : chosen.options[chosen.chosen];
    if (!option || chosen.sent !== null) return;
    setChoosing(confirm(chosen));
    setNote(null);
    link.ask({ do: "act", event: option.event });
  };
  const settle = (next: Choosing): void => {
    setNote(null);
    setPointed(null);
    if (!asks && stage(next) === "selected") send(next);
    else setChoosing(next);
  };
  const onPick = (mark: string): void => {
    link.hurry();
    if (confirms(choosing, mark)) return send(choosing);
    const next = pick(choosing, mark);
    const why = told?.blocked[mark];
    if (next) settle(next);
    else if (why) setNote({ text: why.why, rule: why.rule, kind: "blocked" });
  };
  const onChoose = (number: number): void => {
    if (choosing.chosen === number) send(choosing);
    else settle(choose(choosing, number));
  };
  const drop = (): void => {
    setPointed(null);
    setPointedChoice(null);
    setNote(null);
    setChoosing(clear(choosing));
  };
  const undo = (): void => link.ask({ do: "undo" });

  useKeys((event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    if (event.key === "Escape") return typing(event) ? (event.target as HTMLElement).blur() : (setHelp(false), drop());
    if (!shortcuts || typing(event)) return;
    if (event.ctrlKey) {
      if (event.key === "z" && shown.undo) {
        event.preventDefault();
        undo();
      }
      return;
    }
    const press = { c: () => openSide("chat", "#chat-text"), "/": typeMove, "?": () => setHelp((open) => !open) }[event.key];
    if (press) {
      event.preventDefault();
      press();
    } else if (event.key === "Enter" && event.target === document.body && stage(choosing) === "selected") send(choosing);
  });

  const preview = choosing.chosen ?? pointedChoice ?? (pointed === null ? null : pointedAt(choosing, pointed));
  const shownPreview = pointedChoice ?? (pointed === null ? null : pointedAt(choosing, pointed)) ?? choosing.chosen;
  const ghost = ghostOf(shown, shownPreview ?? preview);
  const legal = useMemo(() => legalMarks(choosing), [choosing]);
  const selected = useMemo(() => new Set(choosing.picked), [choosing]);
  const who = names(shown);
  return (
    <div class="table" data-over={shown.status === "over"} ref={page}>
      <div class="table-main">
        <div class="table-head">
          <Heading quiet>{t(`web-game-${shown.game}`)}</Heading>
          <p class="soft">{told?.title}</p>
          <button type="button" class="quiet-button" aria-expanded={help} onClick={() => setHelp(!help)}>
            {t("web-help")}
          </button>
        </div>
        {state.line !== "online" && <p class="banner">{t(state.line === "offline" ? "web-offline" : "web-connecting")}</p>}
        {help && <Help game={shown.game} onClose={() => setHelp(false)} describe={told?.describe ?? []} />}
        {shown.status === "over" && <End shown={shown} told={told} onLink={setLinked} />}
        <section class="table-board" aria-label={t("web-board")} onPointerDown={() => link.hurry()}>
          {shown.status === "open" ? (
            <Invite shown={shown} />
          ) : (
            <BoardFrame
              game={shown.game}
              view={shown.view}
              ghost={ghost}
              you={shown.you}
              names={who}
              labels={told?.labels ?? {}}
              legal={legal}
              selected={selected}
              blocked={told?.blocked ?? {}}
              linked={linked}
              onPick={onPick}
              onPoint={setPointed}
            />
          )}
        </section>
        <section class="table-actions" aria-label={t("web-your-move")}>
          <ActionBar
            link={link}
            state={state}
            shown={shown}
            told={told}
            choosing={choosing}
            preview={shownPreview}
            note={note}
            onChoose={onChoose}
            onPointChoice={setPointedChoice}
            onConfirm={() => send(choosing)}
            onClear={drop}
            onUndo={undo}
          />
        </section>
      </div>
      <Tabs
        open={side}
        onOpen={setSide}
        panels={[
          { id: "players", title: t("web-players"), body: <Players link={link} state={state} shown={shown} told={told} onLink={setLinked} /> },
          { id: "log", title: t("web-log"), body: <Log lines={state.log} /> },
          { id: "chat", title: t("web-chat"), body: <Chat state={state} shown={shown} onSay={(text) => link.tell(text)} /> },
        ]}
      />
    </div>
  );
}

/** What the board would look like after a choice; null where dice would fall first. */
function ghostOf(shown: Shown, choice: number | null): unknown {
  const board = choice === null ? undefined : shown.choices?.[choice]?.board;
  return board ? { ...(shown.view as object), ...board } : null;
}

/** The question of the table; a new one starts afresh, the same one keeps what is picked. */
function useChoosing(shown: Shown, told: Told | null, state: TableState): [Choosing, (next: Choosing) => void] {
  const options = (shown.choices ?? []).map((choice, number) => ({ event: choice.event, marks: told?.choices[number]?.marks ?? NOTHING }));
  const asked = `${shown.version} ${options.map((option) => option.event).join("|")}`;
  const [held, hold] = useState<{ asked: string; choosing: Choosing }>({ asked: "", choosing: begin([]) });
  let { choosing } = held;
  if (held.asked !== asked) {
    choosing = begin(options);
    hold({ asked, choosing });
  }
  const fate = state.sent?.fate;
  useEffect(() => {
    if (fate === "refused" || fate === "stale") hold((now) => ({ ...now, choosing: refused(now.choosing) }));
  }, [fate, state.sent?.key]);
  return [choosing, (next) => hold({ asked, choosing: next })];
}

/** A refusal stays to be read until the next touch. */
function useNotes(state: TableState, set: (note: Note | null) => void): void {
  const { sent } = state;
  useEffect(() => {
    if (sent?.fate === "refused") set({ text: sent.message, rule: sent.rule, kind: "refused" });
    if (sent?.fate === "stale") set({ text: t("web-stale"), rule: "", kind: "refused" });
  }, [sent?.key, sent?.fate]);
}

function useSounds(shown: Shown, state: TableState): void {
  const yours = shown.you !== null && shown.to_act.includes(shown.you);
  useEffect(() => {
    if (shown.status === "over") blip("end");
    else if (yours) blip("turn");
    else blip("move");
  }, [shown.version]);
  useEffect(() => {
    if (state.sent?.fate === "refused") blip("no");
  }, [state.sent?.key, state.sent?.fate]);
}

/** When what had the focus is gone after a move, the focus goes to what stands in its place. */
function useFocusKept(page: { current: HTMLElement | null }, version: number): void {
  const last = useRef("");
  useEffect(() => {
    const root = page.current;
    const noticed = (event: FocusEvent): void => {
      const place = event.target instanceof Element ? event.target.closest("[data-place]") : null;
      last.current = place?.getAttribute("data-place") ?? (event.target instanceof Element && event.target.closest(".frame") ? "board" : "");
    };
    root?.addEventListener("focusin", noticed);
    return () => root?.removeEventListener("focusin", noticed);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || last.current === "") return;
    reach(last.current === "board" ? '.frame [tabindex="0"]' : "[data-place] button:not([disabled])") || reach("#ask");
  }, [version]);
}

/** The box for the notation, unfolded if need be. */
function typeMove(): void {
  if (reach("#type-move")) return;
  document.querySelector<HTMLElement>(".unfold")?.click();
  requestAnimationFrame(() => reach("#type-move"));
}

function reach(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
