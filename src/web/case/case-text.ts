import type { CaseResponse } from "../../contract/schemas/citations/resolve.ts";

/** Length of the blank line between two opinions. */
const SEPARATOR_CHARS = 2;

/** A case with its opinions. */
export type CaseText = CaseResponse["data"];

/** Returns whether the text of a case is a digest rather than the court's opinion. */
export function isDigest({ opinions }: CaseText): boolean {
  return opinions.some(({ kind }) => kind === "digest");
}

/**
 * Returns the start of each opinion in the text of the case, in which a blank line separates the opinions, as in the text
 * that search and ask quote from.
 */
export function computeOpinionOffsets({ opinions }: CaseText): number[] {
  let start = 0;
  return opinions.map(({ text }) => {
    const offset = start;
    start += text.length + SEPARATOR_CHARS;
    return offset;
  });
}
