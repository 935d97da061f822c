/** White space that is not one plain space. */
const IRREGULAR_WHITESPACE = /[^\S ]| {2}/;

/** The text with every run of white space as one space, and none around it. */
export function collapseWhitespace(text: string): string {
  const trimmed = text.trim();
  return IRREGULAR_WHITESPACE.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
}
