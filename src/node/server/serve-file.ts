import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptsCoding, type ContentCoding, isCompressible } from "./compress-response.ts";
import { type FileRange, streamFile } from "./file-body.ts";

/** Answers a request with a file: whole, compressed, a range, "not modified", or its headers alone for `HEAD`. */
export type FileServer = (
  path: string,
  request: Request,
  headers: Readonly<Record<string, string>>,
) => Promise<Response>;

/** The codings that readers may accept, the best first. */
const CODINGS: readonly ContentCoding[] = ["br", "gzip"];

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Higher qualities take seconds for what they save. */
const BROTLI_QUALITY = 9;

/** Compresses a file that many readers get, and that is kept compressed. */
function compressBytes(bytes: Uint8Array, coding: ContentCoding): Promise<Buffer> {
  if (coding === "gzip") return gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliAsync(bytes, { params });
}

/**
 * Creates a server of files. Files of text are compressed once and kept compressed. Others are sent in chunks as they are
 * read, with ranges, so that a download of a corpus can be continued.
 */
export function createFileServer(): FileServer {
  const compressedFiles = new Map<
    string,
    { readonly etag: string; readonly bytes: Promise<Uint8Array<ArrayBuffer>> }
  >();

  function compress(path: string, etag: string, coding: ContentCoding): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${coding} ${path}`;
    const known = compressedFiles.get(key);
    if (known?.etag === etag) return known.bytes;
    const bytes = readFile(path).then(async (content) => new Uint8Array(await compressBytes(content, coding)));
    compressedFiles.set(key, { etag, bytes });
    bytes.catch(() => compressedFiles.delete(key));
    return bytes;
  }

  return async (path, request, given) => {
    const { size, mtimeMs } = await stat(path);
    const tag = `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;
    const isText = isCompressible(given["Content-Type"] ?? null);
    const coding = isText ? CODINGS.find((one) => acceptsCoding(request, one)) : undefined;
    const etag = coding ? `"${tag}-${coding}"` : `"${tag}"`;
    const headers = new Headers({ ...given, ETag: etag, ...(isText && { Vary: "Accept-Encoding" }) });
    if (matchesEtag(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
    const isHead = request.method === "HEAD";
    if (coding) {
      const bytes = await compress(path, etag, coding);
      headers.set("Content-Encoding", coding);
      headers.set("Content-Length", String(bytes.length));
      return new Response(isHead ? null : bytes, { headers });
    }
    headers.set("Accept-Ranges", "bytes");
    const { start, end } = parseRange(request, etag, size) ?? { start: 0, end: size };
    if (start >= end && size > 0) {
      headers.set("Content-Range", `bytes */${size}`);
      return new Response(null, { status: 416, headers });
    }
    const isPart = end - start < size;
    if (isPart) headers.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
    headers.set("Content-Length", String(end - start));
    return new Response(isHead ? null : streamFile(path, { start, end }), { status: isPart ? 206 : 200, headers });
  };
}

function matchesEtag(header: string | null, etag: string): boolean {
  return header?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false;
}

/**
 * Parses a `Range` of one part, which may count from the end. Returns undefined if there is none, if the request is not
 * `GET`, or if `If-Range` names another version: these ask for the whole file.
 */
function parseRange({ method, headers }: Request, etag: string, size: number): FileRange | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get("Range") ?? "");
  if (method !== "GET" || found === null || (headers.get("If-Range") ?? etag) !== etag) return undefined;
  const [, first = "", last = ""] = found;
  if (first === "") return last === "" ? undefined : { start: Math.max(0, size - Number(last)), end: size };
  if (last !== "" && Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: last === "" ? size : Math.min(size, Number(last) + 1) };
}
