import type { TermPlan } from "../../query/plan/plan.ts";
import type { CaseIndex, IndexParts } from "../case-index.ts";
import { type CaseSet, createEmptySet, intersect } from "../case-set.ts";
import type { MatchCounts } from "../matchers/match-counts.ts";
import type { Candidates } from "../matchers/matcher.ts";
import type { MatchSpans } from "../matchers/spans/match-spans.ts";
import type { CachedTerm } from "../matchers/terms/term-cache.ts";
import {
  copyFrequencies,
  markMembers,
  measureFrequencies,
  type TermFrequencies,
  toCaseSet,
} from "../matchers/terms/term-frequencies.ts";
import { MAX_SPARSE_LOOKUPS, measureTerms, SPARSE_LOOKUP_RATIO, TermMatcher } from "../matchers/terms/term-matcher.ts";
import type { QueryBudget } from "../query-budget.ts";
import { mergeFrequencies } from "./merge-frequencies.ts";
import { addPartCounts, findPartSpans, matchParts, type PartMatchers } from "./part-matches.ts";

/**
 * Matches a term in all parts of a union. When the posting lists are first needed as a whole, those of all parts are
 * decoded and merged; after that the term costs as much as that of one corpus.
 */
export class UnionTermMatcher implements CachedTerm {
  readonly estimate: number;
  readonly weight: number;
  readonly listCount: number;
  readonly #index: CaseIndex;
  readonly #parts: IndexParts;
  readonly #matchers: PartMatchers<TermMatcher>;
  readonly #caseCount: number;
  readonly #isNameOnly: boolean;
  #decoded: TermFrequencies | null = null;
  #sparseLookups = 0;

  constructor(index: CaseIndex, parts: IndexParts, terms: readonly TermPlan[]) {
    const measures = measureTerms(index, terms);
    this.estimate = measures.estimate;
    this.weight = measures.weight;
    this.listCount = measures.lists;
    this.#index = index;
    this.#parts = parts;
    this.#matchers = parts.list.map((part) => {
      const matcher = new TermMatcher(part.index, terms, measures);
      return matcher.listCount === 0 ? null : matcher;
    });
    this.#caseCount = index.columns.count;
    this.#isNameOnly = terms[0]!.field === "title";
  }

  get decodedBytes(): number {
    const ofParts = this.#matchers.reduce((sum, matcher) => sum + (matcher?.decodedBytes ?? 0), 0);
    return ofParts + (this.#decoded ? measureFrequencies(this.#decoded) : 0);
  }

  match(candidates: Candidates | null): CaseSet {
    if (candidates?.members && !this.#isNameOnly && candidates.size * SPARSE_LOOKUP_RATIO < this.estimate) {
      if (!this.#decoded && ++this.#sparseLookups < MAX_SPARSE_LOOKUPS)
        return matchParts(this.#index, this.#parts, this.#matchers, candidates, (matcher, own) => matcher.match(own));
      const set = createEmptySet(this.#caseCount);
      markMembers(this.#decode(), candidates.members, set);
      return set;
    }
    const set = toCaseSet(this.#decode(), this.#isNameOnly, this.#caseCount);
    return candidates ? intersect(set, candidates.set) : set;
  }

  findCandidates(candidates: Candidates | null): CaseSet {
    return this.match(candidates);
  }

  loadFrequencies(wanted: number): TermFrequencies | null {
    return this.#isNameOnly || this.#isSparse(wanted) ? null : this.#decode();
  }

  addCounts(cases: Uint32Array, counts: MatchCounts): void {
    if (this.#isSparse(cases.length)) return addPartCounts(this.#parts, this.#matchers, cases, counts);
    copyFrequencies(this.#decode(), cases, counts);
    if (this.#isNameOnly) counts.inText.fill(0, 0, cases.length);
  }

  findSpans(cases: Uint32Array, budget: QueryBudget): MatchSpans {
    return findPartSpans(this.#parts, this.#matchers, cases, budget);
  }

  #isSparse(wanted: number): boolean {
    return !this.#decoded && wanted * SPARSE_LOOKUP_RATIO < this.estimate;
  }

  #decode(): TermFrequencies {
    if (this.#decoded) return this.#decoded;
    const parts = this.#matchers.flatMap((matcher, part) =>
      matcher === null ? [] : { frequencies: matcher.decodeAll(), toUnion: this.#parts.list[part]!.toUnion },
    );
    this.#decoded = mergeFrequencies(parts, this.#caseCount);
    this.#index.termCache.trim(this.#caseCount, this.decodedBytes);
    return this.#decoded;
  }
}
