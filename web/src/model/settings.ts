// What a person prefers, kept in this browser alone.
import { Store } from "./store";

export const LANGUAGES = ["en", "de", "it", "fi", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = 0 | 1 | 2;
export const PACES = [0.5, 1, 2, 3, 0] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: Language | null;
  readonly theme: Theme;
  /** How fast things move: not at all, as drawn, or twice as fast. */
  readonly motion: Motion;
  /** How fast the moves of others follow each other: slowly, one after the other, two or three times as fast, or all at once (0). */
  readonly pace: Pace;
  /** Is a question with one answer answered by itself? */
  readonly forced: boolean;
  readonly sound: boolean;
  /** May the browser call when it is one's turn? */
  readonly notify: boolean;
  readonly confirm: boolean;
  readonly shortcuts: boolean;
  /** Is every choice also listed in words, beside the board? */
  readonly words: boolean;
  /** After an own move against bots: should the coach say what it lost? */
  readonly coach: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  motion: 1,
  pace: 1,
  forced: true,
  sound: false,
  notify: false,
  confirm: true,
  shortcuts: true,
  words: false,
  coach: false,
};

const STORAGE_KEY = "pithead";

/** Where settings are kept: localStorage, or nothing at all where the browser forbids it. */
export interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The settings in a text that may be old, broken or foreign: whatever makes no sense falls back to the default, and sound to `sound`. */
export function readSettings(text: string | null, sound = DEFAULTS.sound): Settings {
  const found = parse(text);
  return {
    language: LANGUAGES.find((each) => each === found.language) ?? DEFAULTS.language,
    theme: (["system", "light", "dark"] as const).find((each) => each === found.theme) ?? DEFAULTS.theme,
    motion: ([0, 1, 2] as const).find((each) => each === found.motion) ?? DEFAULTS.motion,
    pace: PACES.find((each) => each === found.pace) ?? DEFAULTS.pace,
    forced: flag(found.forced, DEFAULTS.forced),
    sound: flag(found.sound, sound),
    notify: flag(found.notify, DEFAULTS.notify),
    confirm: flag(found.confirm, DEFAULTS.confirm),
    shortcuts: flag(found.shortcuts, DEFAULTS.shortcuts),
    words: flag(found.words, DEFAULTS.words),
    coach: flag(found.coach, DEFAULTS.coach),
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}

/** `sound` says whether somebody hears something who has never said so. */
export function openSettings(drawer: Drawer | null, sound = DEFAULTS.sound): Store<Settings> {
  const store = new Store(readSettings(drawer?.getItem(STORAGE_KEY) ?? null, sound));
  store.watch((settings) => drawer?.setItem(STORAGE_KEY, JSON.stringify(settings)));
  return store;
}

/** The language to speak: from the address, else as set, else the first of the browser's that we know. */
export function pickLanguage(asked: string | null, set: Language | null, browser: readonly string[]): Language {
  const wanted = [asked ?? "", set ?? "", ...browser].map((each) => each.toLowerCase().split("-")[0]);
  return wanted.map((each) => LANGUAGES.find((known) => known === each)).find((each) => each !== undefined) ?? "en";
}
