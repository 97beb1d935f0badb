// A table as this browser knows it: the newest picture, what happened, what was said, and how the own command fares.
import type { AnyCommand, FromServer, Narration, Said, TableView, Update } from "../wire/types";

/** How the wire to the server is. */
export type Line = "connecting" | "online" | "offline" | "refused";

export interface LogLine {
  readonly number: number;
  readonly seat: number | null;
  readonly kind: string;
  readonly text: string;
  /** What was decided or rolled, in notation. */
  readonly event: string;
  /** The things that it is about. */
  readonly drawings: readonly string[];
  /** How many steps the game had after it; null if it was taken back since. */
  readonly step: number | null;
}

export type Fate = "sending" | "saved" | "refused" | "stale";

/** The last command of this browser and what became of it. */
export interface Sent {
  readonly key: string;
  readonly command: AnyCommand;
  readonly fate: Fate;
  readonly message: string;
  readonly rule: string;
}

export interface TableState {
  readonly line: Line;
  readonly shown: TableView | null;
  readonly told: Narration | null;
  /** When the picture came, for the clocks. */
  readonly toldAt: number;
  readonly log: readonly LogLine[];
  readonly chat: readonly Said[];
  /** Why this person may not write, if the host has said so. */
  readonly muted?: string;
  readonly here: readonly number[];
  readonly spectators: number;
  readonly sent: Sent | null;
}

export const EMPTY: TableState = {
  line: "connecting",
  shown: null,
  told: null,
  toldAt: 0,
  log: [],
  chat: [],
  here: [],
  spectators: 0,
  sent: null,
};

export type Happening =
  | { is: "heard"; message: FromServer; at: number }
  | { is: "line"; line: Line }
  | { is: "asked"; key: string; command: AnyCommand }
  | { is: "dismissed" };

export function reduce(state: TableState, happening: Happening): TableState {
  switch (happening.is) {
    case "line":
      return { ...state, line: happening.line };
    case "asked":
      return { ...state, sent: { key: happening.key, command: happening.command, fate: "sending", message: "", rule: "" } };
    case "dismissed":
      return { ...state, sent: null };
    case "heard":
      return hear(state, happening.message, happening.at);
  }
}

function hear(state: TableState, message: FromServer, at: number): TableState {
  switch (message.is) {
    case "update":
      return {
        ...state,
        shown: message.table,
        told: message.told ?? null,
        toldAt: at,
        log: [...state.log.map((line) => withoutTakenBack(line, message)), ...newLines(state.log.length, message)],
      };
    case "ack":
      return fared(state, message.key, "saved");
    case "stale":
      return fared(state, message.key, "stale");
    case "refused":
      if (message.reason === "muted") return { ...state, muted: message.message };
      return fared(state, message.key, "refused", message.message, message.rule ?? "");
    case "said":
      return { ...state, chat: [...state.chat, message] };
    case "here":
      return { ...state, here: message.seats, spectators: message.spectators };
    case "change": // an update was made of it
    case "why-not":
    case "previewed":
    case "receipt":
    case "pong":
      return state;
  }
}

/** The rounds that are written down, in a form that changes with every one of them; empty before the first. */
export const written = (told: Narration | null): string =>
  told?.sheet
    .map((score) => score.rounds)
    .join(" ")
    .trim() ?? "";

function newLines(known: number, { news, told }: Update): LogLine[] {
  const lines = news.map((each, number) => ({
    seat: each.seat ?? null,
    kind: each.is,
    text: told?.news[number] ?? "",
    event: each.event ?? "",
    drawings: told?.drawings[number] ?? [],
    step: told?.steps[number] ?? null,
  }));
  return lines.filter((each) => each.text !== "").map((each, number) => ({ ...each, number: known + number }));
}

/** A line whose position was taken back leads nowhere any more. */
function withoutTakenBack(line: LogLine, { news }: Update): LogLine {
  const gone = news.some((each) => each.is === "undone" && line.step !== null && line.step > (each.to ?? 0));
  return gone ? { ...line, step: null } : line;
}

function fared(state: TableState, key: string, fate: Fate, message = "", rule = ""): TableState {
  return state.sent?.key === key ? { ...state, sent: { ...state.sent, fate, message, rule } } : state;
}

/** Whoever comes to a table later than this hears what is asked, and reads the log for the rest. */
const BEGINNING = 12;

/** What somebody who can't see the table should hear after this message: every line of news once, then the question. */
export function spoken(before: TableState, after: TableState): string[] {
  const words = after.log.slice(before.log.length).map((line) => line.text);
  const asks = after.told !== null && after.told.ask !== before.told?.ask ? [after.told.ask] : [];
  const said = after.chat.slice(before.chat.length).map((each) => `${each.name}: ${each.text}`);
  const late = before.shown === null && words.length > BEGINNING;
  return late ? asks : [...words, ...said, ...asks];
}

/** Does the game wait for this seat? */
export const isYours = (shown: TableView | null): boolean =>
  shown !== null && shown.status === "playing" && shown.you !== null && shown.to_act.includes(shown.you);

/** Who of those at this device has to act now, if it is not the one who is shown; null if nobody takes over. */
export function takesOver({ status, you, to_act }: TableView, here: readonly number[]): number | null {
  if (status !== "playing" || (you !== null && to_act.includes(you))) return null;
  return to_act.find((seat) => here.includes(seat)) ?? null;
}

/** The names at the table; an empty chair has none. */
export function names(shown: TableView): string[] {
  return shown.seats.map((seat) => seat.name ?? "");
}

/** Everybody's points, where they are told. */
export const totals = (told: Narration | null): readonly number[] => told?.sheet.map((score) => score.total) ?? [];

/** May this seat ask for its last decision back, although others must agree? */
export function mayAskUndo(shown: TableView, log: readonly LogLine[]): boolean {
  if (shown.status !== "playing" || shown.you === null || shown.undo || shown.asked !== undefined) return false;
  return log.some((line) => line.kind === "acted" && line.seat === shown.you);
}

/** What the others decided since one's own last decision, oldest first. */
export function movesOfOthers(shown: TableView, log: readonly LogLine[]): readonly LogLine[] {
  const last = log.findLastIndex((line) => line.kind === "acted" && line.seat === shown.you);
  return log.slice(last + 1).filter((line) => line.kind === "acted" && line.seat !== null);
}

/** The log in turns: what one seat did in a row, with what the dice said to it. */
export function turns(log: readonly LogLine[]): readonly { readonly seat: number | null; readonly lines: readonly LogLine[] }[] {
  const found: { seat: number | null; lines: LogLine[] }[] = [];
  for (const line of log) {
    const now = found.at(-1);
    if (now && (line.seat === null || line.seat === now.seat)) now.lines.push(line);
    else found.push({ seat: line.seat, lines: [line] });
  }
  return found;
}
