/** Joins printed lines with spaces. A hyphen at a line's end stays: in unjustified print it belongs to the word. */
export function joinLines(lines: readonly string[]): string {
  let text = "";
  for (const line of lines) {
    const broken = /[A-Za-z]-$/.test(text.slice(-2)) && /^[a-z]/.test(line);
    text += text === "" || broken ? line : ` ${line}`;
  }
  return text;
}

const BROKEN = /(\p{L}{1,40})- (\p{Ll}{2,40})/gu;
/** Before these a hyphen belongs to the word even when the text has no second example of it. */
const PREFIX =
  /^(?:non|self|well|ill|so|ex|quasi|semi|vice|half|co|in|by|re|pre|post|sub|inter|anti|cross|sister|brother|father|mother|son|daughter)$/i;

/**
 * Joins words that justified print broke at a line's end (`Execu- tion`). Whether the hyphen belongs to the word is
 * told by the rest of the text: as the word stands there, with or without it.
 */
export function mendHyphens(paragraphs: readonly string[]): string[] {
  const words = new Set<string>();
  for (const paragraph of paragraphs) {
    for (const [word] of paragraph.matchAll(/\p{L}{1,40}(?:-\p{L}{1,40}){0,3}/gu)) words.add(word.toLowerCase());
  }
  return paragraphs.map((paragraph) =>
    paragraph.replace(BROKEN, (broken, left: string, right: string) => {
      const joined = left + right;
      const hyphened = `${left}-${right}`;
      if (right === "and" || right === "or" || right === "to") return broken;
      if (words.has(joined.toLowerCase())) return joined;
      if (words.has(hyphened.toLowerCase()) || PREFIX.test(left)) return hyphened;
      return joined;
    }),
  );
}
