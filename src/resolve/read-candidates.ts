import { readCaseStatus } from "../store/cases/case-status.ts";
import { findStoredCase } from "../store/cases/cases.ts";
import { findCasesByKey } from "../store/citations/case-citations.ts";
import type { Corpus } from "../store/corpus.ts";
import type { CandidateCase, CandidatesByKey } from "./resolve-candidates.ts";

/**
 * Reads the cases that carry the keys of one citation. The number of citing cases is read only if there are several
 * candidates to compare.
 */
export function readCandidates({ database }: Corpus, keys: readonly string[]): CandidatesByKey {
  const idsByKey = new Map(keys.map((key) => [key, findCasesByKey(database, key)]));
  const ids = new Set([...idsByKey.values()].flat());
  const cases = new Map(Array.from(ids, (clusterId) => [clusterId, readCandidate(clusterId)]));
  return new Map(Array.from(idsByKey, ([key, found]) => [key, found.map((clusterId) => cases.get(clusterId)!)]));

  function readCandidate(clusterId: number): CandidateCase {
    const { name, nameFull, dateFiled } = findStoredCase(database, clusterId)!;
    return {
      clusterId,
      name,
      fullName: nameFull,
      year: Number(dateFiled.slice(0, 4)),
      citeCount: ids.size > 1 ? readCaseStatus(database, clusterId).citeCount : 0,
    };
  }
}
