import { runInSlices } from "../async/run-in-slices.ts";

/** Values with less text than this, in UTF-16 code units, are converted at once: a millisecond of work. */
const MAX_SHORT_CHARS = 200_000;

/** Text that is encoded together, in UTF-16 code units. */
const ENCODED_CHARS = 100_000;

/**
 * Returns a JSON response. A long one, such as a page of whole judgments, is converted in slices: at once it would hold
 * the event loop for as long as it takes.
 */
export async function toJsonResponse(body: unknown, signal?: AbortSignal): Promise<Response> {
  if (countChars(body, MAX_SHORT_CHARS) < MAX_SHORT_CHARS) return Response.json(body);
  const bytes = await runInSlices(encodeInSlices(body), signal);
  return new Response(bytes, { headers: { "Content-Type": "application/json" } });
}

/** Counts the text of a value roughly, up to a limit. */
function countChars(value: unknown, limit: number): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  let count = 2;
  for (const name in value) {
    count += name.length + countChars((value as Readonly<Record<string, unknown>>)[name], limit - count);
    if (count >= limit) return count;
  }
  return count;
}

/** Encodes a value as JSON in UTF-8, as `JSON.stringify` writes it; yields after every piece. */
function* encodeInSlices(value: unknown): Generator<void, Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let text = "";
  let size = 0;
  const flush = () => {
    const chunk = encoder.encode(text);
    chunks.push(chunk);
    size += chunk.length;
    text = "";
  };
  for (const piece of listPieces(value)) {
    text += piece;
    if (text.length < ENCODED_CHARS) continue;
    flush();
    yield;
  }
  flush();
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Lists the pieces of the JSON of a value: long arrays and objects by their elements, others whole. */
function* listPieces(value: unknown): Generator<string, void> {
  if (typeof value !== "object" || value === null || countChars(value, ENCODED_CHARS) < ENCODED_CHARS) {
    yield JSON.stringify(value) ?? "null";
  } else if (Array.isArray(value)) {
    for (const [at, element] of value.entries()) {
      yield at === 0 ? "[" : ",";
      yield* listPieces(element);
    }
    yield value.length === 0 ? "[]" : "]";
  } else {
    let before = "{";
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* listPieces(field);
      before = ",";
    }
    yield before === "{" ? "{}" : "}";
  }
}
