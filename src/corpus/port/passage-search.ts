import type { DatePrecision, SectionKind } from "../../law/case.ts";
import type { SentenceRole } from "../../law/sentence-role.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import type { CaseFilter } from "./case-search.ts";

/** A significant word of a question. */
export interface PassageTerm {
  readonly stem: string;
  /** Stems of other words for the same. */
  readonly synonyms: readonly string[];
  /** Stems of phrases for the same; a text must contain all stems of one. */
  readonly alternatives?: readonly (readonly string[])[];
  /** Inverse document frequency. */
  readonly weight: number;
  /** Number of cases that contain the stem. */
  readonly documentFrequency: number;
  /** Positions among the words of the question. */
  readonly positions: readonly number[];
}

/** A case that may answer a question. */
export interface PassageCandidate {
  readonly clusterId: number;
  /** 0 to 1. */
  readonly score: number;
}

/** A search for the cases that contain most of the terms. */
export interface CandidateCaseQuery {
  readonly terms: readonly PassageTerm[];
  readonly filter: CaseFilter;
  /** Cases with most of the weight of the terms come first, then at most as many again with any of them. */
  readonly limit: number;
}

/** How windows are cut and ranked. */
export interface PassageWindowOptions {
  /** Maximum number of terms, those of greatest weight. */
  readonly maxTerms: number;
  /** Maximum number of words of a window. */
  readonly maxWords: number;
  /** Maximum number of windows per case. */
  readonly maxPerCase: number;
  /** k1 and b of BM25, over windows. */
  readonly k1: number;
  readonly b: number;
  /** Boost for terms that occur at the same distance as in the question. */
  readonly proximityWeight: number;
  /** Number of words before a window that lead up to it, and their share in its score. */
  readonly leadWords: number;
  readonly leadWeight: number;
  /** Share of the score of the case in the score of the window. */
  readonly caseShare: number;
}

/** A search for the best passages of some cases. */
export interface CasePassageQuery {
  readonly terms: readonly PassageTerm[];
  readonly cases: readonly PassageCandidate[];
  readonly options: PassageWindowOptions;
  readonly limit: number;
  /** Ends the search with its reason. */
  readonly signal: AbortSignal;
}

/** A run of whole sentences of a case. Offsets are UTF-16 code units into the text of the case, `end` exclusive. */
export interface CasePassage {
  readonly clusterId: number;
  readonly citeCount: number;
  readonly freshness: Freshness;
  readonly start: number;
  readonly end: number;
  /** At least one. */
  readonly sentences: readonly SourceSentence[];
  /** Share of the weight of the terms in the window; with `caseShare` it can exceed 1. */
  readonly score: number;
  /** Stems of the terms in the passage or up to 100 words before or after it. */
  readonly nearbyStems: ReadonlySet<string>;
  /** Part of the decision that contains the start of the passage. */
  readonly section: SectionKind | null;
}

/** A sentence of a case whose role is known. */
export interface BriefSentence extends SourceSentence {
  readonly role: SentenceRole;
  /** Part of the decision that contains it. */
  readonly section: SectionKind | null;
}

/** What a case decides, in its own sentences. */
export interface CaseBrief {
  readonly clusterId: number;
  readonly name: string;
  readonly courtId: string;
  /** `YYYY-MM-DD`. */
  readonly dateFiled: string;
  readonly datePrecision: DatePrecision;
  readonly citeCount: number;
  readonly freshness: Freshness;
  /** Subjects that the source of the case names, most important first; may be empty. */
  readonly topics: readonly string[];
  /** The sentences whose role is known, in the order of the text; at most 100. */
  readonly sentences: readonly BriefSentence[];
}

/** A pair of cases of which one cites the other. */
export interface CitingPair {
  readonly citing: number;
  readonly cited: number;
}

/** Finds the passages from which a question can be answered. */
export interface PassageSearch {
  /** Returns the cases that contain most of the terms, best first. */
  findCandidateCases(query: CandidateCaseQuery): Promise<PassageCandidate[]>;
  /** Returns the best windows of the cases, best first. Yields to the event loop between slices of work. */
  findPassages(query: CasePassageQuery): Promise<CasePassage[]>;
  /** Returns the cases with a topic that contains a term, those that match most of the weight of the terms first. */
  findTopicCases(query: CandidateCaseQuery): Promise<PassageCandidate[]>;
  /** Returns the briefs of the cases, in their order; `null` for an id that the corpus does not contain. */
  readBriefs(clusterIds: readonly number[]): Promise<(CaseBrief | null)[]>;
  /** Returns for each pair the sentences in which the one case mentions the other, in the order of the text. */
  readMentions(pairs: readonly CitingPair[]): Promise<CasePassage[][]>;
}
