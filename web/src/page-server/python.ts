// Python in a worker: Pyodide, and beside it our own code with what it needs, all from the folder that the page came from.
import type { Parts } from "./messages";
import { dropSnapshot, type Expanded, type Files, keepSnapshot, loadParts } from "./parts";

/** As much of Pyodide as we use. */
export interface Python {
  pyimport(module: string): Module;
  /** An object of Python's own: of bytes a view. */
  toPy(given: unknown): unknown;
  makeMemorySnapshot(): Uint8Array;
  readonly FS: System;
}

/** A module or an object of Python: its functions by their names. */
export type Module = Readonly<Record<string, (...given: unknown[]) => unknown>>;

/** Python's files. */
interface System {
  mkdirTree(path: string): void;
  writeFile(path: string, body: Uint8Array, options: { canOwn: boolean }): void;
}

interface Options {
  readonly indexURL: string;
  readonly env: Readonly<Record<string, string>>;
  fsInit(system: System): Promise<void>;
  readonly _loadSnapshot?: ArrayBuffer;
  readonly _makeSnapshot?: boolean;
}

interface Pyodide {
  loadPyodide(options: Options): Promise<Python>;
}

const CODE = "code/";
const CODE_FOLDER = "/pithead/";
const LIBRARY = "python_stdlib.zip";

/** What our server imports of the packages that it needs, without those that are not Python: their memory can't be kept. */
const IMPORTED_FIRST = [
  "starlette.applications",
  "starlette.routing",
  "starlette.websockets",
  "fluent.runtime",
  "babel.dates",
  "babel.numbers",
];

export interface Loaded {
  readonly python: Python;
  /** Was it restored from memory that was kept? */
  readonly restored: boolean;
  readonly expanded: Expanded;
}

/** Python with all our files; `engine` is given where another worker of this page has compiled it. */
export async function loadPython(parts: Parts, engine?: WebAssembly.Module): Promise<Loaded> {
  const [pyodide, expanded] = await Promise.all([importPyodide(parts), loadParts(parts, engine)]);
  if (expanded.snapshot === null) return { python: await startPython(pyodide, parts, expanded), restored: false, expanded };
  try {
    const python = await startPython(pyodide, parts, expanded, { _loadSnapshot: expanded.snapshot });
    python.pyimport("random").seed?.(); // else every start would draw the same
    return { python, restored: true, expanded };
  } catch (trouble) {
    console.warn(trouble);
    await dropSnapshot(parts);
    return loadPython(parts, expanded.engine);
  }
}

/** Keeps the memory of a Python that has started, so that the next one starts in half the time. */
export async function makeSnapshot(parts: Parts, engine: WebAssembly.Module): Promise<void> {
  const [pyodide, expanded] = await Promise.all([importPyodide(parts), loadParts(parts, engine)]);
  const python = await startPython(pyodide, parts, expanded, { _makeSnapshot: true });
  for (const module of IMPORTED_FIRST) python.pyimport(module);
  await keepSnapshot(parts, python.makeMemorySnapshot());
}

const importPyodide = ({ python }: Parts): Promise<Pyodide> => import(`${python}pyodide.mjs`);

async function startPython(pyodide: Pyodide, { python: folder }: Parts, { engine, code, arrays }: Expanded, more = {}): Promise<Python> {
  const fsInit = async (system: System): Promise<void> => write(system, code);
  const putBack = giveParts(engine, code.get(LIBRARY) as Uint8Array);
  try {
    const python = await pyodide.loadPyodide({ indexURL: folder, env: { PYTHONPATH: CODE_FOLDER }, fsInit, ...more });
    write(python.FS, await arrays);
    return python;
  } finally {
    putBack();
  }
}

function write(system: System, files: Files): void {
  for (const [name, body] of files) {
    if (!name.startsWith(CODE)) continue;
    const path = CODE_FOLDER + name.slice(CODE.length);
    system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    system.writeFile(path, body, { canOwn: true });
  }
}

/** Whoever fetches the engine or the library from now on gets ours; the end of that is given back. */
function giveParts(engine: WebAssembly.Module, library: Uint8Array): () => void {
  const fetchFile = globalThis.fetch;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (wanted, ...rest) => {
    const name = String(wanted);
    if (name.endsWith(".wasm")) return Promise.resolve(new Response());
    return name.endsWith(LIBRARY) ? Promise.resolve(new Response(library as BodyInit)) : fetchFile(wanted, ...rest);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: engine,
    instance: await WebAssembly.instantiate(engine, imports),
  });
  return () => {
    globalThis.fetch = fetchFile;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** From now on `counted` hears, for every piece of a file that comes, how many bytes have come in all. */
export function countFetched(counted: (bytes: number) => void): void {
  const fetchFile = globalThis.fetch;
  let bytes = 0;
  const count = (piece: Uint8Array, on: TransformStreamDefaultController<Uint8Array>): void => {
    bytes += piece.byteLength;
    counted(bytes);
    on.enqueue(piece);
  };
  globalThis.fetch = async (...wanted) => {
    const answer = await fetchFile(...wanted);
    const body = answer.body as ReadableStream<Uint8Array> | null;
    return new Response(body?.pipeThrough(new TransformStream({ transform: count })) ?? null, answer);
  };
}
