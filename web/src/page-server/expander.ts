// Expands squeezed files in a worker of its own: two are expanded at a time, and whoever waits for them is not held up.
import { expand } from "./lzma";
import type { Role } from "./messages";

export class Expander {
  readonly #worker = new Worker(import.meta.url, { type: "module" });
  readonly #waiting: { given(expanded: Uint8Array<ArrayBuffer>): void; failed(why: Error): void }[] = [];

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | string>) => {
      const next = this.#waiting.shift();
      if (typeof data === "string") next?.failed(new Error(data));
      else next?.given(data);
    };
    this.#worker.onerror = ({ message }) => this.#waiting.shift()?.failed(new Error(message));
    this.#worker.postMessage({ is: "expand" } satisfies Role);
  }

  /** A file as it was before it was squeezed; what comes first is done first. */
  expand(squeezed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((given, failed) => {
      this.#waiting.push({ given, failed });
      this.#worker.postMessage(squeezed);
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** Expands whatever comes, in the worker itself. */
export function expandAll(): void {
  addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
    try {
      const expanded = expand(data);
      postMessage(expanded, { transfer: [expanded.buffer] });
    } catch (trouble) {
      postMessage(String(trouble));
    }
  });
}
