/** Replaces every run of white space by one space; fast if nothing needs to be replaced. */
export function foldWhitespace(text: string): string {
  return IRREGULAR_WHITESPACE.test(text) ? text.replace(/\s+/g, " ") : text;
}

/** White space that is not one space alone. */
const IRREGULAR_WHITESPACE = /[^\S ]| {2}/;
