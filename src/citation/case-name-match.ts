import { computeEditDistance } from "../text/spelling/edit-distance.ts";
import { FILLERS, GENERIC_WORDS, LONG_FORMS } from "./case-name-words.ts";

/**
 * Returns whether two case names can name the same case. Ignores the order of the parties, `v.` or `vs.`,
 * abbreviations, `& Ors.`, `et al.`, initials and single errors of optical reading. Prefers false positives: it returns
 * false only if each name has a party of which the other contains no trace.
 */
export function isSameCaseName(a: string, b: string): boolean {
  const ways = listPartySplits(b);
  return listPartySplits(a).some((left) => ways.some((right) => hasMatchingParties(a, left, b, right)));
}

function hasMatchingParties(
  a: string,
  left: readonly (readonly string[])[],
  b: string,
  right: readonly (readonly string[])[],
): boolean {
  if (left.length === 0 || right.length === 0) return true;
  if (left.length === 1 || right.length === 1) {
    // A popular name (`The License Cases`) is in no record.
    if (POPULAR_NAME.test(a) || POPULAR_NAME.test(b)) return true;
    return left.some((x) => right.some((y) => isSameParty(x, y)));
  }
  const [l0, l1] = left as [string[], string[]];
  const [r0, r1] = right as [string[], string[]];
  return isMatchingPair(l0, r0, l1, r1) || isMatchingPair(l0, r1, l1, r0);
}

const POPULAR_NAME = /\bcases?\.?$/i;

/** Returns both names if they clearly disagree, `null` otherwise. */
export function findNameMismatch(
  given: string,
  found: string,
): { readonly given: string; readonly found: string } | null {
  return isSameCaseName(given, found) ? null : { given, found };
}

/** Returns the words of a name that identify it: in lower case, abbreviations in their long forms, without fillers. */
export function tokenizeCaseName(name: string): string[] {
  const isAscii = ASCII.test(name);
  const letters = isAscii ? name : name.normalize("NFKD").replace(/[̀-ͯ​]/g, "");
  const plain = letters
    .toLowerCase()
    .replace(/\bu\.?\s?s\.?(?:\s?a\.?)?(?![a-z])/g, "united states")
    .replace(/([a-z])['’`]([a-z])/g, "$1$2")
    .replace(/\b([a-z])\.\s?(?=[a-z]\b)/g, "$1");
  const words: string[] = [];
  for (const match of plain.matchAll(isAscii ? ASCII_WORD : WORD)) {
    const word = LONG_FORMS.get(match[0]) ?? match[0];
    if (!FILLERS.has(word)) words.push(word);
  }
  return words;
}

const ASCII = /^[\0-\x7f]*$/;
/** The same as {@link WORD} in a name of ASCII characters, and faster. */
const ASCII_WORD = /[a-z\d]{1,40}/g;
const WORD = /[\p{L}\p{N}]{1,40}/gu;

/**
 * Returns the ways to divide a name into parties. A capital `V.` next to a lower-case one is an initial ("William V.
 * Roth v. Green"); of several possible dividers each is tried.
 */
function listPartySplits(name: string): string[][][] {
  const found = Array.from(name.matchAll(/\s(v|vs|versus|v\/s)\.?,?(?=\s)/gi));
  const small = found.filter(([, word]) => word === word!.toLowerCase());
  const dividers = (small.length > 0 ? small : found).slice(0, MAX_DIVIDERS);
  if (dividers.length === 0) return [tokenizeParties(name)];
  return dividers.map(({ 0: words, index }) => tokenizeParties(name.slice(0, index), name.slice(index + words.length)));
}

/** Names of more parties than this are lists. */
const MAX_DIVIDERS = 3;

function tokenizeParties(...names: readonly string[]): string[][] {
  return names.map(tokenizeCaseName).filter((words) => words.length > 0);
}

/** Returns whether both pairs agree, or one agrees by a distinctive word and the other is similar. */
function isMatchingPair(
  a: readonly string[],
  b: readonly string[],
  c: readonly string[],
  d: readonly string[],
): boolean {
  const first = isSameParty(a, b);
  const second = isSameParty(c, d);
  return (
    (first && second) ||
    (first && hasDistinctiveWord(a) && hasNearWord(c, d)) ||
    (second && hasDistinctiveWord(c) && hasNearWord(a, b))
  );
}

/** Returns whether two parties share a distinctive word, or one is the other's initials. */
function isSameParty(a: readonly string[], b: readonly string[]): boolean {
  const left = a.filter(isDistinctive);
  const right = b.filter(isDistinctive);
  // A party of generic words only (`Commissioner`, `Railroad Co.`) is compared with all words of the other.
  const [x, y] = left.length > 0 && right.length > 0 ? [left, right] : [a, b];
  return (
    x.some((v) => y.some((w) => isSameWord(v, w))) ||
    hasMatchingInitials(a, b) ||
    hasMatchingInitials(b, a) ||
    hasJoinedWord(a, b) ||
    hasJoinedWord(b, a)
  );
}

/** Returns whether two words of one party are one word of the other: `Du Mond` and `DuMond`. */
function hasJoinedWord(apart: readonly string[], together: readonly string[]): boolean {
  return apart.some((word, i) => i > 0 && together.includes(apart[i - 1]! + word));
}

function isDistinctive(word: string): boolean {
  return word.length > 1 && !GENERIC_WORDS.has(word);
}

function hasDistinctiveWord(words: readonly string[]): boolean {
  return words.some(isDistinctive);
}

/**
 * Returns whether one party abbreviates the other by initials: `Chicago, B. & Q.` for `Chicago, Burlington & Quincy`,
 * `NLRB` for four words.
 */
function hasMatchingInitials(short: readonly string[], long: readonly string[]): boolean {
  const letters = short.filter((w) => w.length === 1).join("");
  const initials = long.map((w) => w[0]).join("");
  if (letters.length >= 2 && initials.includes(letters)) return true;
  return short.some(
    (w) => w.length >= 2 && w.length <= 6 && (w === initials || (w.length >= 3 && initials.startsWith(w))),
  );
}

/** Returns whether two words of at least five letters begin with the same letter and differ by at most two errors. */
function hasNearWord(a: readonly string[], b: readonly string[]): boolean {
  return a.some((x) =>
    b.some((y) => x.length >= 5 && y.length >= 5 && x[0] === y[0] && computeEditDistance(x, y, 2) <= 2),
  );
}

/**
 * Returns whether two words are equal, or one abbreviates the other, or they differ by one error in at least five
 * letters.
 */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return true;
  return short.length >= 5 && computeEditDistance(short, long, 1) <= 1;
}
