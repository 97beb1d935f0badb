// Sentences by their ids, from the catalogue of one language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../model/settings";
import { Store } from "../model/store";

declare const WORDS: Record<Language, string>;

export type Arguments = Record<string, FluentVariable>;

export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence of an id; one that nobody wrote shows its id, which a test forbids. */
  say(id: string, args?: Arguments): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args ?? null) : id;
  }
}

export function readWords(language: Language, source: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return new Words(language, bundle);
}

export async function loadWords(language: Language): Promise<Words> {
  const answer = await fetch(WORDS[language]);
  if (!answer.ok) throw new Error(`no words for ${language}`);
  return readWords(language, await answer.text());
}

/** The words that the page speaks now. */
export const words = new Store<Words>(readWords("en", ""));

/** The sentence of an id in the language of the page. */
export function t(id: string, args?: Arguments): string {
  return words.value.say(id, args);
}

/** What people call a level of bots; one that nobody gave a name keeps its id. */
export const levelName = (level: string): string => (words.value.has(`level-${level}`) ? t(`level-${level}`) : level);
