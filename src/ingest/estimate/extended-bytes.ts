import type { CorpusCounts } from "../../store/manifest.ts";
import { createCounts, estimateCorpusBytes } from "./corpus-bytes.ts";

/** A corpus before cases are removed from it and records are added to it. */
export interface ExtendedCorpus {
  readonly bytes: number;
  readonly counts: Pick<CorpusCounts, "cases" | "citations" | "characters">;
}

/**
 * Estimates the size of a corpus after a change.
 * @param removed number of cases that are removed, which are taken to have the length of the others
 * @param addedBytes estimated size of a corpus of what is added alone
 */
export function estimateExtendedBytes(
  { bytes, counts: { cases, citations, characters } }: ExtendedCorpus,
  removed: number,
  addedBytes: number,
): number {
  const emptyBytes = estimateCorpusBytes(createCounts());
  const ofCases = estimateCorpusBytes({ ...createCounts(), cases, citations, characters }) - emptyBytes;
  const removedBytes = cases === 0 ? 0 : ofCases * (removed / cases);
  return Math.round(Math.max(bytes - removedBytes, emptyBytes) + addedBytes - emptyBytes);
}
