// Bundles the web app into the Python package: `node build.mjs`. Names carry a hash of their content, so a browser may keep them for ever.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { findBoards } from "./boards.mjs";

const here = import.meta.dirname;
const out = join(here, "../src/pithead/server/web");
const catalogues = join(here, "../src/pithead/words");
const LANGUAGES = ["en", "de", "it", "fi", "fr"];
const AREAS = ["terms", "level", "web"];

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "static"), { recursive: true });

const words = {};
for (const language of LANGUAGES) {
  const parts = await Promise.all(AREAS.map((area) => readFile(join(catalogues, language, `${area}.ftl`), "utf8")));
  words[language] = await keep(`words-${language}.ftl`, parts.join("\n"));
}

const made = await build({
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx", offline: "src/offline.ts" },
  outdir: join(out, "static"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  minify: true,
  target: "es2022",
  legalComments: "none",
  metafile: true,
  plugins: [findBoards],
  define: { WORDS: JSON.stringify(words) },
});
const files = Object.keys(made.metafile.outputs).map((path) => basename(path));
const script = files.find((name) => /^app-.*\.js$/.test(name));
const style = files.find((name) => /^app-.*\.css$/.test(name));
const offline = files.find((name) => /^offline-.*\.js$/.test(name));
const first = needed(script);

await cp(join(here, "public"), out, { recursive: true });
const shell = [...new Set([script, style, offline, ...first, ...needed(offline), ...Object.values(words)])].map(
  (each) => `/static/${basename(each)}`,
);
const preloads = first.map((name) => `<link rel="modulepreload" href="/static/${name}">`).join("\n    ");
for (const name of ["index.html", "offline.html", "sw.js"]) {
  const text = await readFile(join(out, name), "utf8");
  const filled = text
    .replaceAll("@script@", `/static/${script}`)
    .replaceAll("@style@", `/static/${style}`)
    .replaceAll("@offline@", `/static/${offline}`);
  await writeFile(join(out, name), filled.replaceAll("@preloads@", preloads).replaceAll('["@shell@"]', JSON.stringify(shell)));
}
await compress(out);

const load = [script, style, ...first].map((name) => join(out, "static", name));
const weight = (await Promise.all(load.map(async (path) => gzipSync(await readFile(path), { level: 9 }).length))).reduce(
  (sum, each) => sum + each,
);
console.log(`web: first load ${(weight / 1024).toFixed(1)} KB of script and style, gzipped`);

/** The parts that a script imports at once, and what those import; what comes by `import()` is not among them. */
function needed(entry) {
  const outputs = made.metafile.outputs;
  const found = new Set();
  const visit = (path) => {
    for (const { path: next, kind } of outputs[path].imports) {
      if (kind !== "import-statement" || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(Object.keys(outputs).find((path) => basename(path) === entry));
  return [...found].map((path) => basename(path));
}

async function keep(name, text) {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const path = `static/${name.replace(".", `-${hash}.`)}`;
  await writeFile(join(out, path), text);
  return `/${path}`;
}

async function compress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|html|ftl|svg|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
  }
}
