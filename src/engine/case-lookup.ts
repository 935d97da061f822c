import { findOrdinal } from "../citator/network/case-attributes.ts";
import { type TreatmentKind, toTreatmentCode } from "../law/treatment.ts";
import type { CaseLookup, CaseReference, NameReference } from "../search/case-lookup.ts";
import { findCasesByKey } from "../store/citations/case-citations.ts";
import { readNeighbours } from "../store/citations/edges.ts";
import type { Corpus } from "../store/corpus.ts";
import { splitWords } from "../text/words.ts";
import type { JudgeIndex } from "./judge-index.ts";

/**
 * What search asks of the store and the citator. Treatments are read from the whole corpus when they are first asked
 * for, and kept.
 * @param clusterIds every cluster id, ascending
 */
export function createCaseLookup(corpus: Corpus, clusterIds: () => Float64Array, judges: () => JudgeIndex): CaseLookup {
  const { database } = corpus;
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
    findCourtIds: (court) => findCourtIds(corpus, court),
    findCasesByJudge: (judge) => judges().findCases(judge.words),
    findTreatedCases(kinds) {
      treatments ??= readTreatmentMasks(corpus, clusterIds().length);
      const mask = toTreatmentMask(kinds);
      return filterOrdinals(treatments.length, (ordinal) => (treatments![ordinal]! & mask) !== 0);
    },
  };
}

/** Ids of the courts that a name means: the one with that id, or those with its words in their name. */
export function findCourtIds(corpus: Corpus, { value, words: wanted }: NameReference): string[] {
  const courts = corpus.readCourts();
  if (courts.has(value)) return [value];
  if (wanted.length === 0) return [];
  const found: string[] = [];
  for (const court of courts.values()) {
    const name = new Set(splitWords(`${court.name} ${court.citationString}`));
    if (wanted.every((word) => name.has(word))) found.push(court.id);
  }
  return found;
}

/** By ordinal, one bit for every kind of treatment that a case has met. */
function readTreatmentMasks(corpus: Corpus, cases: number): Uint32Array {
  const met = new Uint32Array(cases);
  for (let ordinal = 0; ordinal < cases; ordinal++) {
    for (const kind of readNeighbours(corpus.database, ordinal, "citing").kinds) met[ordinal]! |= 1 << kind;
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
