// Further workers, for bots and the coach: each runs one call after another, and can be stopped at any time.
import type { Parts, Role } from "./messages";
import { loadPython } from "./python";

/** Starts workers; one in advance, since the first bot is asked soon. */
export class Thinkers {
  #spare: Worker | null = null;

  constructor(
    private readonly parts: Parts,
    private readonly engine: WebAssembly.Module,
  ) {}

  prepare(): void {
    this.#spare ??= this.#start();
  }

  take(): Worker {
    const worker = this.#spare ?? this.#start();
    this.#spare = null;
    return worker;
  }

  #start(): Worker {
    const worker = new Worker(import.meta.url, { type: "module" });
    worker.postMessage({ is: "think", parts: this.parts, engine: this.engine } satisfies Role);
    return worker;
  }
}

/** A worker as the server sees it (`BrowserWorker` in src/pithead/server/in_page.py). */
export class Thinking {
  #worker: Worker | null = null;

  constructor(private readonly thinkers: Thinkers) {}

  call(request: Uint8Array): Promise<Uint8Array> {
    this.#worker ??= this.thinkers.take();
    const worker = this.#worker;
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
}

/** Answers calls, in the worker itself. */
export function think(parts: Parts, engine: WebAssembly.Module): void {
  const ready = loadPython(parts, engine).then(({ python }) => ({ python, work: python.pyimport("pithead.server.worker") }));
  addEventListener("message", async ({ data }: MessageEvent<Uint8Array>) => {
    const { python, work } = await ready;
    postMessage(bytes(work.result_of?.(python.toPy(data))));
  });
}

/** Bytes that Python gave, as the browser's own. */
function bytes(given: unknown): Uint8Array {
  const proxy = given as { toJs(): Uint8Array; destroy(): void };
  const copy = proxy.toJs();
  proxy.destroy();
  return copy;
}
