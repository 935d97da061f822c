import { EngineError } from "../errors.ts";
import { findRepeatedKey } from "./repeated-key.ts";

/** Largest body that is read: 1 MiB. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** How a body is read. */
export interface ReadBodyOptions {
  /** Receives the text itself. */
  readonly onText?: (text: string) => void;
  /** Whether the body ends where its announced length says: then it is read at once. */
  readonly isLengthTrue?: boolean | undefined;
}

/**
 * Returns the JSON value in a request's body, which may be compressed with gzip.
 * @throws EngineError `unsupported_media_type`, `payload_too_large`, `malformed_json`
 */
export async function readJsonBody(request: Request, { onText, isLengthTrue }: ReadBodyOptions = {}): Promise<unknown> {
  requireJsonMediaType(request.headers.get("Content-Type"));
  const coding = readCoding(request);
  const bytes = await readBytes(request, coding, isLengthTrue).catch((cause: unknown) => {
    if (cause instanceof EngineError) throw cause;
    const what = coding === null ? "broke off" : "is not complete gzip";
    throw new EngineError("malformed_json", `The body ${what}.`, {}, cause);
  });
  const { text, value } = parseText(bytes);
  onText?.(text);
  const repeated = findRepeatedKey(text);
  if (repeated === undefined) return value;
  throw new EngineError("malformed_json", `The body has the key ${JSON.stringify(repeated)} twice in one object.`);
}

function parseText(bytes: Uint8Array): { readonly text: string; readonly value: unknown } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch (cause) {
    const what = cause instanceof SyntaxError ? "is not JSON" : "is not UTF-8";
    throw new EngineError("malformed_json", `The body ${what}.`, {}, cause);
  }
}

/** Returns the content coding of the body, null if there is none. */
function readCoding({ headers }: Request): "gzip" | null {
  const coding = headers.get("Content-Encoding")?.trim().toLowerCase() ?? "";
  if (coding === "" || coding === "identity") return null;
  if (coding === "gzip" || coding === "x-gzip") return "gzip";
  throw new EngineError("unsupported_media_type", `The body must be sent as it is or as gzip, not as ${coding}.`);
}

/** Parameters such as `charset` are allowed; the text is UTF-8 whatever they say. */
function requireJsonMediaType(contentType: string | null): void {
  const mediaType = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  if (mediaType === "application/json") return;
  throw new EngineError("unsupported_media_type", "The body must be application/json.");
}

/** Reads no further than the limit, whether the length was announced or not. */
async function readBytes(request: Request, coding: "gzip" | null, isLengthTrue = false): Promise<Uint8Array> {
  const announced = request.headers.get("Content-Length");
  if (Number(announced ?? 0) > MAX_BODY_BYTES) {
    cancelBody(request.body);
    throw createTooLargeError();
  }
  // A stream costs a short call about as much as everything else that its request needs.
  if (isLengthTrue && announced !== null && coding === null) return new Uint8Array(await request.arrayBuffer());
  const { body } = request;
  return readStream(coding === null ? body : (body?.pipeThrough(createDecompression(coding)) ?? null));
}

function createDecompression(coding: "gzip"): ReadableWritablePair<Uint8Array, Uint8Array> {
  return new DecompressionStream(coding) as ReadableWritablePair<Uint8Array, Uint8Array>;
}

/** Reads a stream that has no announced length, to the limit. */
async function readStream(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    size += next.value.length;
    if (size > MAX_BODY_BYTES) {
      cancelBody(reader);
      throw createTooLargeError();
    }
    chunks.push(next.value);
  }
  return concatBytes(chunks, size);
}

/** Cancels without waiting: if the request was cloned, this ends only when the clone is cancelled too. */
function cancelBody(body: { cancel(): Promise<void> } | null | undefined): void {
  body?.cancel().catch(() => undefined);
}

function concatBytes(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function createTooLargeError(): EngineError {
  return new EngineError("payload_too_large", `The body is larger than ${MAX_BODY_BYTES} bytes.`);
}
