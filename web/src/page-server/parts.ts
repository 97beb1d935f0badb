// The two big files of the server: they come squeezed, and the browser keeps them expanded, with the memory of a Python that has started.
import { expand } from "./lzma";
import type { Parts } from "./messages";

export interface Expanded {
  /** Python itself, as WebAssembly. */
  readonly engine: Response;
  /** The files of `bundle` in web/make_static.py, by their names. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The memory of a Python that has started; null where there is none yet. */
  readonly snapshot: ArrayBuffer | null;
}

const ENGINE = "pyodide.asm.wasm";
const WASM = { headers: { "Content-Type": "application/wasm" } };

/** A cache of the edition in this folder (web/static-edition/sw.js clears it); null where the browser keeps nothing. */
const keep = async ({ scope }: Parts): Promise<Cache | null> => globalThis.caches?.open(`pithead-static ${scope} expanded`) ?? null;

const snapshotKey = ({ code }: Parts): string => `${code}?snapshot`;

export async function loadParts(parts: Parts): Promise<Expanded> {
  const cache = await keep(parts);
  const [engine, files, snapshot] = await Promise.all([
    expanded(cache, `${parts.python}${ENGINE}.lzma`),
    expanded(cache, parts.code).then((answer) => answer.arrayBuffer()),
    cache?.match(snapshotKey(parts)).then((kept) => kept?.arrayBuffer() ?? null) ?? null,
  ]);
  return { engine, files: unbundle(new Uint8Array(files)), snapshot };
}

export async function keepSnapshot(parts: Parts, memory: Uint8Array): Promise<void> {
  await (await keep(parts))?.put(snapshotKey(parts), new Response(memory as BodyInit));
}

export async function dropSnapshot(parts: Parts): Promise<void> {
  await (await keep(parts))?.delete(snapshotKey(parts));
}

/** A file as it was before it was squeezed. */
async function expanded(cache: Cache | null, address: string): Promise<Response> {
  const key = `${address}?expanded`;
  const kept = await cache?.match(key);
  if (kept) return kept;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const body = expand(new Uint8Array(await answer.arrayBuffer()));
  await cache?.put(key, new Response(body, WASM)).catch(() => undefined); // no room: it is expanded again the next time
  return new Response(body, WASM);
}

function unbundle(bundle: Uint8Array): Map<string, Uint8Array> {
  const size = new DataView(bundle.buffer).getUint32(0, true);
  const names: [string, number][] = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + size)));
  const files = new Map<string, Uint8Array>();
  let at = 4 + size;
  for (const [name, length] of names) {
    files.set(name, bundle.subarray(at, at + length));
    at += length;
  }
  return files;
}
