import { deflateSync, strFromU8, strToU8 } from "fflate";
import type { Codec } from "../file/codec.ts";

/** Most UTF-16 units of one block: small enough that a citation window or a snippet costs one short inflation. */
export const MAX_BLOCK_CHARS = 4_096;

const DICTIONARY_BYTES = 32_768;
const DICTIONARY_SAMPLES = 32;
/** UTF-8 takes three bytes at most for one UTF-16 unit; one unit more may come with a surrogate pair. */
const MAX_BLOCK_BYTES = (MAX_BLOCK_CHARS + 1) * 3;

/** Raw deflate (RFC 1951) in JavaScript, so that every platform writes the same bytes. */
export function deflateText(text: string, dictionary?: Uint8Array): Uint8Array {
  return deflateSync(strToU8(text), { level: 6, dictionary });
}

/** One block. */
export function inflateText(codec: Codec, data: Uint8Array, dictionary?: Uint8Array): string {
  return strFromU8(codec.inflate(data, dictionary, MAX_BLOCK_BYTES));
}

/**
 * Cuts a text into blocks. Block `n` begins at `n * BLOCK_CHARACTERS`, or one unit before it so that no surrogate pair
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

/** A preset dictionary out of evenly spaced samples of the texts; deflate finds their phrases again in every block. */
export function sampleDictionary(texts: readonly string[]): Uint8Array {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const joined = texts.join("");
  const size = Math.floor(DICTIONARY_BYTES / DICTIONARY_SAMPLES);
  if (total <= DICTIONARY_BYTES) return strToU8(joined).subarray(0, DICTIONARY_BYTES);
  let dictionary = "";
  for (let sample = 0; sample < DICTIONARY_SAMPLES; sample++) {
    const at = Math.floor((sample * (total - size)) / (DICTIONARY_SAMPLES - 1));
    dictionary += joined.slice(at, at + size);
  }
  return strToU8(dictionary).subarray(0, DICTIONARY_BYTES);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
