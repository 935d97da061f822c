import type { TreatmentKind } from "../law/treatment.ts";

/** A case as a query names it: by its id, by the canonical key of a citation, or else only as written. */
export interface CaseReference {
  readonly caseId: string | null;
  readonly key: string | null;
  /** As written. */
  readonly value: string;
}

/** A court or a judge as a query names it. */
export interface NameReference {
  /** As written. */
  readonly value: string;
  /** Its words; the name has all of them. */
  readonly words: readonly string[];
}

/**
 * What search asks about cases besides their text; the store and the citator answer. Cases are ordinals: their place
 * among all cases in ascending cluster id. Nothing known is an empty list.
 */
export interface CaseLookup {
  /** The cases that carry the citation, or the one with the id. */
  findNamedCases(reference: CaseReference): Iterable<number>;
  /** Cases that cite it. */
  findCitingCases(reference: CaseReference): Iterable<number>;
  /** Cases that it cites. */
  findCitedCases(reference: CaseReference): Iterable<number>;
  /** Ids of the courts that are meant: the one with the id `value`, or those with the words in their name. */
  findCourtIds(court: NameReference): Iterable<string>;
  findCasesByJudge(judge: NameReference): Iterable<number>;
  /** Cases that a later case treated in one of these ways. */
  findTreatedCases(kinds: readonly TreatmentKind[]): Iterable<number>;
}

/** Of cases of which nothing is known but their text, or of texts that are no cases. */
export const EMPTY_CASE_LOOKUP: CaseLookup = {
  findNamedCases: () => [],
  findCitingCases: () => [],
  findCitedCases: () => [],
  findCourtIds: () => [],
  findCasesByJudge: () => [],
  findTreatedCases: () => [],
};
