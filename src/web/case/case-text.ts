import type { CaseResponse } from "../../contract/schemas/citations/resolve.ts";

/** A case with its opinions. */
export type CaseText = CaseResponse["data"];

/** True for a case whose text is a digest in other words, not the court's own. */
export function isDigest({ opinions }: CaseText): boolean {
  return opinions.some(({ kind }) => kind === "digest");
}

/** Offsets count through all opinions, a blank line between two: as in the text that search and ask quote from. */
export function computeOpinionOffsets({ opinions }: CaseText): number[] {
  let start = 0;
  return opinions.map(({ text }) => {
    const mine = start;
    start += text.length + 2;
    return mine;
  });
}
