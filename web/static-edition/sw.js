// Keeps the whole static edition, with its server inside, so that it works without a network. Games are in the browser's database.
const FILES = ["@shell@"];
const CACHE = "pithead-static @version@";
const PAGE = "index.html";

addEventListener("install", (event) => {
  const files = [PAGE, "icon.svg", "icon-turn.svg", "manifest.webmanifest", ...FILES];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files.map((name) => new Request(name, { cache: "no-cache" })))));
});

/** A new version takes over when no page of the old one is open any more, so nobody's game is reloaded. */
addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith("pithead-static") && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(kept(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreSearch: true })) ?? fetch(request);
}
