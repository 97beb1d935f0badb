// Compiles the Python of zip files for Pyodide, which then starts in half the time: `node compile.mjs PYODIDE CODE LIBRARY`
// Both files are written anew, not compressed; of the library those modules stay that the code can reach.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [folder, code, library] = process.argv.slice(2);
const { loadPyodide } = await import(join(folder, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/compile_edition.py", await readFile(join(import.meta.dirname, "compile_edition.py")));
python.runPython(`import sys; sys.path.append("/")`);
const { compile_edition } = python.pyimport("compile_edition");
const made = compile_edition(...(await Promise.all([code, library].map(async (path) => new Uint8Array(await readFile(path))))));
for (const [number, path] of [code, library].entries()) await writeFile(path, made.get(number).toJs());
process.exit(0);
