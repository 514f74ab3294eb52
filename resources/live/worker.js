"use strict";

/* Keeps the page of a fleet for use without a network. `VERSION` changes with the page, and `FILES` are all that it needs. */

const CACHE = `metamaker ${self.registration.scope} `;

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE + VERSION).then((cache) => cache.addAll(FILES));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(CACHE) && name !== CACHE + VERSION;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const own = caches.open(CACHE + VERSION).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(own.then((found) => found || fetch(event.request)));
});
