import { ordinalOf } from "../citator/facts.ts";
import { TREATMENT_KINDS, type TreatmentKind } from "../law/treatment.ts";
import { plainWords } from "../query/words.ts";
import type { CaseFacts, CaseReference, NamedIn } from "../search/facts.ts";
import { casesByKey } from "../store/citations.ts";
import type { Corpus } from "../store/corpus.ts";
import { neighboursOf } from "../store/edges.ts";
import type { Judges } from "./judges.ts";

/**
 * What search asks of the store and the citator. Treatments are read from the whole corpus when they are first asked
 * for, and kept.
 * @param clusterIds every cluster id, ascending
 */
export function caseFacts(corpus: Corpus, clusterIds: () => Float64Array, judges: () => Judges): CaseFacts {
  const { database } = corpus;
  let treatments: Uint32Array | undefined;

  function named({ caseId, key }: CaseReference): number[] {
    const ids = caseId !== null ? [Number(caseId)] : key !== null ? casesByKey(database, key) : [];
    return ids.map((id) => ordinalOf(clusterIds(), id)).filter((ordinal) => ordinal >= 0);
  }

  function around(reference: CaseReference, direction: "cited" | "citing"): Set<number> {
    return new Set(named(reference).flatMap((ordinal) => [...neighboursOf(database, ordinal, direction).ordinals]));
  }

  return {
    casesNamed: named,
    casesCiting: (reference) => around(reference, "citing"),
    casesCitedBy: (reference) => around(reference, "cited"),
    courtIds: (court) => courtIds(corpus, court),
    casesOfJudge: (judge) => judges().casesOf(judge.words),
    casesTreated(kinds) {
      treatments ??= readTreatments(corpus, clusterIds().length);
      const mask = maskOf(kinds);
      return ordinalsWhere(treatments.length, (ordinal) => (treatments![ordinal]! & mask) !== 0);
    },
  };
}

/** Ids of the courts that a name means: the one with that id, or those with its words in their name. */
export function courtIds(corpus: Corpus, { value, words: wanted }: NamedIn): string[] {
  const courts = corpus.courts();
  if (courts.has(value)) return [value];
  if (wanted.length === 0) return [];
  const found: string[] = [];
  for (const court of courts.values()) {
    const name = new Set(plainWords(`${court.name} ${court.citationString}`));
    if (wanted.every((word) => name.has(word))) found.push(court.id);
  }
  return found;
}

/** By ordinal, one bit for every kind of treatment that a case has met. */
function readTreatments(corpus: Corpus, cases: number): Uint32Array {
  const met = new Uint32Array(cases);
  for (let ordinal = 0; ordinal < cases; ordinal++) {
    for (const kind of neighboursOf(corpus.database, ordinal, "citing").kinds) met[ordinal]! |= 1 << kind;
  }
  return met;
}

function maskOf(kinds: readonly TreatmentKind[]): number {
  return kinds.reduce((mask, kind) => mask | (1 << TREATMENT_KINDS.indexOf(kind)), 0);
}

function ordinalsWhere(count: number, holds: (ordinal: number) => boolean): number[] {
  const found: number[] = [];
  for (let ordinal = 0; ordinal < count; ordinal++) if (holds(ordinal)) found.push(ordinal);
  return found;
}
