// The wire to the server in a worker of this page. The page keeps the cookie, as a browser does for a server that it reaches over a network.
import { Store } from "../model/store";
import type { FromPage, Headers, Role, ToPage } from "../page-server/messages";
import type { Hooks, Socket } from "./connection";

const COOKIE = "pithead-cookie";

/** How many bytes of the server have come over the network so far; none where the browser has kept it. */
export const loadedBytes = /* @__PURE__ */ new Store(0);

interface Waiting {
  answered(answer: Response): void;
  failed(why: Error): void;
}

export class PageWire {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sockets = new Map<number, Hooks>();
  #number = 0;

  constructor({ worker, python, code }: { worker: string; python: string; code: string }) {
    const full = (address: string): string => new URL(address, document.baseURI).href;
    this.#worker = new Worker(full(worker), { type: "module" });
    const counted = navigator.serviceWorker?.controller?.scriptURL !== full("sw.js");
    this.#worker.postMessage({ is: "serve", parts: { python: full(python), code: full(code), scope: full("./") }, counted } satisfies Role);
    this.#worker.onmessage = ({ data }: MessageEvent<ToPage>) => (data.is === "loaded" ? loadedBytes.set(data.bytes) : this.#heard(data));
    this.#worker.onerror = ({ message }) => this.#broken(message);
  }

  request(path: string, { method = "GET", headers = {}, body, signal, credentials }: RequestInit): Promise<Response> {
    const number = ++this.#number;
    const sent = [...Object.entries(headers as Record<string, string>), ...(credentials === "omit" ? [] : cookie())] as Headers;
    return new Promise((answered, failed) => {
      this.#waiting.set(number, { answered, failed });
      signal?.addEventListener("abort", () => {
        this.#tell({ is: "cancel", number });
        failed(new DOMException("aborted", "AbortError"));
      });
      this.#tell({ is: "request", number, method, path, headers: sent, body: (body as string | null) ?? "" });
    });
  }

  dial(_table: string, hooks: Hooks): Socket {
    const number = ++this.#number;
    this.#sockets.set(number, hooks);
    this.#tell({ is: "dial", number, headers: cookie() });
    return {
      send: (text) => this.#tell({ is: "say", number, text }),
      close: () => this.#tell({ is: "hang-up", number }),
    };
  }

  /** The server ends, and forgets who this browser is. */
  end(): void {
    this.#worker.terminate();
    localStorage.removeItem(COOKIE);
  }

  #tell(message: FromPage): void {
    this.#worker.postMessage(message);
  }

  #heard(message: Exclude<ToPage, { is: "loaded" }>): void {
    const waiting = this.#waiting.get(message.number);
    const hooks = this.#sockets.get(message.number);
    switch (message.is) {
      case "answer":
        this.#waiting.delete(message.number);
        keep(message.headers);
        waiting?.answered(
          new Response(message.body as BodyInit, { status: message.status, headers: [...message.headers] as [string, string][] }),
        );
        break;
      case "failed":
        this.#waiting.delete(message.number);
        console.error(message.why);
        waiting?.failed(new Error(message.why));
        break;
      case "open":
        hooks?.open();
        break;
      case "said":
        hooks?.message(message.text);
        break;
      case "closed":
        this.#sockets.delete(message.number);
        hooks?.closed(message.code);
        break;
    }
  }

  /** The worker could not even be loaded. */
  #broken(why: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
  }
}

function cookie(): Headers {
  const kept = localStorage.getItem(COOKIE);
  return kept === null ? [] : [["cookie", kept]];
}

function keep(headers: Headers): void {
  for (const [name, value] of headers) {
    if (name === "set-cookie") localStorage.setItem(COOKIE, value.split(";")[0] ?? "");
  }
}
