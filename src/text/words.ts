import { visitUnicodeWords } from "./unicode-words.ts";

/** A word of a text. `text.slice(start, end)` is its spelling; offsets are UTF-16 code units of the original text. */
export interface Word {
  /** The word in the form that is indexed and compared. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the words of a text, in order, by the one rule by which judgments are indexed and queries are parsed.
 *
 * - The text is read in NFKC, in lower case; Latin letters lose their diacritics (`Código` is `codigo`; letters that
 *   Unicode does not decompose, such as `ø` and `ß`, stay). Marks of other scripts belong to their word.
 * - Apostrophes vanish: `O'Brien` and `O’Brien` are `obrien`, `court's` is `courts`. So do the soft hyphen and the
 *   zero-width joiners, which are invisible and which Devanagari text uses within words.
 * - A full stop between two single letters vanishes: `U.S.C.` is `usc`, `U.S.` is `us`, `J.K.Rao` is `jk rao`. With a
 *   space after it, it separates: `U. S.` is `u s`. After a longer word it always separates: `v.` is `v`, `S.Ct.` is `s
 *   ct`.
 * - Each `§` is the word `section`: `§1983` is `section 1983`.
 * - Every maximal run of letters, combining marks and digits of any script is a word if it contains a letter or a
 *   digit; all else separates: `AT&T` is `at t`, `10%` is `10`, `well-known` is `well known`, `1,000` is `1 000`.
 *
 * No word is too common or too long to be a word. Applied to a word of the result, the rule returns that word alone.
 */
export function findWords(text: string): readonly Word[] {
  const found: Word[] = [];
  visitWords(text, (word, start, end) => found.push({ word, start, end }));
  return found;
}

/** Returns the words of a text as {@link findWords} does, without positions. */
export function splitWords(text: string): string[] {
  return findWords(text).map(({ word }) => word);
}

/**
 * Calls back with every word of {@link findWords}, without creating an object for each. Linear in the text. A long word
 * can be a slice that keeps the whole text in memory: copy words before storing them.
 */
export function visitWords(text: string, visit: (word: string, start: number, end: number) => void): void {
  const length = text.length;
  let at = 0;
  while (at < length) {
    let kind = classifyCode(text.charCodeAt(at));
    if (kind === SEPARATOR) {
      at++;
      continue;
    }
    if (kind === SECTION) {
      visit("section", at, ++at);
      continue;
    }
    const start = at;
    let seen = 0;
    while (kind === LOWER || kind === UPPER) {
      seen |= kind;
      kind = ++at < length ? classifyCode(text.charCodeAt(at)) : SEPARATOR;
    }
    const end = at;
    if (kind === STOP) kind = ++at < length ? classifyCode(text.charCodeAt(at)) : SEPARATOR;
    if (kind === SEPARATOR || kind === SECTION) {
      if (end > start) visit(seen & UPPER ? text.slice(start, end).toLowerCase() : text.slice(start, end), start, end);
      continue;
    }
    while (kind !== SEPARATOR && kind !== SECTION) kind = ++at < length ? classifyCode(text.charCodeAt(at)) : SEPARATOR;
    visitUnicodeWords(text, start, at, visit);
  }
}

const SEPARATOR = 0;
/** ASCII lower-case letters and digits. */
const LOWER = 1;
const UPPER = 2;
const STOP = 4;
const SECTION = 8;
/** Characters for the full rule only: apostrophes, and all beyond ASCII except the most frequent separators. */
const UNUSUAL = 16;

const ASCII_KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z0-9]/.test(character)) return LOWER;
  if (/[A-Z]/.test(character)) return UPPER;
  if (character === ".") return STOP;
  return character === "'" ? UNUSUAL : SEPARATOR;
});

function classifyCode(code: number): number {
  return code < 128 ? (ASCII_KINDS[code] as number) : classifyNonAscii(code);
}

function classifyNonAscii(code: number): number {
  switch (code) {
    case 0xa7:
      return SECTION;
    case 0xa0: // no-break space
    case 0x2013: // en dash
    case 0x2014: // em dash
    case 0x201c: // double quotation marks
    case 0x201d:
      return SEPARATOR;
    default:
      return UNUSUAL;
  }
}
