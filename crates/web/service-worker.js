// Keeps the page for when there is no network. Filled in and served by
// `bundle`; a browser runs nothing but JavaScript here.
"use strict";

// One cache a version: a page that is open goes on with the files that it
// began with, and they are thrown away when no page of that version is left.
// A browser activates a new worker only then.
const PREFIX = "gammonbox-";
const CACHE = PREFIX + "{{version}}";
const PATHS = {{paths}};
// What the first visit does not wait for: kept when it has been asked for.
const LATER = {{later}};

// How long a page that is here may be kept waiting for a newer one.
const PATIENCE_MS = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      // What is named by its content may come from the browser's own cache;
      // the page itself has to be asked for.
      cache.addAll(PATHS.map((path) => new Request(path, path === "/" ? { cache: "no-cache" } : {})))
    )
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim())
  );
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) {
    return;
  }
  if (request.mode === "navigate") {
    if (url.pathname === "/") {
      event.respondWith(newest(request));
    }
  } else if (PATHS.includes(url.pathname)) {
    event.respondWith(kept(request));
  } else if (LATER.includes(url.pathname)) {
    event.respondWith(keptFromNowOn(request));
  }
});

// The page from the server if it answers soon, else the page that is here.
// Either names files of its own version only.
async function newest(request) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    if (answer.ok) {
      return answer;
    }
  } catch {
    // No network: that is what this file is for.
  } finally {
    clearTimeout(timer);
  }
  return (await (await caches.open(CACHE)).match("/")) ?? Response.error();
}

async function kept(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

async function keptFromNowOn(request) {
  const cache = await caches.open(CACHE);
  const here = await cache.match(request);
  if (here) {
    return here;
  }
  const answer = await fetch(request);
  if (answer.ok) {
    // Where there is no room it is asked for again next time.
    await cache.put(request, answer.clone()).catch(() => {});
  }
  return answer;
}
