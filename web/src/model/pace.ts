// What happened is shown one thing after another; whoever comes back to a table that went on without them sees the newest at once.
export interface Timer {
  after(ms: number, run: () => void): () => void;
}

/** So many moves are worth watching; who has missed more reads the log. */
export const MOST_BEHIND = 24;

export class Pace<T> {
  #waiting: T[] = [];
  #cancel: (() => void) | null = null;

  /** `beat` says how long one thing is looked at, in ms; 0 shows everything at once. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly beat: () => number,
    private readonly timer: Timer,
  ) {}

  push(item: T): void {
    this.#waiting.push(item);
    if (this.beat() === 0 || this.#waiting.length > MOST_BEHIND) this.flush();
    else if (this.#cancel === null) this.#next();
  }

  /** Straight to the newest; a touch of the board asks for that. */
  flush(): void {
    const newest = this.#waiting.at(-1);
    this.#waiting = [];
    if (newest !== undefined) this.show(newest);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#waiting = [];
  }

  #next(): void {
    const item = this.#waiting.shift();
    if (item === undefined) return;
    this.show(item);
    this.#cancel = this.timer.after(this.beat(), () => {
      this.#cancel = null;
      this.#next();
    });
  }
}
