import { createHash } from "node:crypto";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

/** What a site shows at a path: bytes, or the path of a file. */
export type Served = Uint8Array | string;

export interface Site {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Every request that came, as `GET /path bytes=0-`. */
  readonly requests: string[];
  /** Stops the next request of a path after a number of bytes; the returned function ends it. */
  stopOnce(path: string, after: number): (end: "go on" | "break off") => void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/** Serves a folder of scripts, and the files of `show` with ranges, on the local host. `/` is an empty page. */
export async function openSite(
  folder: string,
  show: (path: string) => Served | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const requests: string[] = [];
  const stops = new Map<string, { after: number; end: Promise<"go on" | "break off"> }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const { range } = request.headers;
    requests.push([request.method, pathname, range].filter(Boolean).join(" "));
    const shown = show(pathname) ?? (pathname === "/" ? PAGE : fileIn(folder, pathname));
    if (shown === undefined) return response.writeHead(404).end();
    const size = typeof shown === "string" ? statSync(shown).size : shown.length;
    const tag = computeEtag(shown);
    const continues = range !== undefined && [undefined, tag].includes(request.headers["if-range"]?.toString());
    const [start, end] = parseRange(continues ? range : undefined, size);
    response.writeHead(continues ? 206 : 200, {
      "Content-Type": TYPES[pathname === "/" ? ".html" : extname(pathname)] ?? "application/octet-stream",
      "Content-Length": end - start,
      "Accept-Ranges": "bytes",
      ETag: tag,
      ...headers,
      ...(continues && { "Content-Range": `bytes ${start}-${end - 1}/${size}` }),
    });
    const stop = stops.get(pathname);
    stops.delete(pathname);
    if (stop && typeof shown !== "string") {
      response.write(shown.subarray(start, start + stop.after));
      stop.end.then((end) => {
        if (end === "break off") response.destroy();
        else response.end(shown.subarray(start + stop.after));
      });
    } else if (typeof shown === "string") {
      createReadStream(shown, { start, end: Math.max(start, end - 1) }).pipe(response);
    } else response.end(shown.subarray(start, end));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stopOnce(path, after) {
      let decide: (end: "go on" | "break off") => void = () => {};
      const end = new Promise<"go on" | "break off">((resolve) => {
        decide = resolve;
      });
      stops.set(path, { after, end });
      return decide;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PAGE = new TextEncoder().encode(
  '<!doctype html><title>test</title><script type="module" src="/page.js"></script>',
);

function fileIn(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(pathname));
  return existsSync(path) ? path : undefined;
}

/** Another one whenever the bytes are others. */
function computeEtag(shown: Served): string {
  const about = typeof shown === "string" ? `${shown} ${statSync(shown).mtimeMs}` : shown;
  return `"${createHash("sha1").update(about).digest("hex")}"`;
}

function parseRange(range: string | undefined, size: number): [number, number] {
  const found = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
  return found ? [Number(found[1]), found[2] === "" ? size : Number(found[2]) + 1] : [0, size];
}
