// Bundles the web app into the Python package: `node build.mjs`. Names carry a hash of their content, so a browser may keep them for ever.
// `node build.mjs FOLDER` writes the static edition there, which brings its server along: FOLDER has `python-*.lzma` and Pyodide already.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { findBoards } from "./boards.mjs";

const here = import.meta.dirname;
const folder = process.argv[2];
const out = folder ?? join(here, "../src/pithead/server/web");
/** A server gives its files away from the root; the static edition may lie in any folder. */
const root = folder ? "" : "/";
/** A server says in its headers what a page may load; the static edition has to say it itself. */
const SOURCES = ["script", "style", "img", "connect", "manifest", "worker", "font"].map((kind) => `${kind}-src 'self'`).join("; ");
const policy = folder ? `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${SOURCES}; base-uri 'none'">\n    ` : "";
const catalogues = join(here, "../src/pithead/words");
const LANGUAGES = ["en", "de", "it", "fi", "fr"];
const AREAS = ["terms", "level", "web", "event"];

if (!folder) await rm(out, { recursive: true, force: true });
await mkdir(join(out, "static"), { recursive: true });

const words = {};
for (const language of LANGUAGES) {
  const parts = await Promise.all(AREAS.map((area) => readFile(join(catalogues, language, `${area}.ftl`), "utf8")));
  words[language] = await keep(`words-${language}.ftl`, parts.join("\n"));
}

const parts = folder ? await bundleServer() : null;
const made = await build({
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx", ...(folder ? {} : { offline: "src/offline.ts" }) },
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
  loader: { ".woff2": "file" },
  assetNames: "[name]-[hash]",
  define: { WORDS: JSON.stringify(words), STATIC: JSON.stringify(parts) },
});
const files = Object.keys(made.metafile.outputs).map((path) => basename(path));
const script = files.find((name) => /^app-.*\.js$/.test(name));
const style = files.find((name) => /^app-.*\.css$/.test(name));
const font = files.find((name) => name.endsWith(".woff2"));
const offline = files.find((name) => /^offline-.*\.js$/.test(name));
const first = needed(script);

await cp(join(here, "public"), out, { recursive: true });
await cp(join(here, "node_modules/@fontsource/grenze/LICENSE"), join(out, "static/grenze-licence.txt"));
if (folder) await cp(join(here, "static-edition"), out, { recursive: true });
const names = folder
  ? [...files, ...Object.values(words)]
  : [script, style, font, offline, ...first, ...needed(offline), ...Object.values(words)];
const shell = [...new Set(names.map((each) => `${root}static/${basename(each)}`)), ...(await engineFiles())];
const preloads = first.map((name) => `<link rel="modulepreload" href="${root}static/${name}">`).join("\n    ");
for (const name of folder ? ["index.html", "sw.js"] : ["index.html", "offline.html", "sw.js"]) {
  const text = await readFile(join(out, name), "utf8");
  const filled = text
    .replace("@policy@\n    ", policy)
    .replaceAll("@root@", root)
    .replaceAll("@script@", `${root}static/${script}`)
    .replaceAll("@style@", `${root}static/${style}`)
    .replaceAll("@offline@", `${root}static/${offline}`);
  const named = filled.replaceAll("@preloads@", preloads).replaceAll('["@shell@"]', JSON.stringify(shell));
  await writeFile(join(out, name), named.replaceAll("@version@", await version()));
}
if (folder) await rm(join(out, "offline.html"));
await compress(out);

const load = [script, style, ...first].map((name) => join(out, "static", name));
const weight = (await Promise.all(load.map(async (path) => gzipSync(await readFile(path), { level: 9 }).length))).reduce(
  (sum, each) => sum + each,
);
const face = (await stat(join(out, "static", font))).size;
console.log(
  `web: first load ${(weight / 1024).toFixed(1)} KB of script and style, gzipped, and ${(face / 1024).toFixed(1)} KB of the one font`,
);

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
  return `${root}${path}`;
}

/** The worker that is the server in the static edition, and where its parts lie. */
async function bundleServer() {
  const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: { server: "src/page-server/worker.ts" },
    outdir: join(out, "static"),
    entryNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    minify: true,
    target: "es2022",
    metafile: true,
  });
  const worker = `static/${basename(Object.keys(metafile.outputs)[0])}`;
  const given = await readdir(out);
  const python = `${given.find((name) => name.startsWith("pyodide-"))}/`;
  const code = given.find((name) => name.startsWith("python-"));
  const fetched = [code, ...(await readdir(join(out, python))).filter((name) => !name.endsWith(".mjs")).map((name) => python + name)];
  const sizes = await Promise.all(fetched.map(async (name) => (await stat(join(out, name))).size));
  return { worker, python, code, bytes: sizes.reduce((sum, each) => sum + each) };
}

/** Changes with any file of the static edition. */
async function version() {
  const hash = createHash("sha256");
  for (const name of folder ? ["index.html", ...shell] : []) hash.update(await readFile(join(out, name)));
  return hash.digest("hex").slice(0, 12);
}

/** What the server of the static edition is made of. */
async function engineFiles() {
  if (parts === null) return [];
  const python = await readdir(join(out, parts.python));
  return [parts.worker, parts.code, ...python.map((name) => parts.python + name)];
}

async function compress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(m?js|css|html|ftl|svg|wasm|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
  }
}
