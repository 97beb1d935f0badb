// Compiles the Python of zip files for Pyodide, which then starts in half the time: `node compile.mjs PYODIDE FROM TO [FROM TO]...`

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [folder, ...names] = process.argv.slice(2);
const { loadPyodide } = await import(join(folder, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: `${folder}/` });
python.runPython(`
from importlib._bootstrap_external import _code_to_timestamp_pyc
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def compiled(data):
    """The same zip with modules of bytecode, without docstrings, in the place of their sources."""
    made = BytesIO()
    with ZipFile(BytesIO(data.to_bytes())) as given, ZipFile(made, "w") as archive:
        for name in sorted(each for each in given.namelist() if not each.endswith("/")):
            body = given.read(name)
            if name.endswith(".py") and not name.startswith("anyio/"):  # it reads its own source
                body = _code_to_timestamp_pyc(compile(body, name, "exec", dont_inherit=True, optimize=2))
                name += "c"
            archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body, ZIP_DEFLATED, 9)
    return made.getvalue()
`);
const compiled = python.globals.get("compiled");
for (let place = 0; place < names.length; place += 2) {
  const [from, to] = names.slice(place, place + 2);
  const made = compiled(new Uint8Array(await readFile(from)));
  await writeFile(to, made.toJs());
  made.destroy();
}
process.exit(0);
