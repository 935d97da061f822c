import { cleanCharacters } from "./clean-characters.ts";
import { collapseWhitespace } from "./collapse-whitespace.ts";

/** Returns a text as one line: every run of white space becomes one space, and unprinted characters are removed. */
export function toOneLine(text: string): string {
  return collapseWhitespace(cleanCharacters(text));
}
