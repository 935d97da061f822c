import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** Media types of text, and WebAssembly: what becomes smaller. Event streams are never held back. */
const COMPRESSIBLE_TYPES =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|javascript|wasm|x-ndjson|x-bibtex)|image\/svg)|\+json/i;

/** Shorter answers are not worth the time. */
const MIN_COMPRESSED_BYTES = 4096;

/** Level of compression: answers are made for one reader, so that time counts more than the last bytes. */
const LEVEL = 4;

const gzipAsync = promisify(gzip);

/** Returns whether a response of this media type is compressed for readers that accept it. */
export function isCompressible(mediaType: string | null): boolean {
  return mediaType !== null && COMPRESSIBLE_TYPES.test(mediaType);
}

/** Returns whether a request accepts gzip. */
export function acceptsGzip({ headers }: Request): boolean {
  return (headers.get("Accept-Encoding") ?? "")
    .split(",")
    .some((coding) => /^\s*(?:gzip|x-gzip|\*)\s*(?:;|$)/i.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding));
}

/**
 * Returns a response of text as gzip if the request accepts that and it is long enough. The work is done by a thread of
 * the platform, not by the event loop.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  if (status !== 200 || headers.has("Content-Encoding") || !isCompressible(headers.get("Content-Type")))
    return response;
  headers.append("Vary", "Accept-Encoding");
  const announced = Number(headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  if (announced < MIN_COMPRESSED_BYTES || !acceptsGzip(request)) return response;
  if (request.method === "HEAD") {
    headers.delete("Content-Length");
    headers.set("Content-Encoding", "gzip");
    return response;
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length < MIN_COMPRESSED_BYTES) return new Response(bytes, { status, headers });
  const compressed = await gzipAsync(bytes, { level: LEVEL });
  headers.set("Content-Length", String(compressed.length));
  headers.set("Content-Encoding", "gzip");
  return new Response(compressed, { status, headers });
}
