import { deflateSync, strFromU8, strToU8 } from "fflate";
import type { Codec } from "../file/codec.ts";

/** Maximum length of a block, in UTF-16 code units: a citation window or a snippet costs one short inflation. */
export const MAX_BLOCK_CHARS = 8_192;

/** UTF-8 takes at most three bytes per UTF-16 code unit; a surrogate pair may add one unit. */
const MAX_BLOCK_BYTES = (MAX_BLOCK_CHARS + 1) * 3;

/** Bytes of the dictionary that are used per byte of a text, and at least. */
const DICTIONARY_SHARE = 8;
const MIN_DICTIONARY_BYTES = 2_048;

/**
 * Compresses a text by raw deflate (RFC 1951), in JavaScript so that every platform writes the same bytes. A short text
 * uses only the end of the dictionary, which is of most use: reading the whole would take most of the time.
 */
export function deflateText(text: string, dictionary?: Uint8Array): Uint8Array {
  const bytes = strToU8(text);
  const used = Math.max(MIN_DICTIONARY_BYTES, DICTIONARY_SHARE * bytes.length);
  return deflateSync(bytes, { level: 6, dictionary: dictionary?.subarray(-used) });
}

/** Decompresses one block. */
export function inflateText(codec: Codec, data: Uint8Array, dictionary?: Uint8Array): string {
  return strFromU8(codec.inflate(data, dictionary, MAX_BLOCK_BYTES));
}

/**
 * Splits a text into blocks. Block `n` begins at `n * MAX_BLOCK_CHARS`, or one unit before it so that no surrogate pair
 * is divided.
 */
export function* splitIntoBlocks(text: string): Generator<{ start: number; text: string }> {
  for (let n = 1, start = 0; start < text.length; n++) {
    let end = Math.min(text.length, n * MAX_BLOCK_CHARS);
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end--;
    yield { start, text: text.slice(start, end) };
    start = end;
  }
}

/** Returns whether a UTF-16 code unit is the first of a surrogate pair. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
