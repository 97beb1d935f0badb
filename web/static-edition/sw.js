// Keeps the whole static edition, with its server inside, so that it works without a network. Games are in the browser's database.
const FILES = ["@shell@"];
/** Another edition may lie in another folder of the same server. */
const OURS = `pithead-static ${registration.scope} `;
const CACHE = `${OURS}@version@`;
const PAGE = "index.html";
/** What the server in the page has made of its files (web/src/page-server/parts.ts). */
const EXPANDED = `${OURS}expanded`;

addEventListener("install", (event) => {
  const files = [PAGE, "icon.svg", "icon-turn.svg", "manifest.webmanifest", ...FILES];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files.map((name) => new Request(name, { cache: "no-cache" })))));
});

/** A new version takes over when no page of the old one is open any more, so nobody's game is reloaded; or when the only page asks for it. */
addEventListener("message", (event) => event.waitUntil(takeOver(event.ports[0])));

async function takeOver(asking) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = pages.filter((page) => page.url.startsWith(registration.scope)).length <= 1;
  asking.postMessage(alone);
  if (alone) await skipWaiting();
}

addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE && name !== EXPANDED);
  await Promise.all(old.map((name) => caches.delete(name)));
  const own = new Set(FILES.map((name) => new URL(name, registration.scope).pathname));
  const expanded = await caches.open(EXPANDED);
  const stale = (await expanded.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => expanded.delete(request)));
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(kept(request));
});

async function kept(request) {
  const wanted = request.mode === "navigate" ? PAGE : request;
  return (await caches.match(wanted, { cacheName: CACHE, ignoreSearch: true })) ?? fetch(request);
}
