import type { ImportOptions } from "../importer.ts";
import { bytesOf, type SourceEntry } from "../source.ts";

/**
 * A file's text, without a byte order mark; null where it is longer than `longest` bytes, and then no more of it is
 * read. Bytes that are not UTF-8 read as U+FFFD.
 */
export async function readText(
  entry: SourceEntry,
  longest: number,
  options: ImportOptions = {},
): Promise<string | null> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for await (const chunk of bytesOf(entry)) {
    options.signal?.throwIfAborted();
    bytes += chunk.length;
    if (bytes > longest) return null;
    pieces.push(decoder.decode(chunk, { stream: true }));
    options.onBytes?.(chunk.length);
  }
  return pieces.join("") + decoder.decode();
}

/** A JSON value and what can be asked of it without knowing its shape. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The value that a text holds; undefined where it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A member of an object; null where there is none. */
export function member(value: Json | undefined, key: string): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, key)) return null;
  return (value as { readonly [key: string]: Json })[key] ?? null;
}

/** A member as text: a number in digits, "" for what is neither. */
export function textMember(value: Json | undefined, key: string): string {
  const found = member(value, key);
  return typeof found === "string" ? found.trim() : typeof found === "number" ? String(found) : "";
}

export function listMember(value: Json | undefined, key: string): readonly Json[] {
  const found = member(value, key);
  return Array.isArray(found) ? found : [];
}
