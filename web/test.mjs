// Runs the unit tests of the headless parts: every src/**/*.test.ts, bundled and given to node's own test runner.

import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { findBoards } from "./boards.mjs";

const here = import.meta.dirname;
const found = (await readdir(join(here, "src"), { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name));
const folder = await mkdtemp(join(tmpdir(), "pithead-web-"));
await build({
  absWorkingDir: here,
  entryPoints: found.map((name) => join("src", name)),
  outdir: folder,
  outbase: "src",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  define: { WORDS: "{}", STATIC: "null" },
  loader: { ".css": "empty" },
  plugins: [findBoards],
});
const all = join(folder, "all.mjs"); // one process for all of them: each file has its own copy of what it tests
await writeFile(all, found.map((name) => `import "./${name.replaceAll("\\", "/").replace(/\.tsx?$/, ".mjs")}";\n`).join(""));
const run = spawnSync(process.execPath, ["--test", "--test-reporter=spec", all], { stdio: "inherit" });
await rm(folder, { recursive: true });
process.exit(run.status ?? 1);
