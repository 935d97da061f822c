/** Keeps the app for use without a network: its files at their first visit, every page of it from then on. */

const worker = globalThis as unknown as Scope;
const CACHE = "headnote-app-__VERSION__";
/** Put in by the build. */
const FILES: readonly string[] = "__PRECACHE__".split(" ");

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: "reload" })))),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  const isPage = request.mode === "navigate" && (url.pathname === "/" || url.pathname.startsWith("/research/"));
  if (isPage) event.respondWith(kept("/", request));
  else if (FILES.includes(url.pathname)) event.respondWith(kept(url.pathname, request));
});

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("headnote-app-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** What a service worker knows and a page does not: TypeScript's types of the two cannot stand side by side. */
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

// Makes this a module, so that its names are its own.
export {};
