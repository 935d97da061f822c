import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PACKAGE_ROOT } from "../package-root.ts";
import { STARTER_CORPUS } from "../starter-corpus.ts";
import { createFileServer } from "./serve-file.ts";
import type { ServedFile } from "./served-corpora.ts";

/** Folder of the built research app. */
const BUILT_APP_FOLDER = fileURLToPath(new URL("dist/web", PACKAGE_ROOT));

/** Paths that the app routes itself; each is answered with its one page. */
const PAGE_PATHS = /^\/(?:$|research(?:\/|$))/;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".sqlite": "application/vnd.sqlite3",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const SECURITY_HEADERS = {
  "Content-Security-Policy":
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** What is served may be another corpus at the next start. */
const INDEX_HEADERS = { ...SECURITY_HEADERS, "Cache-Control": "no-store" };

/** Options of the research app. */
export interface WebAppOptions {
  /** Returns the corpora that the server answers from, which `/corpora/index.json` lists. Default: none. */
  readonly listServed?: () => readonly ServedFile[];
  /** Whether pages may download the served corpora, from `/corpora/shared/NAME.sqlite`. Default false. */
  readonly isShared?: boolean;
  /** Folder of the built app. Default: the one in the package. */
  readonly folder?: string;
}

/** Returns the response for a page or a file of the app; undefined for any other request. */
export type WebApp = (request: Request) => Promise<Response> | undefined;

/**
 * Creates the research app as a function over requests. It serves only files that are in its folder when it is created,
 * and shared corpora, so that no path can lead outside. If the app is not built, it returns undefined for every request.
 */
export function createWebApp(options: WebAppOptions = {}): WebApp {
  const { listServed = () => [], isShared = false, folder = BUILT_APP_FOLDER } = options;
  if (!existsSync(join(folder, "index.html"))) return () => undefined;
  const files = new Map(listFiles(folder).map((path) => [`/${path}`, join(folder, path)]));
  if (existsSync(STARTER_CORPUS)) files.set("/corpora/starter.sqlite", STARTER_CORPUS);
  const findShared = (pathname: string) =>
    isShared && pathname.startsWith(SHARED_PATH)
      ? listServed().find(({ name }) => toSharedPath(name) === pathname)?.path
      : undefined;
  const serveFile = createFileServer();
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const { pathname } = new URL(request.url);
    if (pathname === "/corpora/index.json")
      return Promise.resolve(Response.json(listCorpora(listServed(), isShared), { headers: INDEX_HEADERS }));
    const page = PAGE_PATHS.test(pathname) ? join(folder, "index.html") : undefined;
    const path = files.get(pathname) ?? page ?? findShared(pathname);
    if (path === undefined) return undefined;
    const isHashed = /[\\/]assets[\\/]/.test(path);
    return serveFile(path, request, {
      ...SECURITY_HEADERS,
      "Content-Type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream",
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    }).catch(toUnreadableResponse);
  };
}

const SHARED_PATH = "/corpora/shared/";

function toSharedPath(name: string): string {
  return `${SHARED_PATH}${encodeURIComponent(name)}.sqlite`;
}

/** Returns the served corpora as the app lists them; `url` is null for one that may not be downloaded. */
function listCorpora(served: readonly ServedFile[], isShared: boolean) {
  const corpora = served.map(({ name, bytes, isStarter }) => {
    return { name, bytes, isStarter, url: isShared ? toSharedPath(name) : null };
  });
  return { shared: isShared && served.length > 0, corpora };
}

/** Answers a request for a file that was removed since the start, or that cannot be opened now. */
function toUnreadableResponse(error: NodeJS.ErrnoException): Response {
  const isGone = error.code === "ENOENT";
  const headers = { ...SECURITY_HEADERS, "Content-Type": "text/plain", ...(!isGone && { "Retry-After": "5" }) };
  return new Response("This file cannot be read.\n", { status: isGone ? 404 : 503, headers });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}
