import type { CaseResponse } from "../../contract/citations.ts";

/** A case with its opinions. */
export type CaseText = CaseResponse["data"];

/** True for a case whose text is a digest in other words, not the court's own. */
export function isDigest({ opinions }: CaseText): boolean {
  return opinions.some(({ kind }) => kind === "digest");
}
