import { cleanCharacters } from "../../clean-text/clean-characters.ts";
import { PARAGRAPH_BREAK } from "../../clean-text/clean-text.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";

/** Returns a text in which every line is a paragraph as clean text. */
export function joinLines(text: string): string {
  return cleanCharacters(text)
    .split(/\r?\n/)
    .map(toOneLine)
    .filter((line) => line !== "")
    .join(PARAGRAPH_BREAK);
}
