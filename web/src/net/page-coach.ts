// The coach in this browser: who has loaded the edition that plays without a server has it already, and lets the server do other things.
import { cacheOf, neededKeys } from "../page-server/kept";
import type { FromCoach, Parts, Role, ToCoach } from "../page-server/messages";
import { trusted } from "./trusted";

const SCOPE = new URL("/offline/", location.href).href;
const OURS = `pithead-static ${SCOPE} `;

interface Found {
  readonly worker: string;
  readonly parts: Parts;
}

/** The edition with this code, if the browser keeps all of it; nothing is fetched for it. */
async function findEdition(code: string): Promise<Found | null> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const addresses = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url);
  const find = (pattern: RegExp): string | undefined => addresses.find((address) => pattern.test(address));
  const worker = find(/\/static\/server-[A-Z0-9]+\.js$/);
  const python = find(/\/pyodide-[^/]+\/pyodide\.asm\.mjs$/)?.replace(/[^/]+$/, "");
  if (!worker || !python) return null;
  const parts: Parts = { python, code: SCOPE + code, scope: SCOPE };
  const isWhole = names.includes(cacheOf(SCOPE)) && neededKeys(parts).every((address) => addresses.includes(address));
  return isWhole ? { worker: new URL(worker).pathname, parts } : null;
}

let found: Promise<Found | null> | null = null;
let idle: Worker | null = null;

const editionOf = (code: string): Promise<Found | null> => {
  found ??= findEdition(code).catch(() => null);
  return found;
};

/** Is all there that the coach needs? */
export const keepsEdition = async (code: string): Promise<boolean> => (await editionOf(code)) !== null;

/** The coach's answer; null if this browser has no coach for this code. Whoever gives up ends the worker. */
export async function askPageCoach<T>(
  code: string,
  question: ToCoach,
  signal: AbortSignal,
  progress: (done: number) => void = () => undefined,
): Promise<T | null> {
  const edition = await editionOf(code);
  if (edition === null) return null;
  const worker = idle ?? start(edition);
  idle = null;
  try {
    const text = await answerOf(worker, question, signal, progress);
    idle = worker;
    return JSON.parse(text) as T;
  } catch (trouble) {
    worker.terminate();
    if (signal.aborted) throw trouble;
    console.warn(trouble);
    return null;
  }
}

function start({ worker: address, parts }: Found): Worker {
  const worker = new Worker(trusted(address), { type: "module" });
  worker.postMessage({ is: "coach", parts } satisfies Role);
  return worker;
}

function answerOf(worker: Worker, question: ToCoach, signal: AbortSignal, progress: (done: number) => void): Promise<string> {
  return new Promise((given, failed) => {
    signal.addEventListener("abort", () => failed(new DOMException("aborted", "AbortError")));
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<FromCoach>) => {
      if (data.is === "progress") progress(data.done);
      else if (data.is === "answer") given(data.text);
      else failed(new Error(data.why));
    };
    worker.postMessage(question);
  });
}
