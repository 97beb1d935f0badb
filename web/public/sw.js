// Keeps the frame of the app, so that there is a page even without a network. Games are never kept: they live on the server.
const SHELL = ["@shell@"];
const OURS = "pithead /";
const CACHE = `pithead ${SHELL[0]}`;
const OFFLINE = "/offline.html";

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([OFFLINE, "/icon.svg", ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (pathname.startsWith("/static/")) event.respondWith(kept(request));
});

/** Files under /static carry a hash of their content: once kept they are good for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The server calls: somebody's turn has come, and perhaps no page is open. */
addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: path, icon: "/icon.svg" }));
});

/** Whoever is called comes to the table that called: to its window if there is one, else to a new one. */
addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((windows) => {
      const there = windows.find((each) => new URL(each.url).pathname === notification.tag);
      return there ? there.focus() : clients.openWindow(notification.tag);
    }),
  );
});
