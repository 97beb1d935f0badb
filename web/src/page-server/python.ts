// Python in a worker: Pyodide, and beside it our own code with what it needs, all from the folder that the page came from.
import type { Parts } from "./messages";

/** As much of Pyodide as we use. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  pyimport(module: string): Module;
  /** An object of Python's own: of bytes a view. */
  toPy(given: unknown): unknown;
}

/** A module or an object of Python: its functions by their names. */
export type Module = Readonly<Record<string, (...given: unknown[]) => unknown>>;

interface Pyodide {
  loadPyodide(options: { indexURL: string; checkAPIVersion: boolean }): Promise<Python>;
}

const CODE_FOLDER = "/pithead";

export async function loadPython({ python: folder, code: address }: Parts): Promise<Python> {
  const code = fetch(address).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(`${folder}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({ indexURL: folder, checkAPIVersion: true });
  python.unpackArchive(await code, "zip", { extractDir: CODE_FOLDER });
  const { path } = python.pyimport("sys") as unknown as { path: { append(folder: string): void } };
  path.append(CODE_FOLDER);
  return python;
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
