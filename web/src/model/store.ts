// A value that can be watched.
export type Listener<T> = (value: T) => void;

export class Store<T> {
  #listeners = new Set<Listener<T>>();

  constructor(private held: T) {}

  get value(): T {
    return this.held;
  }

  set(value: T): void {
    if (Object.is(value, this.held)) return;
    this.held = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  change(by: (value: T) => T): void {
    this.set(by(this.held));
  }

  /** Calls the listener at every change, until the returned function is called. */
  watch(listener: Listener<T>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
