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

/** Codings of content that are sent. */
export type ContentCoding = "br" | "gzip";

/** Names of each coding in `Accept-Encoding`. Brotli is sent only to readers that name it. */
const CODING_NAMES: Readonly<Record<ContentCoding, RegExp>> = {
  br: /^br$/i,
  gzip: /^(?:gzip|x-gzip|\*)$/i,
};

/** Returns whether a request accepts a coding. */
export function acceptsCoding({ headers }: Request, coding: ContentCoding): boolean {
  return (headers.get("Accept-Encoding") ?? "").split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((one) => one.trim());
    return CODING_NAMES[coding].test(name) && !parameters.some((one) => /^q=0(?:\.0*)?$/i.test(one));
  });
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
  if (announced < MIN_COMPRESSED_BYTES || !acceptsCoding(request, "gzip")) return response;
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
