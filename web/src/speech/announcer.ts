// What is said aloud to people who can't see the board: in order, nothing lost, nothing twice.
import { Store } from "../model/store";

export interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** Old lines leave the page again; a reader has long since heard them. */
export const LINES_KEPT = 30;

export class Announcer {
  readonly spoken = new Store<readonly Utterance[]>([]);
  #next = 0;

  /** Say these lines one after another; each becomes a line of its own, so that equal ones are both heard. */
  say(...texts: readonly string[]): void {
    const lines = texts.filter((text) => text.trim() !== "").map((text) => ({ id: this.#next++, text }));
    if (lines.length > 0) this.spoken.change((known) => [...known, ...lines].slice(-Math.max(LINES_KEPT, lines.length)));
  }

  /** Nothing of what was said stays on the page. */
  clear(): void {
    this.spoken.set([]);
  }
}
