/** White space other than a single plain space. */
const IRREGULAR_WHITESPACE = /[^\S ]| {2}/;

/** Replaces every run of white space by one space and removes it around the text. */
export function collapseWhitespace(text: string): string {
  const trimmed = text.trim();
  return IRREGULAR_WHITESPACE.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
}
