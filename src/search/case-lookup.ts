import type { TreatmentKind } from "../law/treatment.ts";

/** A case named in a query: by its id, by the canonical key of a citation, or else only as written. */
export interface CaseReference {
  readonly caseId: string | null;
  readonly key: string | null;
  /** As written. */
  readonly value: string;
}

/** A court or a judge named in a query. */
export interface NameReference {
  /** As written. */
  readonly value: string;
  /** Its words; a matching name contains all of them. */
  readonly words: readonly string[];
}

/**
 * Finds cases by other attributes than their text, from the store and the citator. Cases are ordinals: their index
 * among all cases in ascending cluster id. Returns no case if nothing is known.
 */
export interface CaseLookup {
  /** Finds the cases that carry the citation, or the one with the id. */
  findNamedCases(reference: CaseReference): Iterable<number>;
  /** Finds the cases that cite the referenced case. */
  findCitingCases(reference: CaseReference): Iterable<number>;
  /** Finds the cases that the referenced case cites. */
  findCitedCases(reference: CaseReference): Iterable<number>;
  /** Finds the ids of courts: the one with the id `value`, or those with all words in their name. */
  findCourtIds(court: NameReference): Iterable<string>;
  /** Finds the cases decided by judges with all words in their name. */
  findCasesByJudge(judge: NameReference): Iterable<number>;
  /** Finds the cases with each stem among the words of their topics; a stem in very many is left out. */
  findCasesByTopic(stems: readonly string[]): ReadonlyMap<string, readonly number[]>;
  /** Finds the cases that a later case treated in one of these ways. */
  findTreatedCases(kinds: readonly TreatmentKind[]): Iterable<number>;
}

/** Lookup for cases with nothing but a text, and for texts that are not cases. */
export const EMPTY_CASE_LOOKUP: CaseLookup = {
  findNamedCases: () => [],
  findCitingCases: () => [],
  findCitedCases: () => [],
  findCourtIds: () => [],
  findCasesByJudge: () => [],
  findCasesByTopic: () => new Map(),
  findTreatedCases: () => [],
};
