import { visitWords } from "../../../text/words.ts";

/** Texts in which the words of other texts are found, whatever their white space, punctuation and capitals. */
export interface ShingleIndex {
  /** Adds a text. */
  add(text: string): void;
  /**
   * Calls back with every word of a text, in order. Offsets are UTF-16 code units, `end` exclusive; `isContained` is
   * whether the added texts contain each of its letters together with its neighbours, and are divided before and after
   * it: no search finds "handful" in "tinyhandful". A single letter, as in "U. S.", need not be divided from others.
   */
  compareWords(text: string, visit: (start: number, end: number, isContained: boolean) => void): void;
}

/** Consecutive letters and digits that count as found, about four words: fewer recur by chance. */
const SHINGLE_LETTERS = 20;
/** Letters from one indexed shingle to the next. A match is extended, so that its ends do not depend on it. */
const STRIDE = 4;
/** Slots that are tried for a shingle. One that has none is never found, by which no text can be lost. */
const MAX_PROBES = 32;
const MIN_SLOTS = 1024;

/**
 * Creates an index of shingles (Broder 1997): runs of letters without what separates words, so that neither a hyphen at
 * the end of a line nor "U. S." for "U.S." makes a difference. Every match is compared letter by letter. Time is linear
 * in the texts, memory at most 16 bytes per letter of the added ones.
 */
export function createShingleIndex(): ShingleIndex {
  let letters = new Uint16Array(MIN_SLOTS);
  /** A byte per letter: 1 if a word begins with it. */
  let wordStarts = new Uint8Array(MIN_SLOTS);
  let length = 0;
  /** Positions of shingles plus 1 by their hash; 0 is an empty slot. */
  let slots = new Int32Array(MIN_SLOTS);
  let used = 0;

  return {
    add(text) {
      const from = length;
      const added = readLetters(text);
      length += added.letters.length;
      letters = growTo(letters, length);
      letters.set(added.letters, from);
      wordStarts = growTo(wordStarts, length);
      wordStarts.set(added.wordStarts, from);
      growSlots(used + Math.ceil(added.letters.length / STRIDE) + 1);
      const last = length - SHINGLE_LETTERS;
      for (let at = from; at < last; at += STRIDE) insertShingle(at);
      if (last >= from) insertShingle(last);
    },
    compareWords(text, visit) {
      const found = findLetters(readLetters(text).letters);
      let from = 0;
      visitWords(text, (word, start, end) => {
        const to = from + word.length;
        const isWord = to - from === 1 || (found[from] === WORD_START && found[to] !== FOUND);
        visit(start, end, isWord && !found.subarray(from, to).includes(MISSING));
        from = to;
      });
    },
  };

  function growSlots(shingles: number): void {
    if (2 * shingles <= slots.length) return;
    const old = slots;
    slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * shingles)));
    used = 0;
    for (const slot of old) if (slot !== 0) insertShingle(slot - 1);
  }

  function insertShingle(at: number): void {
    const slot = findSlot(letters, at, hashShingle(letters, at));
    if (slot < 0 || slots[slot] !== 0) return;
    slots[slot] = at + 1;
    used++;
  }

  /** Returns the slot of a shingle, or the empty one for it; -1 if the slots that are tried have others. */
  function findSlot(compared: Uint16Array, at: number, hash: number): number {
    const mask = slots.length - 1;
    let slot = mixHash(hash) & mask;
    for (let probe = 0; probe < MAX_PROBES; probe++, slot = (slot + 1) & mask) {
      const known = slots[slot] as number;
      if (known === 0 || isSameShingle(compared, at, letters, known - 1)) return slot;
    }
    return -1;
  }

  /** Returns of each letter whether a match contains it, and whether a word begins with it there. */
  function findLetters(compared: Uint16Array): Uint8Array {
    const states = new Uint8Array(compared.length);
    let hash = hashShingle(compared, 0);
    for (let at = 0; at + SHINGLE_LETTERS <= compared.length; ) {
      const slot = findSlot(compared, at, hash);
      const found = slot < 0 ? -1 : (slots[slot] as number) - 1;
      // What follows a match may be a match at another position: the shingles that end after it are tried, too.
      const next = found < 0 ? at + 1 : markMatch(states, compared, at, found) - SHINGLE_LETTERS + 1;
      hash = next === at + 1 ? rollHash(hash, compared, at) : hashShingle(compared, next);
      at = next;
    }
    return states;
  }

  /** Marks the letters that are equal around a shingle; returns the end of the match. */
  function markMatch(states: Uint8Array, compared: Uint16Array, at: number, found: number): number {
    const mark = (offset: number) => {
      if (states[at + offset] !== WORD_START)
        states[at + offset] = wordStarts[found + offset] === 1 ? WORD_START : FOUND;
    };
    const maxBack = Math.min(STRIDE, at, found);
    for (let back = 1; back <= maxBack && compared[at - back] === letters[found - back]; back++) mark(-back);
    const maxForward = Math.min(compared.length - at, length - found);
    let forward = 0;
    while (forward < maxForward && compared[at + forward] === letters[found + forward]) mark(forward++);
    return at + forward;
  }
}

/** States of a letter. */
const MISSING = 0;
const FOUND = 1;
const WORD_START = 2;

/** Returns the letters and digits of a text's words, and of each whether a word begins with it (1) or not (0). */
function readLetters(text: string): { readonly letters: Uint16Array; readonly wordStarts: Uint8Array } {
  let letters = new Uint16Array(text.length);
  let wordStarts = new Uint8Array(text.length);
  let length = 0;
  visitWords(text, (word) => {
    // Some words are longer than their spelling, such as that of "§".
    letters = growTo(letters, length + word.length);
    wordStarts = growTo(wordStarts, length + word.length);
    wordStarts[length] = 1;
    for (let at = 0; at < word.length; at++) letters[length++] = word.charCodeAt(at);
  });
  return { letters: letters.subarray(0, length), wordStarts: wordStarts.subarray(0, length) };
}

/** Returns an array of at least a length with the same values at its beginning: itself if it is long enough. */
function growTo<Values extends Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  values: Values,
  length: number,
): Values {
  if (length <= values.length) return values;
  const grown = values instanceof Uint8Array ? new Uint8Array(2 * length) : new Uint16Array(2 * length);
  grown.set(values);
  return grown as Values;
}

function isSameShingle(left: Uint16Array, leftAt: number, right: Uint16Array, rightAt: number): boolean {
  for (let i = 0; i < SHINGLE_LETTERS; i++) if (left[leftAt + i] !== right[rightAt + i]) return false;
  return true;
}

const HASH_FACTOR = 0x01000193;
/** `HASH_FACTOR` to the power of `SHINGLE_LETTERS`, modulo 2^32. */
const LEAVING_FACTOR = Array.from({ length: SHINGLE_LETTERS }).reduce<number>(
  (power) => Math.imul(power, HASH_FACTOR),
  1,
);

/** Returns the polynomial hash of the shingle at a position. */
function hashShingle(letters: Uint16Array, at: number): number {
  let hash = 0;
  for (let i = 0; i < SHINGLE_LETTERS; i++) hash = (Math.imul(hash, HASH_FACTOR) + (letters[at + i] ?? 0)) | 0;
  return hash;
}

/** Returns the hash of the shingle at `at + 1` from that of the shingle at `at`. */
function rollHash(hash: number, letters: Uint16Array, at: number): number {
  const entering = letters[at + SHINGLE_LETTERS] ?? 0;
  return (Math.imul(hash, HASH_FACTOR) + entering - Math.imul(letters[at] ?? 0, LEAVING_FACTOR)) | 0;
}

function mixHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
