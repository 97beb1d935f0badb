// The two big files of the server: they come squeezed, and the browser keeps them expanded, with the memory of a Python that has started.
import { Expander } from "./expander";
import { arraysKey, cacheOf, codeKey, engineAddress, engineKey, snapshotKey } from "./kept";
import type { Parts } from "./messages";

export type Files = ReadonlyMap<string, Uint8Array>;

export interface Expanded {
  /** Python itself. */
  readonly engine: WebAssembly.Module;
  /** The files of `bundle` in web/make_static.py that Python needs to start, by their names. */
  readonly code: Files;
  /** The others, which come while it starts. */
  readonly arrays: Promise<Files>;
  /** The memory of a Python that has started; null where there is none yet. */
  readonly snapshot: ArrayBuffer | null;
  /** Until the browser keeps it all. */
  readonly kept: Promise<unknown>;
}

const WASM = { headers: { "Content-Type": "application/wasm" } };

/** Null where the browser keeps nothing. */
const openKept = async ({ scope }: Parts): Promise<Cache | null> => globalThis.caches?.open(cacheOf(scope)) ?? null;

/** All parts; `compiled` is the engine where another worker of this page has compiled it already. */
export async function loadParts(parts: Parts, compiled?: WebAssembly.Module): Promise<Expanded> {
  const cache = await openKept(parts);
  const writes: Promise<unknown>[] = [];
  const keep = (key: string, body: Uint8Array<ArrayBuffer>): void => {
    writes.push(cache?.put(key, new Response(body, WASM)).catch(() => undefined) ?? Promise.resolve()); // no room: expanded again the next time
  };
  const find = (key: string): Promise<Response | undefined> => cache?.match(key) ?? Promise.resolve(undefined);
  const [engine, [code, arrays], snapshot] = await Promise.all([compiled ?? loadEngine(), loadCode(), loadSnapshot()]);
  return { engine, code: unbundle(code), arrays: arrays.then(unbundle), snapshot, kept: arrays.then(() => Promise.all(writes)) };

  async function loadEngine(): Promise<WebAssembly.Module> {
    const kept = await find(engineKey(parts));
    if (kept) return WebAssembly.compileStreaming(kept);
    const expander = new Expander();
    const engine = await expander.expand(await fetchFile(engineAddress(parts)));
    expander.end();
    keep(engineKey(parts), engine);
    return WebAssembly.compile(engine);
  }

  async function loadCode(): Promise<[Uint8Array, Promise<Uint8Array>]> {
    const kept = await Promise.all([find(codeKey(parts)), find(arraysKey(parts))]);
    if (kept[0] && kept[1]) return [await bytesOf(kept[0]), bytesOf(kept[1])];
    const expander = new Expander();
    const [first, second] = split(await fetchFile(parts.code));
    const code = expander.expand(first);
    const arrays = expander.expand(second).finally(() => expander.end());
    void code.then((body) => keep(codeKey(parts), body));
    void arrays.then((body) => keep(arraysKey(parts), body));
    return [await code, arrays];
  }

  async function loadSnapshot(): Promise<ArrayBuffer | null> {
    return (await find(snapshotKey(parts)))?.arrayBuffer() ?? null;
  }
}

export async function keepSnapshot(parts: Parts, memory: Uint8Array): Promise<void> {
  await (await openKept(parts))?.put(snapshotKey(parts), new Response(memory as BodyInit));
}

export async function dropSnapshot(parts: Parts): Promise<void> {
  await (await openKept(parts))?.delete(snapshotKey(parts));
}

async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return bytesOf(answer);
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());

/** The two halves of `halves` in web/make_static.py. */
function split(file: Uint8Array): [Uint8Array, Uint8Array] {
  const end = 4 + sizeAt(file);
  return [file.subarray(4, end), file.subarray(end)];
}

const sizeAt = (file: Uint8Array): number => new DataView(file.buffer, file.byteOffset).getUint32(0, true);

function unbundle(bundle: Uint8Array): Files {
  const size = sizeAt(bundle);
  const names: [string, number][] = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + size)));
  const files = new Map<string, Uint8Array>();
  let at = 4 + size;
  for (const [name, length] of names) {
    files.set(name, bundle.subarray(at, at + length));
    at += length;
  }
  return files;
}
