/**
 * A trie of abbreviations that reads over what spellings differ in: spaces, full stops, commas, apostrophes and case.
 * Nodes are typed arrays (first child, next sibling), so that some 4,000 abbreviations are ready in a few milliseconds.
 */
export interface Trie {
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly symbol: Uint8Array;
  readonly value: Int32Array;
  /** Children of the root by symbol: the root is asked for every number in a text. */
  readonly root: Int32Array;
}

/** Ends and values of the abbreviations that a walk found, shortest first. */
export interface TrieMatches {
  count: number;
  readonly ends: number[];
  readonly values: number[];
}

/**
 * Builds a trie.
 * @param numberOf returns the value of `strings[i]`; `known` is the value of an equal spelling before it, or -1
 */
export function buildTrie(strings: readonly string[], numberOf: (index: number, known: number) => number): Trie {
  let capacity = 1;
  for (const string of strings) capacity += string.length;
  const first = new Int32Array(capacity);
  const next = new Int32Array(capacity);
  const symbol = new Uint8Array(capacity);
  const value = new Int32Array(capacity).fill(-1);
  let used = 1;
  for (let s = 0; s < strings.length; s++) {
    const string = strings[s]!;
    let node = 0;
    for (let i = 0; i < string.length; i++) {
      const sign = toSymbol(string.charCodeAt(i));
      if (sign === SKIP) continue;
      let child = first[node]!;
      while (child !== 0 && symbol[child] !== sign) child = next[child]!;
      if (child === 0) {
        child = used++;
        symbol[child] = sign;
        next[child] = first[node]!;
        first[node] = child;
      }
      node = child;
    }
    if (node !== 0) value[node] = numberOf(s, value[node]!);
  }
  const root = new Int32Array(64);
  for (let child = first[0]!; child !== 0; child = next[child]!) root[symbol[child]!] = child;
  return { first, next, symbol, value, root };
}

/** Collects every abbreviation that begins at `at` and ends where a word may end. */
export function matchAbbreviations(trie: Trie, text: string, at: number, found: TrieMatches): void {
  found.count = 0;
  let node = 0;
  let skipped = 0;
  const length = text.length;
  for (let i = at; i < length; i++) {
    const code = text.charCodeAt(i);
    // A hyphen at the end of a line divides a word: `F. Sup-` and `p.`.
    const sign = code === 45 && text.charCodeAt(i + 1) === 10 ? SKIP : toSymbol(code);
    if (sign === SKIP) {
      if (++skipped > MAX_SKIPPED_CHARS) return;
      continue;
    }
    if (sign === STOP) return;
    if (node === 0) {
      node = trie.root[sign]!;
    } else {
      node = trie.first[node]!;
      while (node !== 0 && trie.symbol[node] !== sign) node = trie.next[node]!;
    }
    if (node === 0) return;
    skipped = 0;
    const value = trie.value[node]!;
    if (value >= 0 && found.count < MAX_MATCHES && isWordEnd(text, i, code)) {
      // The full stop after an abbreviation belongs to it.
      found.ends[found.count] = text.charCodeAt(i + 1) === 46 ? i + 2 : i + 1;
      found.values[found.count++] = value;
    }
  }
}

/** Creates an empty list of matches, to be reused for many walks. */
export function createTrieMatches(): TrieMatches {
  return { count: 0, ends: [], values: [] };
}

/** Most abbreviations of one walk that are kept. */
const MAX_MATCHES = 16;

/** Most characters to skip between two that count: `Cal.  App.`, a line break, a stray comma. */
const MAX_SKIPPED_CHARS = 6;

const STOP = 0;
const SKIP = 63;
const ALPHABET = " abcdefghijklmnopqrstuvwxyz0123456789&()-/";

const SYMBOLS = buildSymbols();

function buildSymbols(): Uint8Array {
  const table = new Uint8Array(128);
  for (let i = 1; i < ALPHABET.length; i++) {
    table[ALPHABET.charCodeAt(i)] = i;
    table[ALPHABET[i]!.toUpperCase().charCodeAt(0)] = i;
  }
  table["[".charCodeAt(0)] = ALPHABET.indexOf("(");
  table["]".charCodeAt(0)] = ALPHABET.indexOf(")");
  for (const skipped of " \t\n\v\f\r.,'`") table[skipped.charCodeAt(0)] = SKIP;
  return table;
}

function toSymbol(code: number): number {
  if (code < 128) return SYMBOLS[code]!;
  if (code === 0xa0 || code === 0x2019 || code === 0x2018 || code === 0x202f || code === 0xfeff) return SKIP;
  return code >= 0x2000 && code <= 0x200f ? SKIP : STOP;
}

/** Returns whether a word ends: no letter follows a letter, no digit a digit. */
function isWordEnd(text: string, at: number, code: number): boolean {
  if (at + 1 >= text.length) return true;
  const after = text.charCodeAt(at + 1);
  if (code >= 48 && code <= 57) return !(after >= 48 && after <= 57) && !isAsciiLetter(after);
  return !isAsciiLetter(code) || !isAsciiLetter(after);
}

function isAsciiLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
