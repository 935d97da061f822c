import type { ImportOptions } from "../importer.ts";
import { openBytes, type SourceEntry } from "../source.ts";

/**
 * A file's text, without a byte order mark; null where it is longer than `longest` bytes, and then no more of it is
 * read. Bytes that are not UTF-8 read as U+FFFD.
 */
export async function readText(
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

/** A JSON value and what can be asked of it without knowing its shape. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** The value that a text holds; undefined where it is not JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** A member of an object; null where there is none. */
export function readMember(value: JsonValue | undefined, key: string): JsonValue {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, key)) return null;
  return (value as { readonly [key: string]: JsonValue })[key] ?? null;
}

/** A member as text: a number in digits, "" for what is neither. */
export function readTextMember(value: JsonValue | undefined, key: string): string {
  const found = readMember(value, key);
  return typeof found === "string" ? found.trim() : typeof found === "number" ? String(found) : "";
}

export function readListMember(value: JsonValue | undefined, key: string): readonly JsonValue[] {
  const found = readMember(value, key);
  return Array.isArray(found) ? found : [];
}
