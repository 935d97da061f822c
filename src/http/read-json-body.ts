import { EngineError } from "../errors.ts";

/** Largest body that is read: 1 MiB. */
export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Returns the JSON value in a request's body; `onText` receives the text itself.
 * @throws EngineError `unsupported_media_type`, `payload_too_large`, `malformed_json`
 */
export async function readJsonBody(request: Request, onText?: (text: string) => void): Promise<unknown> {
  requireJsonMediaType(request.headers.get("Content-Type"));
  const bytes = await readBytes(request).catch((cause: unknown) => {
    throw cause instanceof EngineError ? cause : new EngineError("malformed_json", "The body broke off.", {}, cause);
  });
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    onText?.(text);
    return JSON.parse(text);
  } catch (cause) {
    const what = cause instanceof SyntaxError ? "is not JSON" : "is not UTF-8";
    throw new EngineError("malformed_json", `The body ${what}.`, {}, cause);
  }
}

/** Parameters such as `charset` are allowed; the text is UTF-8 whatever they say. */
function requireJsonMediaType(contentType: string | null): void {
  const mediaType = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  if (mediaType === "application/json") return;
  throw new EngineError("unsupported_media_type", "The body must be application/json.");
}

/** Reads no further than the limit, whether the length was announced or not. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > MAX_BODY_BYTES) {
    cancelBody(request.body);
    throw createTooLargeError();
  }
  const reader = request.body?.getReader();
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
