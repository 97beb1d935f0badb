// A second worker, for bots and the coach: it runs one call after another, and can be stopped at any time.
import type { Parts, Role } from "./messages";
import { loadPython } from "./python";

/** The worker as the server sees it (`BrowserWorker` in src/pithead/server/in_page.py). */
export class Thinking {
  #worker: Worker | null = null;

  constructor(private readonly parts: Parts) {}

  call(request: Uint8Array): Promise<Uint8Array> {
    const worker = this.#worker ?? this.#start();
    return new Promise((given, failed) => {
      worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => given(data);
      worker.onerror = ({ message }) => failed(new Error(message));
      worker.postMessage(request);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    this.#worker = new Worker(import.meta.url, { type: "module" });
    this.#worker.postMessage({ is: "think", parts: this.parts } satisfies Role);
    return this.#worker;
  }
}

/** Answers calls, in the worker itself. */
export function think(parts: Parts): void {
  const ready = loadPython(parts);
  addEventListener("message", async ({ data }: MessageEvent<Uint8Array>) => {
    const { python } = await ready;
    const { result_of: resultOf } = python.pyimport("pithead.server.worker");
    postMessage(bytes(resultOf?.(python.toPy(data))));
  });
}

/** Bytes that Python gave, as the browser's own. */
function bytes(given: unknown): Uint8Array {
  const proxy = given as { toJs(): Uint8Array; destroy(): void };
  const copy = proxy.toJs();
  proxy.destroy();
  return copy;
}
