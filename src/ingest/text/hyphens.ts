/** Joins printed lines with spaces. A hyphen at a line's end stays: in unjustified print it belongs to the word. */
export function joinLines(lines: readonly string[]): string {
  const pieces: string[] = [];
  for (const [i, line] of lines.entries()) {
    const broken = /[A-Za-z]-$/.test((lines[i - 1] ?? "").slice(-2)) && /^[a-z]/.test(line);
    if (i > 0 && !broken) pieces.push(" ");
    pieces.push(line);
  }
  return pieces.join("");
}

/** Before these a hyphen belongs to the word even when the text has no second example of it. */
const PREFIX =
  /^(?:non|self|well|ill|so|ex|quasi|semi|vice|half|co|in|by|re|pre|post|sub|inter|anti|cross|sister|brother|father|mother|son|daughter)$/i;
/** "one- and two-storeyed": no word is broken there. */
const SUSPENDED = /^(?:and|or|to)$/;

/**
 * Joins words that justified print broke at a line's end (`Execu- tion`). Whether the hyphen belongs to the word is
 * told by the rest of the text: as the word stands there, with or without it.
 */
export function mendHyphens(paragraphs: readonly string[]): string[] {
  if (!paragraphs.some((paragraph) => paragraph.includes("- "))) return [...paragraphs];
  const words = new Set<string>();
  for (const paragraph of paragraphs) {
    for (const [word] of paragraph.matchAll(/\p{L}{1,40}(?:-\p{L}{1,40}){0,3}/gu)) words.add(word.toLowerCase());
  }
  return paragraphs.map((paragraph) => mendParagraph(paragraph, words));
}

function mendParagraph(paragraph: string, words: ReadonlySet<string>): string {
  const pieces: string[] = [];
  let written = 0;
  for (let at = paragraph.indexOf("- "); at >= 0; at = paragraph.indexOf("- ", at + 2)) {
    const left = /\p{L}{1,40}$/u.exec(paragraph.slice(Math.max(0, at - 40), at))?.[0];
    const right = /^\p{Ll}{2,40}/u.exec(paragraph.slice(at + 2, at + 42))?.[0];
    if (left === undefined || right === undefined || SUSPENDED.test(right)) continue;
    const joined = words.has((left + right).toLowerCase());
    const hyphened = !joined && (words.has(`${left}-${right}`.toLowerCase()) || PREFIX.test(left));
    pieces.push(paragraph.slice(written, hyphened ? at + 1 : at));
    written = at + 2;
  }
  return pieces.join("") + paragraph.slice(written);
}
