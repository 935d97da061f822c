import { ByteReader, ByteWriter } from "../../search/postings/bytes.ts";

/**
 * The words of a case by position: those of its name from 0, then one number that no word has, then those of the judgment.
 * Words are numbers of the vocabulary.
 */
export interface WordDocument {
  /** Returns the positions of a word, ascending. */
  findPositions(word: number): Uint32Array;
  /** Approximate size in bytes. */
  readonly bytes: number;
}

/**
 * Packs the words of a case.
 *
 *     words   number of different words, then per word, ascending: its number - that of the word before, its occurrences,
 *             its first position, then the distance of each position from the one before
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
  const writer = new ByteWriter(words.length * 2 + 64);
  writer.writeVarint(positions.size);
  let before = 0;
  for (const word of [...positions.keys()].sort((a, b) => a - b)) {
    const own = positions.get(word)!;
    writer.writeVarint(word - before);
    writer.writeVarint(own.length);
    before = word;
    let last = 0;
    for (const position of own) {
      writer.writeVarint(position - last);
      last = position;
    }
  }
  return writer.view().slice();
}

const NONE = new Uint32Array(0);

/** Unpacks the words of a case. */
export function decodeWordDocument(packed: Uint8Array): WordDocument {
  const reader = new ByteReader(packed);
  const count = reader.readVarint();
  const words = new Uint32Array(count);
  const ends = new Uint32Array(count);
  let all = new Uint32Array(packed.length);
  let size = 0;
  let word = 0;
  for (let i = 0; i < count; i++) {
    word += reader.readVarint();
    words[i] = word;
    let position = 0;
    for (let left = reader.readVarint(); left > 0; left--) {
      position += reader.readVarint();
      all[size++] = position;
    }
    ends[i] = size;
  }
  all = all.slice(0, size);
  return {
    bytes: 8 * count + 4 * size,
    findPositions(wanted) {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (words[middle]! < wanted) low = middle + 1;
        else high = middle;
      }
      return words[low] === wanted ? all.subarray(low === 0 ? 0 : ends[low - 1]!, ends[low]!) : NONE;
    },
  };
}
