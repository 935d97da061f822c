/** Letters of the first word that decide which rows are tried at it. */
export const PREFIX_LETTERS = 6;
/** Letters of a word that decide whether any row may begin with it. */
export const HEAD_LETTERS = 4;
/** Letters of the second word that do, if the first is no longer than {@link PREFIX_LETTERS}. */
export const NEXT_LETTERS = 3;

/** The `next` of a word that another sign than a letter or a space follows. */
export const OTHER_SIGN = "|";

/** The beginning of a match, in lower case. */
export interface WordPrefix {
  /** First letters of the first word, at most {@link PREFIX_LETTERS}. */
  readonly letters: string;
  /**
   * What follows the whole first word: the first letters of the second, after a space, at most {@link NEXT_LETTERS};
   * {@link OTHER_SIGN}. `null`: anything, the first word may have more letters.
   */
  readonly next: string | null;
}

/**
 * Lists the letters with which a match of a pattern can begin. Reads the subset of regular expressions that the lexicon
 * uses: literals, groups, classes, `\w`, look-around and quantifiers.
 */
export function listWordPrefixes(source: string): readonly WordPrefix[] {
  const found = readAlternatives(source, [{ letters: "", next: null, open: true }]);
  const prefixes = found.map(({ letters, next, open }) => ({
    letters,
    // The pattern ends with the word.
    next: open && next === null && letters.length < PREFIX_LETTERS ? null : next,
  }));
  return [...new Map(prefixes.map((prefix) => [`${prefix.letters}/${prefix.next}`, prefix])).values()];
}

/**
 * Rewrites a pattern so that a lookbehind at the beginning of an alternative is evaluated only where the words after it
 * match: it reads far back, and the words seldom occur. The pattern matches the same.
 */
export function convertLookbehinds(source: string): string {
  return splitAlternatives(source).map(convertLookbehind).join("|");
}

function convertLookbehind(source: string): string {
  let end = 0;
  while (/^\(\?<[=!]/.test(source.slice(end))) end = findAtomEnd(source, end);
  return end === 0 ? source : `(?=${source.slice(end)})${source}`;
}

/** `open`: the next sign is appended. */
interface PartialPrefix extends WordPrefix {
  readonly open: boolean;
}

function readAlternatives(source: string, from: readonly PartialPrefix[]): PartialPrefix[] {
  return dropRepeated(splitAlternatives(source).flatMap((alternative) => readSequence(alternative, from)));
}

function readSequence(source: string, from: readonly PartialPrefix[]): PartialPrefix[] {
  let current = [...from];
  for (let at = 0; at < source.length && current.some(({ open }) => open); ) {
    const end = findAtomEnd(source, at);
    const rest = /^(?:[?*+]|\{[\d,]+\})\??/.exec(source.slice(end))?.[0] ?? "";
    const open = current.filter((prefix) => prefix.open);
    const read = readAtom(source.slice(at, end), open);
    const next = /^(?:[*+]|\{)/.test(rest) ? read.map(closePrefix) : read;
    current = dropRepeated([
      ...current.filter((prefix) => !prefix.open),
      ...next,
      ...(/^(?:[?*]|\{0)/.test(rest) ? open : []),
    ]);
    at = end + rest.length;
  }
  return current;
}

function readAtom(atom: string, open: readonly PartialPrefix[]): PartialPrefix[] {
  if (/^\(\?<?[=!]/.test(atom) || atom === "\\b") return [...open];
  if (atom.startsWith("(")) return readAlternatives(atom.replace(/^\((?:\?:)?/, "").slice(0, -1), open);
  if (/^[a-z]$/i.test(atom)) return open.map((prefix) => appendLetter(prefix, atom.toLowerCase()));
  if (atom === " ") return open.flatMap(appendSpace);
  if (atom.startsWith("[") || atom === "\\w" || atom === ".") return open.map(closePrefix);
  return open.map(({ letters, next }) => ({ letters, next: next ?? OTHER_SIGN, open: false }));
}

function closePrefix(prefix: PartialPrefix): PartialPrefix {
  return { ...prefix, open: false };
}

function appendLetter({ letters, next }: PartialPrefix, letter: string): PartialPrefix {
  if (next !== null) {
    const longer = next + letter;
    return { letters, next: longer, open: longer.length < NEXT_LETTERS };
  }
  if (letters.length === PREFIX_LETTERS) return { letters, next: null, open: false };
  return { letters: letters + letter, next: null, open: true };
}

/** No text has two spaces in succession when it is scanned: a pattern of which both are optional has at most one there. */
function appendSpace({ letters, next }: PartialPrefix): PartialPrefix[] {
  if (next === null) return [{ letters, next: "", open: true }];
  return next === "" ? [] : [{ letters, next, open: false }];
}

function dropRepeated(prefixes: readonly PartialPrefix[]): PartialPrefix[] {
  return [...new Map(prefixes.map((prefix) => [`${prefix.letters}/${prefix.next}/${prefix.open}`, prefix])).values()];
}

function findAtomEnd(source: string, at: number): number {
  if (source[at] === "\\") return source[at + 1] === "u" ? at + 6 : at + 2;
  if (source[at] === "[") return findClassEnd(source, at);
  if (source[at] !== "(") return at + 1;
  let depth = 0;
  for (let index = at; index < source.length; index++) {
    const char = source[index];
    if (char === "\\") index++;
    else if (char === "[") index = findClassEnd(source, index) - 1;
    else if (char === "(") depth++;
    else if (char === ")" && --depth === 0) return index + 1;
  }
  throw new RangeError(`A group is not closed: ${source}`);
}

function findClassEnd(source: string, at: number): number {
  for (let index = at + 1; index < source.length; index++) {
    if (source[index] === "\\") index++;
    else if (source[index] === "]") return index + 1;
  }
  throw new RangeError(`A class is not closed: ${source}`);
}

function splitAlternatives(source: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; ) {
    if (source[at] === "|") {
      parts.push(source.slice(from, at));
      from = ++at;
    } else at = findAtomEnd(source, at);
  }
  parts.push(source.slice(from));
  return parts;
}
