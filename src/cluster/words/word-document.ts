import { ByteReader, ByteWriter } from "../../search/postings/bytes.ts";
import { findFirstFrom } from "../../text/find-first.ts";

/**
 * The words of a case by position: those of its name from 0, then one number that no word has, then those of the judgment.
 * Words are numbers: see `word-numbers.ts`.
 */
export interface WordDocument {
  /** Returns the positions of a word, ascending. */
  findPositions(word: number): Uint32Array;
  /** Approximate size in bytes. */
  readonly bytes: number;
}

/**
 * Packs the words of a case. Positions are apart from the words, so that a reader decodes those of the words that it looks
 * for.
 *
 *     words       number of different words, then per word, ascending: its number - that of the word before, and the
 *                 length of its positions in bytes
 *     positions   per word: its first position, then the distance of each position from the one before
 *
 * @param words numbers by position; -1 where there is no word
 */
export function encodeWordDocument(words: readonly number[]): Uint8Array {
  const positions = new Map<number, number[]>();
  words.forEach((word, position) => {
    if (word < 0) return;
    const own = positions.get(word);
    if (own) own.push(position);
    else positions.set(word, [position]);
  });
  const writer = new ByteWriter(words.length + 64);
  const places = new ByteWriter(words.length * 2 + 64);
  writer.writeVarint(positions.size);
  let before = 0;
  for (const word of [...positions.keys()].sort((a, b) => a - b)) {
    const start = places.length;
    let last = 0;
    for (const position of positions.get(word)!) {
      places.writeVarint(position - last);
      last = position;
    }
    writer.writeVarint(word - before);
    writer.writeVarint(places.length - start);
    before = word;
  }
  writer.append(places.view());
  return writer.view().slice();
}

const NONE = new Uint32Array(0);

/** Unpacks the words of a case, and the positions of a word when they are asked for. */
export function decodeWordDocument(packed: Uint8Array): WordDocument {
  const reader = new ByteReader(packed);
  const count = reader.readVarint();
  const words = new Uint32Array(count);
  const ends = new Uint32Array(count);
  let word = 0;
  let end = 0;
  for (let i = 0; i < count; i++) {
    word += reader.readVarint();
    end += reader.readVarint();
    words[i] = word;
    ends[i] = end;
  }
  const start = reader.at;
  const decoded = new Map<number, Uint32Array>();

  function decode(at: number): Uint32Array {
    const from = at === 0 ? 0 : ends[at - 1]!;
    const to = ends[at]!;
    const positions = new Uint32Array(to - from);
    let size = 0;
    let position = 0;
    for (reader.at = start + from; reader.at < start + to; ) {
      position += reader.readVarint();
      positions[size++] = position;
    }
    return positions.subarray(0, size);
  }

  return {
    bytes: 8 * count + packed.length,
    findPositions(wanted) {
      const at = findFirstFrom(words, wanted, count);
      if (words[at] !== wanted) return NONE;
      const positions = decoded.get(at) ?? decode(at);
      decoded.set(at, positions);
      return positions;
    },
  };
}
