/** Service worker of the app: caches its files on the first visit, so that every page works without a network. */

const worker = globalThis as unknown as WorkerScope;
const CACHE_NAME = "headnote-app-__VERSION__";
/** Inserted by the build. */
const PRECACHED_PATHS: readonly string[] = "__PRECACHE__".split(" ");

/** The list of the corpora that the server answers from. */
const INDEX_PATH = "/corpora/index.json";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE_NAME)
      .then((cache) => cache.addAll(PRECACHED_PATHS.map((path) => new Request(path, { cache: toCacheMode(path) })))),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  const isPage = request.mode === "navigate" && (url.pathname === "/" || url.pathname.startsWith("/research/"));
  if (url.pathname === INDEX_PATH) event.respondWith(fetchIndex(request));
  else if (isPage) event.respondWith(respondFromCache("/", request));
  else if (PRECACHED_PATHS.includes(url.pathname)) event.respondWith(respondFromCache(url.pathname, request));
});

/** Files with a hash in their name never change: what the page has loaded is not fetched again. */
function toCacheMode(path: string): RequestCache {
  return path.startsWith("/assets/") ? "default" : "reload";
}

async function respondFromCache(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_NAME);
  return (await cache.match(path)) ?? fetch(request);
}

/** Says in the list itself that the server cannot be reached, which is no error of the page. */
async function fetchIndex(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return Response.json({ isUnreachable: true });
  }
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("headnote-app-") && name !== CACHE_NAME).map((name) => caches.delete(name)),
  );
}

/** The part of a service worker's scope that is used here; TypeScript's library for workers conflicts with the one for pages. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LifecycleEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

// Makes this file a module, so that its names are not global.
export {};
