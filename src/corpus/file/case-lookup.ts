import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { type TreatmentKind, toTreatmentCode } from "../../law/treatment.ts";
import type { CaseLookup, CaseReference } from "../../search/case-lookup.ts";
import { findCasesByTopic } from "../../store/cases/topics.ts";
import { findCasesByKey } from "../../store/citations/case-citations.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { findCourtIds } from "../find-court-ids.ts";
import type { JudgeIndex } from "./judge-index.ts";

/**
 * Creates the look-ups that search needs of the store and the citator. Treatments of all cases are read on first use.
 * @param clusterIds returns every cluster id, ascending
 */
export function createCaseLookup(
  file: OpenCorpusFile,
  clusterIds: () => Float64Array,
  judges: () => JudgeIndex,
): CaseLookup {
  const { database } = file;
  let treatments: Uint32Array | undefined;

  function findNamed({ caseId, key }: CaseReference): number[] {
    const ids = caseId !== null ? [Number(caseId)] : key !== null ? findCasesByKey(database, key) : [];
    return ids.map((id) => findOrdinal(clusterIds(), id)).filter((ordinal) => ordinal >= 0);
  }

  function findNeighbours(reference: CaseReference, direction: "cited" | "citing"): Set<number> {
    return new Set(
      findNamed(reference).flatMap((ordinal) => [...readNeighbours(database, ordinal, direction).ordinals]),
    );
  }

  return {
    findNamedCases: findNamed,
    findCitingCases: (reference) => findNeighbours(reference, "citing"),
    findCitedCases: (reference) => findNeighbours(reference, "cited"),
    findCourtIds: ({ value, words }) => findCourtIds(file.readCourts(), value, words),
    findCasesByJudge: (judge) => judges().findCases(judge.words),
    findCasesByTopic: (stems) =>
      new Map(
        Array.from(findCasesByTopic(database, stems), ([stem, ids]) => [
          stem,
          ids.map((id) => findOrdinal(clusterIds(), id)).filter((ordinal) => ordinal >= 0),
        ]),
      ),
    findTreatedCases(kinds) {
      treatments ??= readTreatmentMasks(database, clusterIds().length);
      const mask = toTreatmentMask(kinds);
      return filterOrdinals(treatments.length, (ordinal) => (treatments![ordinal]! & mask) !== 0);
    },
  };
}

/** Returns by ordinal one bit for every kind of treatment that a case has received. */
function readTreatmentMasks(database: Database, cases: number): Uint32Array {
  const met = new Uint32Array(cases);
  for (let ordinal = 0; ordinal < cases; ordinal++) {
    for (const kind of readNeighbours(database, ordinal, "citing").kinds) met[ordinal]! |= 1 << kind;
  }
  return met;
}

function toTreatmentMask(kinds: readonly TreatmentKind[]): number {
  return kinds.reduce((mask, kind) => mask | (1 << toTreatmentCode(kind)), 0);
}

function filterOrdinals(count: number, holds: (ordinal: number) => boolean): number[] {
  const found: number[] = [];
  for (let ordinal = 0; ordinal < count; ordinal++) if (holds(ordinal)) found.push(ordinal);
  return found;
}
