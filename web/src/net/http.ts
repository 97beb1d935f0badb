// Calls to the server; a refusal comes back as a sentence for people and a reason for us.
import { words } from "../i18n/words";
import { wire } from "./wire";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

/** The server did not answer at all. */
export class Away extends Error {}

export function get<T>(path: string, link = "", signal: AbortSignal | null = null): Promise<T> {
  return call<T>(path, { headers: { ...OURS, ...(link ? { "X-Pithead-Link": link } : {}) }, signal });
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call<T>(path, { method: "POST", headers: { ...OURS, "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

const OURS = { "X-Pithead": "1" };

/** Every call says in which language it wants to be answered. */
function inWords(path: string): string {
  if (path.includes("lang=")) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${words.value.language}`;
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await wire.request(inWords(path), init);
  } catch {
    throw new Away();
  }
  const body: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return body as T;
  const { reason = "", message = "", rule = "" } = body as Partial<Problem>;
  throw new Problem(answer.status, reason, message, rule);
}
