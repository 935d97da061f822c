const ALL_LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Lists the letters, in lower case, with which a match of a pattern can begin. Reads the subset of regular expressions
 * that the lexicon uses: literals, groups, classes, `\w`, look-around and quantifiers.
 */
export function listFirstLetters(source: string): ReadonlySet<string> {
  const letters = new Set<string>();
  readAlternatives(source, letters);
  return letters;
}

/** Adds the first letters of all alternatives. Returns whether one of them can match nothing. */
function readAlternatives(source: string, letters: Set<string>): boolean {
  let canBeEmpty = false;
  for (const alternative of splitAlternatives(source)) canBeEmpty = readSequence(alternative, letters) || canBeEmpty;
  return canBeEmpty;
}

/** Adds the first letters of one alternative. Returns whether it can match nothing. */
function readSequence(source: string, letters: Set<string>): boolean {
  let at = 0;
  while (at < source.length) {
    const end = findAtomEnd(source, at);
    const atom = source.slice(at, end);
    const quantifier = /^(?:[?*]|\{0,\d*\})/.exec(source.slice(end));
    const rest = /^(?:[?*+]|\{[\d,]+\})\??/.exec(source.slice(end))?.[0].length ?? 0;
    const isEmpty = readAtom(atom, letters);
    if (!isEmpty && quantifier === null) return false;
    at = end + rest;
  }
  return true;
}

/** Adds the first letters of one atom. Returns whether it can match nothing. */
function readAtom(atom: string, letters: Set<string>): boolean {
  if (/^\(\?<?[=!]/.test(atom) || atom === "\\b") return true;
  if (atom.startsWith("(")) return readAlternatives(atom.replace(/^\((?:\?:)?/, "").slice(0, -1), letters);
  if (atom.startsWith("[")) addClass(atom, letters);
  else if (atom === "\\w" || atom === ".") for (const letter of ALL_LETTERS) letters.add(letter);
  else if (/^[a-z]$/i.test(atom)) letters.add(atom.toLowerCase());
  return false;
}

function addClass(atom: string, letters: Set<string>): void {
  const pattern = new RegExp(atom, "i");
  for (const letter of ALL_LETTERS) if (pattern.test(letter)) letters.add(letter);
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
