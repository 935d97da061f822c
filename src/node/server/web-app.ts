import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { PACKAGE_ROOT } from "../package-root.ts";
import { STARTER_CORPUS } from "../starter-corpus.ts";

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
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Options of the research app. */
export interface WebAppOptions {
  /**
   * Path of a corpus that pages may download from `/corpora/shared.sqlite`, in addition to the starter corpus. Default:
   * none. `/corpora/index.json` states whether there is one.
   */
  readonly sharedCorpus?: string;
  /** Folder of the built app. Default: the one in the package. */
  readonly folder?: string;
}

/** Returns the response for a page or a file of the app; undefined for any other request. */
export type WebApp = (request: Request) => Response | undefined;

/**
 * Creates the research app as a function over requests. It serves only files that are in its folder when it is created,
 * so that no path can lead outside. If the app is not built, it returns undefined for every request.
 */
export function createWebApp({ sharedCorpus, folder = BUILT_APP_FOLDER }: WebAppOptions = {}): WebApp {
  if (!existsSync(join(folder, "index.html"))) return () => undefined;
  const files = new Map(listFiles(folder).map((path) => [`/${path}`, join(folder, path)]));
  if (existsSync(STARTER_CORPUS)) files.set("/corpora/starter.sqlite", STARTER_CORPUS);
  if (sharedCorpus !== undefined) files.set("/corpora/shared.sqlite", sharedCorpus);
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const { pathname } = new URL(request.url);
    if (pathname === "/corpora/index.json")
      return Response.json({ shared: sharedCorpus !== undefined }, { headers: SECURITY_HEADERS });
    const path = files.get(pathname) ?? (PAGE_PATHS.test(pathname) ? join(folder, "index.html") : undefined);
    if (path === undefined) return undefined;
    return path.endsWith(".sqlite") ? toRangeResponse(path, request) : toWholeResponse(path, request);
  };
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

function toWholeResponse(path: string, { method }: Request): Response {
  const bytes = readFileSync(path);
  const isHashed = /[\\/]assets[\\/]/.test(path);
  return new Response(method === "HEAD" ? null : bytes, {
    headers: {
      ...SECURITY_HEADERS,
      "Content-Type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream",
      "Content-Length": String(bytes.length),
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}

/** Returns a corpus, whole or the range that continues an interrupted download. */
function toRangeResponse(path: string, request: Request): Response {
  const { size, mtimeMs } = statSync(path);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers = { ...SECURITY_HEADERS, ETag: etag, "Accept-Ranges": "bytes", "Cache-Control": "no-cache" };
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  const [start, end] = parseRange(request, etag, size) ?? [0, size];
  if (start >= end)
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${size}` } });
  const isPart = end - start < size;
  const body = Readable.toWeb(createReadStream(path, { start, end: end - 1 })) as ReadableStream;
  return new Response(request.method === "HEAD" ? null : body, {
    status: isPart ? 206 : 200,
    headers: {
      ...headers,
      "Content-Type": MEDIA_TYPES[".sqlite"]!,
      "Content-Length": String(end - start),
      ...(isPart && { "Content-Range": `bytes ${start}-${end - 1}/${size}` }),
    },
  });
}

/**
 * Parses a `Range` of one part. Returns start and exclusive end in bytes; undefined if there is none, or if `If-Range` names
 * another version, which asks for the whole file.
 */
function parseRange({ headers }: Request, etag: string, size: number): [number, number] | undefined {
  const found = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "");
  if (found === null || (headers.get("If-Range") ?? etag) !== etag) return undefined;
  return [Number(found[1]), found[2] === "" ? size : Math.min(size, Number(found[2]) + 1)];
}
