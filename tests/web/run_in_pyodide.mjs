// Runs a Python file with the Python of the static edition, in node: `node run_in_pyodide.mjs EDITION FILE`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [edition, file] = process.argv.slice(2);
const named = (start) => join(edition, readdirSync(edition).find((name) => name.startsWith(start)));
const { loadPyodide } = await import(join(named("pyodide-"), "pyodide.mjs"));
const python = await loadPyodide({ indexURL: `${named("pyodide-")}/` });
python.unpackArchive(new Uint8Array(readFileSync(named("python-"))), "zip", { extractDir: "/pithead" });
try {
  python.runPython(`import sys; sys.path.append("/pithead")`);
  python.runPython(readFileSync(file, "utf8"));
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
