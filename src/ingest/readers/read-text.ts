import type { ImportOptions } from "../importer.ts";
import { openBytes, type SourceEntry } from "../source.ts";

/**
 * Reads a file as text, without byte order mark; null if it is longer than `maxBytes`, and then the rest is not read.
 * Bytes that are not UTF-8 become U+FFFD.
 */
export async function readSourceText(
  entry: SourceEntry,
  maxBytes: number,
  options: ImportOptions = {},
): Promise<string | null> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for await (const chunk of openBytes(entry)) {
    options.signal?.throwIfAborted();
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    pieces.push(decoder.decode(chunk, { stream: true }));
    options.onBytes?.(chunk.length);
  }
  return pieces.join("") + decoder.decode();
}

/** A JSON value of unknown shape. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Parses a text as JSON; undefined if it is not JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** Returns a member of an object; null if there is none. */
export function readMember(value: JsonValue | undefined, key: string): JsonValue {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, key)) return null;
  return (value as { readonly [key: string]: JsonValue })[key] ?? null;
}

/** Returns a member as text: a number in digits, "" if it is neither text nor number. */
export function readTextMember(value: JsonValue | undefined, key: string): string {
  const found = readMember(value, key);
  return typeof found === "string" ? found.trim() : typeof found === "number" ? String(found) : "";
}

/** Returns a member that is a list; an empty list if it is none. */
export function readListMember(value: JsonValue | undefined, key: string): readonly JsonValue[] {
  const found = readMember(value, key);
  return Array.isArray(found) ? found : [];
}
