import { strToU8 } from "fflate";

/**
 * Bytes of a dictionary. Whoever compresses or decompresses a block reads the dictionary first, so that a longer one
 * costs time with every block.
 */
const DICTIONARY_BYTES = 12_288;
/** Bytes of a segment that is taken into the dictionary as a whole. */
const SEGMENT_BYTES = 64;
/** Bytes of a phrase: shorter repetitions save nothing. */
const PHRASE_BYTES = 6;
/** Bytes of a part of the samples; a phrase counts once in each, since a block finds its own repetitions by itself. */
const PART_BYTES = 4_096;
const MAX_HASH_BITS = 20;
const SEGMENTS = DICTIONARY_BYTES / SEGMENT_BYTES;

/**
 * Builds a preset dictionary of raw deflate from samples of texts: of each of 192 equal stretches of the samples, the
 * segment whose phrases recur in most other places and stand in no segment that was taken before. The segments of most
 * use come last, where distances are shortest.
 * @returns at most 12,288 bytes; the samples themselves if they are no longer than that
 */
export function trainDictionary(texts: readonly string[]): Uint8Array {
  const samples = strToU8(texts.join(""));
  if (samples.length <= DICTIONARY_BYTES) return samples;
  const phrases = hashPhrases(samples);
  const counts = countParts(phrases);
  const segments = [];
  const stretch = Math.floor(phrases.hashes.length / SEGMENTS);
  const seen = new Uint8Array(counts.length);
  for (let n = 0; n < SEGMENTS; n++) {
    const segment = findBestSegment(phrases.hashes, counts, seen, n * stretch, (n + 1) * stretch);
    segments.push(segment);
    for (let at = segment.start; at < segment.start + PHRASES_PER_SEGMENT; at++) counts[phrases.hashes[at]!] = 0;
  }
  segments.sort((one, other) => one.score - other.score || one.start - other.start);
  const dictionary = new Uint8Array(DICTIONARY_BYTES);
  for (const [n, { start }] of segments.entries()) {
    dictionary.set(samples.subarray(start, start + SEGMENT_BYTES), n * SEGMENT_BYTES);
  }
  return dictionary;
}

const PHRASES_PER_SEGMENT = SEGMENT_BYTES - PHRASE_BYTES + 1;

interface Phrases {
  /** Hash of the phrase that begins at each byte. */
  readonly hashes: Int32Array;
  /** Hashes are below this power of two. */
  readonly size: number;
}

function hashPhrases(bytes: Uint8Array): Phrases {
  const bits = Math.min(MAX_HASH_BITS, Math.ceil(Math.log2(bytes.length)));
  const hashes = new Int32Array(bytes.length - PHRASE_BYTES + 1);
  for (let at = 0; at < hashes.length; at++) {
    const first = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
    const second = bytes[at + 3]! | (bytes[at + 4]! << 8) | (bytes[at + 5]! << 16);
    const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    hashes[at] = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> (32 - bits);
  }
  return { hashes, size: 2 ** bits };
}

/** Counts in how many parts of the samples each phrase stands; 0 for a phrase that stands in one only. */
function countParts({ hashes, size }: Phrases): Int32Array {
  const counts = new Int32Array(size);
  const lastPart = new Int32Array(size).fill(-1);
  for (let at = 0; at < hashes.length; at++) {
    const hash = hashes[at]!;
    const part = Math.floor(at / PART_BYTES);
    if (lastPart[hash] === part) continue;
    lastPart[hash] = part;
    counts[hash]!++;
  }
  for (let hash = 0; hash < size; hash++) if (counts[hash] === 1) counts[hash] = 0;
  return counts;
}

/**
 * Finds the segment within `[from, to)` whose different phrases have the largest sum of counts.
 * @param seen how often each phrase stands in the current segment: zeros, which are restored at the end
 */
function findBestSegment(
  hashes: Int32Array,
  counts: Int32Array,
  seen: Uint8Array,
  from: number,
  to: number,
): { start: number; score: number } {
  let best = { start: from, score: -1 };
  let score = 0;
  for (let at = from; at < to; at++) {
    if (seen[hashes[at]!]!++ === 0) score += counts[hashes[at]!]!;
    const start = at - PHRASES_PER_SEGMENT + 1;
    if (start < from) continue;
    if (score > best.score) best = { start, score };
    if (--seen[hashes[start]!]! === 0) score -= counts[hashes[start]!]!;
  }
  for (let at = Math.max(from, to - PHRASES_PER_SEGMENT); at < to; at++) seen[hashes[at]!] = 0;
  return best;
}
