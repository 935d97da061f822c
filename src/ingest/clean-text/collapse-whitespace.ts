import { foldWhitespace } from "../../text/fold-whitespace.ts";

/** Replaces every run of white space by one space and removes it around the text. */
export function collapseWhitespace(text: string): string {
  return foldWhitespace(text.trim());
}
