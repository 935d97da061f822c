import { BlockSymbols, BlockWriter, DISTANCE_BITS, LENGTH_BITS, MATCH } from "./block-writer.ts";

/*
 * Raw deflate (RFC 1951) that writes the same bytes as `deflateSync` of fflate 0.8 at level 6, from which it is derived
 * (see NOTICE). fflate hashes the dictionary and allocates half a megabyte of tables for each text, which takes ten times
 * as long as the compression of a short one; this keeps both.
 */

/** Compresses texts one after another. */
export interface Deflater {
  /** Compresses bytes to raw deflate. */
  deflate(plain: Uint8Array): Uint8Array;
}

const WINDOW_BYTES = 32_768;
const WINDOW_MASK = WINDOW_BYTES - 1;
const MAX_MATCH_BYTES = 258;
/** Earlier occurrences of three bytes that are looked at, and the length of a match after which no better one is sought. */
const MAX_CHAIN = 128;
const NICE_LENGTH = 128;
/** A block ends after this number of matches or symbols, unless fewer bytes than `MIN_REST_BYTES` follow. */
const MAX_BLOCK_MATCHES = 7000;
const MAX_BLOCK_SYMBOLS = 24_576;
const MIN_REST_BYTES = 424;

/** Symbol of each length, with the value of the extra bits above five bits. */
const LENGTH_SYMBOLS = new Uint16Array(MAX_MATCH_BYTES + 1);
for (let symbol = 0, length = 3; symbol < LENGTH_BITS.length; symbol++) {
  for (let extra = 0; extra < 1 << LENGTH_BITS[symbol]!; extra++) LENGTH_SYMBOLS[length++] = (extra << 5) | symbol;
  // The longest length has a symbol without extra bits.
  if (length > MAX_MATCH_BYTES) length = MAX_MATCH_BYTES;
}

/** Returns the symbol of a distance, with the value of the extra bits above five bits. */
function toDistanceSymbol(distance: number): number {
  const number = distance - 1;
  if (number < 4) return number;
  const bits = 30 - Math.clz32(number);
  return ((number & ((1 << bits) - 1)) << 5) | (2 * (bits + 1) + ((number >> bits) & 1));
}

/** Where three bytes with a hash occurred last, and before each occurrence the one before it, modulo the window. */
interface Occurrences {
  /** By how much the second byte is shifted in a hash, and half as much as the third is. */
  readonly shift: number;
  /** The bits of a hash. */
  readonly mask: number;
  readonly heads: Uint16Array;
  readonly previous: Uint16Array;
}

/** Occurrences of a dictionary, with those that are used for one text after another. */
interface PrimedOccurrences extends Occurrences {
  readonly primedHeads: Uint16Array;
  readonly primedPrevious: Uint16Array;
}

/** Creates a compressor. @param dictionary preset dictionary, which whoever decompresses must know; default none */
export function createDeflater(dictionary: Uint8Array = new Uint8Array(0)): Deflater {
  const preset = new Uint8Array(dictionary.subarray(-WINDOW_BYTES));
  // The hash of the last two bytes depends on the text.
  const primedBytes = Math.max(0, preset.length - 2);
  const tables = new Map<number, PrimedOccurrences>();
  const block = new BlockSymbols();
  const writer = new BlockWriter();
  let buffer = preset;

  function prime(hashBits: number): Occurrences {
    let table = tables.get(hashBits);
    if (table === undefined) {
      const primed = {
        shift: Math.ceil(hashBits / 3),
        mask: (1 << hashBits) - 1,
        heads: new Uint16Array(1 << hashBits),
        previous: new Uint16Array(WINDOW_BYTES),
      };
      for (let at = 0; at < primedBytes; at++) addOccurrence(primed, preset, at);
      const { heads, previous } = primed;
      table = { ...primed, primedHeads: heads.slice(), primedPrevious: previous.slice(0, preset.length) };
      tables.set(hashBits, table);
    } else {
      table.heads.set(table.primedHeads);
      table.previous.set(table.primedPrevious);
    }
    return table;
  }

  return {
    deflate(plain) {
      const size = preset.length + plain.length;
      if (buffer.length < size) {
        buffer = new Uint8Array(2 * size);
        buffer.set(preset);
      }
      buffer.set(plain, preset.length);
      const input = { bytes: buffer.subarray(0, size), primedBytes, presetBytes: preset.length };
      compress(input, prime(chooseHashBits(size)), block, writer);
      return writer.finish();
    },
  };
}

function chooseHashBits(size: number): number {
  return Math.ceil(Math.max(8, Math.min(13, Math.log(size))) * 1.5);
}

/** Adds the occurrence of the three bytes at an offset, and returns the one before it. */
function addOccurrence({ shift, mask, heads, previous }: Occurrences, bytes: Uint8Array, at: number): number {
  const hash = (bytes[at]! ^ (bytes[at + 1]! << shift) ^ (bytes[at + 2]! << (2 * shift))) & mask;
  const before = heads[hash]!;
  const position = at & WINDOW_MASK;
  previous[position] = before;
  heads[hash] = position;
  return before;
}

interface DeflateInput {
  /** The dictionary and the text. */
  readonly bytes: Uint8Array;
  /** Bytes at the beginning whose occurrences are known. */
  readonly primedBytes: number;
  /** Bytes of the dictionary. */
  readonly presetBytes: number;
}

function compress(
  { bytes, primedBytes, presetBytes }: DeflateInput,
  occurrences: Occurrences,
  block: BlockSymbols,
  writer: BlockWriter,
): void {
  const end = bytes.length;
  let start = 0;
  let matches = 0;
  let next = presetBytes;
  block.clear();
  // fflate compares the first block with the whole input, the dictionary included, so that it is never stored as it is.
  const slicePlain = (to: number) => (start === 0 && presetBytes > 0 ? null : bytes.subarray(start, to));
  let at = primedBytes;
  for (; at + 2 < end; at++) {
    const before = addOccurrence(occurrences, bytes, at);
    if (at < next) continue;
    const isFull = matches > MAX_BLOCK_MATCHES || block.count > MAX_BLOCK_SYMBOLS;
    if (isFull && end - at >= MIN_REST_BYTES) {
      writer.write(block, false, slicePlain(at));
      block.clear();
      matches = 0;
      start = at;
    }
    const match = findMatch(bytes, at, before, occurrences);
    if (match === 0) {
      addLiteral(block, bytes[at]!);
      continue;
    }
    addMatch(block, match);
    matches++;
    next = at + (match >> 16);
  }
  for (at = Math.max(at, next); at < end; at++) addLiteral(block, bytes[at]!);
  writer.write(block, true, slicePlain(end));
}

function addLiteral(block: BlockSymbols, byte: number): void {
  block.symbols[block.count++] = byte;
  block.literals[byte]!++;
}

function addMatch(block: BlockSymbols, match: number): void {
  const length = LENGTH_SYMBOLS[match >> 16]!;
  const distance = toDistanceSymbol(match & 0xffff);
  block.symbols[block.count++] = MATCH | (length << 18) | distance;
  block.literals[257 + (length & 31)]!++;
  block.distances[distance & 31]!++;
  block.extraBits += LENGTH_BITS[length & 31]! + DISTANCE_BITS[distance & 31]!;
}

/**
 * Finds an earlier occurrence of the bytes at an offset.
 * @returns `length << 16 | distance`; 0 if there is none of three bytes
 */
function findMatch(bytes: Uint8Array, at: number, before: number, occurrences: Occurrences): number {
  const { shift, mask, previous } = occurrences;
  let from = at & WINDOW_MASK;
  let candidate = before;
  let distance = (from - candidate) & WINDOW_MASK;
  const other = at - distance;
  const difference =
    bytes[at]! ^
    bytes[other]! ^
    ((bytes[at + 1]! ^ bytes[other + 1]!) << shift) ^
    ((bytes[at + 2]! ^ bytes[other + 2]!) << (2 * shift));
  if ((difference & mask) !== 0) return 0;
  const rest = bytes.length - at;
  const nice = Math.min(NICE_LENGTH, rest) - 1;
  const maxDistance = Math.min(WINDOW_MASK, at);
  const maxLength = Math.min(MAX_MATCH_BYTES, rest);
  let length = 2;
  let found = 0;
  for (let chain = MAX_CHAIN - 1; distance <= maxDistance && chain > 0 && from !== candidate; chain--) {
    if (bytes[at + length] === bytes[at + length - distance]) {
      let same = 0;
      while (same < maxLength && bytes[at + same] === bytes[at + same - distance]) same++;
      if (same > length) {
        length = same;
        found = distance;
        if (same > nice) break;
        candidate = findRarest(previous, at - distance, Math.min(distance, same - 2), candidate);
      }
    }
    from = candidate;
    candidate = previous[from]!;
    distance += (from - candidate) & WINDOW_MASK;
  }
  return found === 0 ? 0 : (length << 16) | found;
}

/** Returns the occurrence among `count` ones from an offset before which there is none for the longest distance. */
function findRarest(previous: Uint16Array, offset: number, count: number, otherwise: number): number {
  let rarest = otherwise;
  let longest = 0;
  for (let at = 0; at < count; at++) {
    const occurrence = (offset + at) & WINDOW_MASK;
    const distance = (occurrence - previous[occurrence]!) & WINDOW_MASK;
    if (distance <= longest) continue;
    longest = distance;
    rarest = occurrence;
  }
  return rarest;
}
