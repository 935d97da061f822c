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
  const words = new Set<string>();
  for (const paragraph of paragraphs) {
    const pieces = paragraph.split("- ");
    for (const [i, piece] of pieces.entries())
      addWords(piece, words, { first: i === 0, last: i === pieces.length - 1 });
  }
  return paragraphs.map((paragraph) => repairParagraph(paragraph, words, unknown));
}

const WORD = /\p{L}{1,40}(?:-\p{L}{1,40}){0,3}/gu;

/** Returns the words between two broken line ends, without the adjacent ones: halves are not examples. */
function addWords(piece: string, words: Set<string>, { first, last }: { first: boolean; last: boolean }): void {
  const found = piece.match(WORD) ?? [];
  const from = !first && found[0] !== undefined && piece.startsWith(found[0]) ? 1 : 0;
  const to = !last && found.length > 0 && piece.endsWith(found.at(-1)!) ? found.length - 1 : found.length;
  for (let i = from; i < to; i++) words.add(found[i]!.toLowerCase());
}

/** A hyphen before these belongs to the word even if the text has no second example of it. */
const HYPHENATED_PREFIX =
  /^(?:non|self|well|ill|so|ex|quasi|semi|vice|half|co|in|by|re|pre|post|sub|inter|anti|cross|sister|brother|father|mother|son|daughter)$/i;
/** "one- and two-storeyed" has no broken word. */
const SUSPENDED_HYPHEN = /^(?:and|or|to)$/;

function repairParagraph(
  paragraph: string,
  words: ReadonlySet<string>,
  unknown: HyphenationOptions["whenUnknown"],
): string {
  const pieces: string[] = [];
  let written = 0;
  for (let at = paragraph.indexOf("- "); at >= 0; at = paragraph.indexOf("- ", at + 2)) {
    const left = /\p{L}{1,40}$/u.exec(paragraph.slice(Math.max(0, at - 40), at))?.[0];
    const right = /^\p{Ll}{2,40}/u.exec(paragraph.slice(at + 2, at + 42))?.[0];
    if (left === undefined || right === undefined || SUSPENDED_HYPHEN.test(right)) continue;
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
