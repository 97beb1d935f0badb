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
  return call<T>(path, { headers: { ...ours(), ...(link ? { "X-Pithead-Link": link } : {}) }, signal });
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call<T>(path, { method: "POST", headers: { ...ours(), "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

/** Whose token goes along with every call: that of another person at this device, or "" for whom the cookie knows. */
let speaking = "";

/** From now on every call is made by this person; "" is whom the cookie knows. */
export function setSpeaker(token: string): void {
  speaking = token;
}

/** One call that is made by this person, whoever speaks otherwise. */
export function speakAs<T>(token: string, send: () => Promise<T>): Promise<T> {
  const before = speaking;
  speaking = token;
  try {
    return send();
  } finally {
    speaking = before;
  }
}

/** A call by this person, or with null by nobody whom the server knows. */
export function postAs<T>(token: string | null, path: string, body: unknown): Promise<T> {
  if (token !== null) return speakAs(token, () => post<T>(path, body));
  const headers = { "X-Pithead": "1", "Content-Type": "application/json" };
  return call<T>(path, { method: "POST", headers, body: JSON.stringify(body), credentials: "omit" });
}

const ours = (): Record<string, string> => ({ "X-Pithead": "1", ...(speaking ? { Authorization: `Bearer ${speaking}` } : {}) });

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
