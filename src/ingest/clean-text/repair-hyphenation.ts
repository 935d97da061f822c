/** Options of repairing hyphenation. */
export interface HyphenationOptions {
  /** Whether the hyphen is kept if the text has no second example of the word. */
  readonly whenUnknown: "drop" | "keep";
}

/**
 * Joins words that print broke at a line's end (`Execu- tion`). The hyphen is part of the word if the rest of the text
 * has the word with it. Linear in the text.
 */
export function repairHyphenation(
  paragraphs: readonly string[],
  { whenUnknown: unknown }: HyphenationOptions,
): string[] {
  if (!paragraphs.some((paragraph) => paragraph.includes("- "))) return [...paragraphs];
  const breaks = paragraphs.map(listBreaks);
  const words = findExamples(paragraphs, breaks.flat());
  return paragraphs.map((paragraph, n) => repairParagraph(paragraph, breaks[n]!, words, unknown));
}

/** A hyphen and a space between two halves of a word, or between two words. */
interface LineBreak {
  /** Offset of the hyphen. */
  readonly at: number;
  readonly left: string;
  readonly right: string;
}

function listBreaks(paragraph: string): LineBreak[] {
  const breaks: LineBreak[] = [];
  for (let at = paragraph.indexOf("- "); at >= 0; at = paragraph.indexOf("- ", at + 2)) {
    const left = /\p{L}{1,40}$/u.exec(paragraph.slice(Math.max(0, at - 40), at))?.[0];
    const right = /^\p{Ll}{2,40}/u.exec(paragraph.slice(at + 2, at + 42))?.[0];
    if (left === undefined || right === undefined || SUSPENDED_HYPHEN.test(right)) continue;
    breaks.push({ at, left, right });
  }
  return breaks;
}

/** Finds which spellings of broken words stand elsewhere in the text, in lower case. */
function findExamples(paragraphs: readonly string[], breaks: readonly LineBreak[]): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const { left, right } of breaks)
    for (const word of [left + right, `${left}-${right}`, left, right]) wanted.add(word.toLowerCase());
  const examples = new Set<string>();
  if (wanted.size === 0) return examples;
  // Most words differ from all that are wanted in their first letter and length.
  const shapes = new Set(Array.from(wanted, (word) => toShape(word, 0, word.length)));
  for (const paragraph of paragraphs) {
    const pieces = paragraph.toLowerCase().split("- ");
    for (const [n, piece] of pieces.entries()) {
      visitWords(piece, (start, end) => {
        // Halves are not examples.
        if ((start === 0 && n > 0) || (end === piece.length && n < pieces.length - 1)) return;
        if (!shapes.has(toShape(piece, start, end))) return;
        const word = piece.slice(start, end);
        if (wanted.has(word)) examples.add(word);
      });
    }
  }
  return examples;
}

/** Returns a number for the first letter and the length of a word. */
function toShape(text: string, start: number, end: number): number {
  return text.charCodeAt(start) * 256 + end - start;
}

const WORD = /\p{L}{1,40}(?:-\p{L}{1,40}){0,3}/gu;
const MAX_PART_LETTERS = 40;
const MAX_PARTS = 4;

/** Visits the words of a text in lower case, those with hyphens as one. */
function visitWords(text: string, visit: (start: number, end: number) => void): void {
  if (SURROGATE.test(text)) {
    for (const { index, 0: word } of text.matchAll(WORD)) visit(index, index + word.length);
    return;
  }
  // The same as the pattern, several times as fast.
  for (let at = 0; at < text.length; ) {
    if (!isLetterAt(text, at)) {
      at++;
      continue;
    }
    const start = at;
    for (let part = 1; ; part++) {
      const limit = Math.min(text.length, at + MAX_PART_LETTERS);
      while (at < limit && isLetterAt(text, at)) at++;
      if (part === MAX_PARTS || text[at] !== "-" || at + 1 >= text.length || !isLetterAt(text, at + 1)) break;
      at++;
    }
    visit(start, at);
  }
}

const SURROGATE = /[\ud800-\udfff]/;

/** Returns whether a letter stands at an offset of a text in lower case that has no surrogates. */
function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return code >= 97 && code <= 122;
  return !isPunctuation(code) && /\p{L}/u.test(text[at]!);
}

/** Returns whether a code beyond ASCII is one of the signs that print uses most, none of which is a letter. */
function isPunctuation(code: number): boolean {
  return code === 0xa7 || code === 0xa0 || (code >= 0x2010 && code <= 0x2027);
}

/** A hyphen before these belongs to the word even if the text has no second example of it. */
const HYPHENATED_PREFIX =
  /^(?:non|self|well|ill|so|ex|quasi|semi|vice|half|co|in|by|re|pre|post|sub|inter|anti|cross|sister|brother|father|mother|son|daughter)$/i;
/** "one- and two-storeyed" has no broken word. */
const SUSPENDED_HYPHEN = /^(?:and|or|to)$/;

function repairParagraph(
  paragraph: string,
  breaks: readonly LineBreak[],
  words: ReadonlySet<string>,
  unknown: HyphenationOptions["whenUnknown"],
): string {
  const pieces: string[] = [];
  let written = 0;
  for (const { at, left, right } of breaks) {
    const hyphen = !words.has((left + right).toLowerCase()) && keepsHyphen(left, right, words, unknown);
    pieces.push(paragraph.slice(written, hyphen ? at + 1 : at));
    written = at + 2;
  }
  return pieces.join("") + paragraph.slice(written);
}

function keepsHyphen(
  left: string,
  right: string,
  words: ReadonlySet<string>,
  unknown: HyphenationOptions["whenUnknown"],
): boolean {
  if (unknown === "keep" || HYPHENATED_PREFIX.test(left) || words.has(`${left}-${right}`.toLowerCase())) return true;
  // Two words: a compound, or a dash.
  return words.has(left.toLowerCase()) && words.has(right.toLowerCase());
}
