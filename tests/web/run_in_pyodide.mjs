// Runs a Python file with the Python of the static edition, in node: `node run_in_pyodide.mjs UNPACKED FILE`
import { readFileSync } from "node:fs";
import { join } from "node:path";

const { THOUGHTS = "", WHOLE = "" } = process.env;
const [unpacked, file] = process.argv.slice(2);
const { loadPyodide } = await import(join(unpacked, "pyodide.mjs"));
const fsInit = async (system) => {
  system.mkdirTree("/pithead");
  system.mount(system.filesystems.NODEFS, { root: join(unpacked, "code") }, "/pithead");
};
const python = await loadPyodide({ indexURL: `${unpacked}/`, env: { PYTHONPATH: "/pithead", THOUGHTS, WHOLE }, fsInit });
try {
  python.runPython(readFileSync(file, "utf8"));
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
