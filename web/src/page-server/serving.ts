// The server in a worker of the page: the same application as on a machine of its own, in Python, with the browser's database as its store.
import { Database } from "./database";
import type { FromPage, Headers, Parts, Role, ToPage } from "./messages";
import { countFetched, loadPython } from "./python";
import { Thinkers, Thinking } from "./thinking";

/** `PageServer` of src/pithead/server/in_page.py. */
interface Server {
  request(number: number, method: string, path: string, headers: Headers, body: string): Promise<[number, Headers, Uint8Array]>;
  cancel(number: number): void;
  dial(headers: Headers, send: (text: string) => void, closed: (code: number) => void): Socket;
}

interface Socket {
  receive(text: string): void;
  leave(): void;
  destroy(): void;
}

const tell = (message: ToPage): void => postMessage(message);

/** When the front page is drawn. */
const THINKER_LATER_MS = 500;

/** When the first game has begun. */
const SNAPSHOT_LATER_MS = 10_000;

/** Answers the page. */
export function serve(parts: Parts, counted = false): void {
  if (counted) countFetched((bytes) => tell({ is: "loaded", bytes }));
  const started = start(parts);
  const sockets = new Map<number, Socket>();
  addEventListener("message", async ({ data: message }: MessageEvent<FromPage>) => {
    const { number } = message;
    try {
      const server = await started;
      switch (message.is) {
        case "request": {
          const [status, headers, body] = await server.request(number, message.method, message.path, message.headers, message.body);
          tell({ is: "answer", number, status, headers, body });
          break;
        }
        case "cancel":
          server.cancel(number);
          break;
        case "dial": {
          const closed = (code: number): void => {
            sockets.delete(number);
            tell({ is: "closed", number, code });
          };
          sockets.set(
            number,
            server.dial(message.headers, (text) => tell({ is: "said", number, text }), closed),
          );
          tell({ is: "open", number });
          break;
        }
        case "say":
          sockets.get(number)?.receive(message.text);
          break;
        case "hang-up":
          sockets.get(number)?.leave();
          break;
      }
    } catch (trouble) {
      tell({ is: "failed", number, why: String(trouble) });
    }
  });
}

async function start(parts: Parts): Promise<Server> {
  const [{ python, restored, expanded }, database] = await Promise.all([loadPython(parts), Database.open()]);
  const { start: startServer } = python.pyimport("pithead.server.in_page");
  const thinkers = new Thinkers(parts, expanded.engine);
  const server = (await startServer?.(database, () => new Thinking(thinkers))) as Server;
  void expanded.kept.then(() => setTimeout(() => thinkers.prepare(), THINKER_LATER_MS));
  if (!restored) setTimeout(prepare, SNAPSHOT_LATER_MS, parts, expanded.engine);
  return server;
}

/** Makes the next start faster, in a worker of its own. */
function prepare(parts: Parts, engine: WebAssembly.Module): void {
  const worker = new Worker(import.meta.url, { type: "module" });
  worker.onmessage = () => worker.terminate();
  worker.postMessage({ is: "prepare", parts, engine } satisfies Role);
}
