// Everything that the page is made of, kept in the browser: offline it is there, and online nothing is asked for again.
// The files of a build are kept together, and a new build waits until it is told to take the place of the old one.

const BUILD = "%BUILD%";
const FILES = ["%FILES%"];
const CACHE = `bridgelaws-site-${BUILD}`;
// The documentation that may lie beside the page is no part of it.
const DOCUMENTATION = new URL("docs/", self.registration.scope).href;
const MINE = new Set([CACHE, `bridgelaws-snapshot-${BUILD}`]);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("bridgelaws-") && !MINE.has(name)) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", ({ data }) => {
  if (data === "use") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const here = new URL(request.url).origin === self.location.origin;
  if (request.method !== "GET" || !here || request.url.startsWith(DOCUMENTATION)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.mode === "navigate" ? "index.html" : request, { ignoreSearch: true });
  return found ?? fetch(request);
}
