import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { Query } from "../../query/ast.ts";
import type { EvidencePlan, Plan, TermPlan } from "../../query/plan/plan.ts";
import type { FoundCaseName } from "../../resolve/names/name-source.ts";
import type { CaseData } from "./case-reader.ts";

export type { FoundCaseName };

/** Conditions on cases besides a query; all that are present must hold. */
export interface CaseFilter {
  readonly jurisdiction?: Jurisdiction;
  /** Any of these courts. */
  readonly courtIds?: readonly string[];
  /** Years of decision, both included. */
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** Days of decision, `YYYY-MM-DD`, both included. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly freshness?: Freshness;
  /** Words of a judge's name. */
  readonly judge?: string;
  /** First part of a citation key (`scc`, `us`): only cases with a citation of that reporter. */
  readonly reporter?: string;
  /** Cases of any of these corpora, by the names in the manifest; an unknown name admits none. */
  readonly corpora?: readonly string[];
  /** Only these cases; an empty list admits none. */
  readonly clusterIds?: readonly number[];
}

/** The page of a result to return, and the text to return of each case. */
export interface SearchPageRequest {
  readonly filter?: CaseFilter;
  /** From 1. Default 1. */
  readonly page?: number;
  /** Default 20. */
  readonly pageSize?: number;
  /** Return a snippet of each case. Default false. */
  readonly snippets?: boolean;
  /** Number of passages to return of each case besides the snippet; needs `snippets`. Default 0. */
  readonly passages?: number;
}

/** A search by plan. */
export interface CaseSearchRequest extends SearchPageRequest {
  /** Made by {@link CaseSearch.planQuery}. */
  readonly plan: Plan;
  /** Count courts, years, judges and freshness of all matches. Default false. */
  readonly facets?: boolean;
}

/** A search for cases that are like a text, or like a case of the corpus, which is then not among the results. */
export type SimilarCasesQuery = SearchPageRequest & ({ readonly text: string } | { readonly likeCase: number });

/** A passage of a case. Offsets are UTF-16 code units into the text of the case, `end` exclusive. */
export interface CasePassageHit {
  /** Whole sentences as HTML, with `<mark>` around matches and an ellipsis where a long sentence is cut. */
  readonly html: string;
  readonly start: number;
  readonly end: number;
  /** Index of the opinion among those that are part of the text, from 0; and of its paragraph, from 1. */
  readonly opinion: number;
  readonly paragraph: number;
  /** Offset at which that paragraph begins. */
  readonly paragraphStart: number;
}

/** A case that matches. */
export interface CaseHit {
  readonly case: CaseData;
  /** 0 to 1. */
  readonly score: number;
  /** HTML; empty unless snippets were requested. */
  readonly snippet: string;
  /** Best first; empty unless passages were requested. */
  readonly passages: readonly CasePassageHit[];
}

/** Number of matches of each court, year, judge and freshness; values without a match are absent. */
export interface FacetCounts {
  /** By court id. */
  readonly courts: ReadonlyMap<string, number>;
  /** A case without a date counts for no year. */
  readonly years: ReadonlyMap<number, number>;
  /** By name as printed. */
  readonly judges: ReadonlyMap<string, number>;
  readonly freshness: ReadonlyMap<Freshness, number>;
  /** By the name of the corpus; a case of several counts for each. Absent if one corpus is open. */
  readonly corpora?: ReadonlyMap<string, number>;
}

/** One page of the cases that match. */
export interface CaseSearchPage {
  /** Exact number of matches on all pages. */
  readonly total: number;
  /** Whether some of them have only a telling word of the query, because fewer than ten have a quarter of its weight. */
  readonly isRelaxed?: boolean;
  /** Best first; empty after the last page. */
  readonly hits: readonly CaseHit[];
  readonly facets?: FacetCounts;
}

/** One page of the cases that are like a text, with the plan of the search. */
export interface SimilarCasesPage extends CaseSearchPage {
  readonly plan: Plan & { readonly kind: "natural" };
}

/** The parts of a score, each 0 to 1. */
export interface CaseScoreParts {
  readonly text: number;
  readonly name: number;
  readonly near: number;
  readonly topic: number;
  readonly lead: number;
  readonly authority: number;
}

/** Number of cases that match one condition, with the estimate that planning used. */
export interface MatchCount {
  readonly estimate: number;
  readonly cases: number;
}

/** All matches, unranked. */
export interface MatchList {
  readonly total: number;
  /** In ascending order of cluster id; empty if there are more than the limit. */
  readonly matches: readonly { readonly clusterId: number; readonly freshness: Freshness }[];
}

/** Number of cases, and of those that contain each of some terms. */
export interface TermStatistics {
  readonly cases: number;
  /** In the order of the terms. */
  readonly documentFrequencies: readonly number[];
}

/**
 * Searches cases. Every method that runs a plan throws EngineError `query_syntax` if the plan exceeds the query budget.
 */
export interface CaseSearch {
  /**
   * Plans a query by the frequencies of its terms.
   * @param filter of the search; if given, a query in plain words is expanded: by cases that it names, by its doctrines
   * and by the spelling of words that no case contains
   * @throws EngineError `query_syntax` if prefixes in it expand to too many words
   */
  planQuery(query: Query, filter?: CaseFilter): Promise<Plan>;
  search(request: CaseSearchRequest): Promise<CaseSearchPage>;
  /** Returns `null` if the corpus does not contain the case `likeCase`. */
  findSimilar(query: SimilarCasesQuery): Promise<SimilarCasesPage | null>;
  /** Returns the cluster ids of the best matches, best first; at most `limit`. Reads no case. */
  rankMatches(plan: Plan, filter: CaseFilter, limit: number): Promise<number[]>;
  /** Returns every match, or only their number if there are more than `limit`. */
  listMatches(plan: Plan, filter: CaseFilter, limit: number): Promise<MatchList>;
  /** Returns the number of different cases that match any of the plans or are among `clusterIds`. */
  countUnion(plans: readonly Plan[], filter: CaseFilter, clusterIds: readonly number[]): Promise<number>;
  /** Returns the number of cases that match each condition, whatever the rest of its plan requires. */
  countMatches(conditions: readonly EvidencePlan[]): Promise<MatchCount[]>;
  /** Returns for each plan those of the given cases that match it. */
  selectMatching(plans: readonly Plan[], clusterIds: readonly number[]): Promise<ReadonlySet<number>[]>;
  /** Returns those of the given cases that the filter admits. */
  selectAdmitted(filter: CaseFilter, clusterIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns the parts of the score of each case, all of which match the plan. */
  explainScores(plan: Plan, clusterIds: readonly number[]): Promise<CaseScoreParts[]>;
  readTermStatistics(terms: readonly TermPlan[]): Promise<TermStatistics>;
  /**
   * Returns the cases that a text names, in any spelling, in the order of the text, each once. Reads at most 200 words.
   */
  findCasesByName(text: string, filter: CaseFilter): Promise<FoundCaseName[]>;
  /** Returns the word of the corpus that each misspelt word probably is; `null` if none is near enough. */
  findNearestWords(words: readonly string[]): Promise<(string | null)[]>;
}
