import type { TermPlan } from "../../../query/plan/plan.ts";
import type { CaseIndex } from "../../case-index.ts";
import { type CaseSet, createEmptySet, intersect } from "../../case-set.ts";
import { PostingList } from "../../postings/posting-list.ts";
import { MAX_BLOCK_CASES } from "../../postings/posting-list-encoder.ts";
import { addCounts, markAmong } from "../../postings/read-counts.ts";
import type { QueryBudget } from "../../query-budget.ts";
import type { WordForm } from "../../vocabulary/term-blocks.ts";
import type { MatchCounts } from "../match-counts.ts";
import { type Candidates, computeIdf, type Matcher, type ProximityWindow } from "../matcher.ts";
import { type MatchSpans, mergeSpans, NO_SPANS, restrictToNames } from "../spans/match-spans.ts";
import { readSpans, readSpansNear, readSpansOfAny } from "../spans/read-spans.ts";
import type { CachedTerm } from "./term-cache.ts";
import {
  copyFrequencies,
  decodeFrequencies,
  markMembers,
  measureFrequencies,
  type TermFrequencies,
  toCaseSet,
} from "./term-frequencies.ts";

/**
 * If the cases of a list outnumber the candidates by this factor, candidates are looked up individually: with fewer than
 * half a block of cases between two candidates, nearly all blocks would be decoded, and nothing would be kept.
 */
export const SPARSE_LOOKUP_RATIO = MAX_BLOCK_CASES / 2;
/** The sparse look-up of this number decodes the term whole: a word that is asked for twice recurs. */
export const MAX_SPARSE_LOOKUPS = 2;

/** Cost of finding a word form in the vocabulary, and of merging the positions of its list; in positions. */
const FORM_LOOKUP_COST = 160;
const LIST_MERGE_COST = 64;

/** Lists up to this number are merged one by one. */
const MAX_LISTS_TO_MERGE = 4;

/** Matches a term. Posting lists are decoded when first needed as a whole, and then kept. */
export class TermMatcher implements CachedTerm {
  readonly estimate: number;
  readonly weight: number;
  readonly #index: CaseIndex;
  readonly #lists: readonly PostingList[];
  readonly #caseCount: number;
  /** Whether only occurrences in case names count. */
  readonly #isNameOnly: boolean;
  #decoded: TermFrequencies | null = null;
  #sparseLookups = 0;

  /** @param measures of the terms, in the whole union if the index is that of a part */
  constructor(
    index: CaseIndex,
    terms: readonly TermPlan[],
    measures: Pick<TermMeasures, "estimate" | "weight"> = measureTerms(index.whole ?? index, terms),
  ) {
    const forms = new Map(terms.flatMap((term) => findForms(index, term)).map((form) => [form.id, form]));
    this.#index = index;
    this.#caseCount = index.columns.count;
    this.#isNameOnly = terms[0]!.field === "title";
    this.#lists = Array.from(forms.values(), (form) => new PostingList(form, index.pages));
    this.estimate = measures.estimate;
    this.weight = measures.weight;
  }

  get listCount(): number {
    return this.#lists.length;
  }

  get decodedBytes(): number {
    const ofPositions = this.#lists.reduce((sum, list) => sum + list.heldBytes, 0);
    return ofPositions + (this.#decoded ? measureFrequencies(this.#decoded) : 0);
  }

  /** Decodes the frequencies in all cases, without keeping them. */
  decodeAll(): TermFrequencies {
    return this.#decoded ?? decodeFrequencies(this.#lists, this.#caseCount);
  }

  match(candidates: Candidates | null): CaseSet {
    if (candidates?.members && !this.#isNameOnly && candidates.size * SPARSE_LOOKUP_RATIO < this.estimate) {
      const set = createEmptySet(this.#caseCount);
      if (!this.#decoded && ++this.#sparseLookups < MAX_SPARSE_LOOKUPS)
        for (const list of this.#lists) markAmong(list, candidates.members, set);
      else markMembers(this.#decode(), candidates.members, set);
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
    if (this.#isSparse(cases.length)) {
      for (const list of this.#lists) addCounts(list, cases, counts.inText, counts.inName);
    } else copyFrequencies(this.#decode(), cases, counts);
    if (this.#isNameOnly) counts.inText.fill(0, 0, cases.length);
  }

  findSpans(cases: Uint32Array, budget: QueryBudget, near?: ProximityWindow): MatchSpans {
    const lists = this.#lists;
    const isNameOnly = this.#isNameOnly;
    if (lists.length > 1) budget.charge(lists.length * LIST_MERGE_COST);
    if (lists.length <= MAX_LISTS_TO_MERGE) {
      const readList = (list: PostingList) =>
        near && !isNameOnly ? readSpansNear(list, cases, near, budget) : readSpans(list, cases, isNameOnly);
      const held = this.decodedBytes;
      const spans = lists.map(readList).reduce(mergeSpans, NO_SPANS);
      const added = this.decodedBytes - held;
      // The cache is that of the union, whose cases set its limit.
      const { termCache, columns } = this.#index.whole ?? this.#index;
      if (added > 0) termCache.trim(columns.count, added);
      return spans;
    }
    const { columns } = this.#index;
    const spans = readSpansOfAny(columns, lists, cases);
    return isNameOnly ? { ...restrictToNames(columns.nameWords, spans), ends: spans.ends } : spans;
  }

  /** Returns whether looking up `wanted` cases is faster than decoding the lists, which have not been decoded yet. */
  #isSparse(wanted: number): boolean {
    return !this.#decoded && wanted * SPARSE_LOOKUP_RATIO < this.estimate;
  }

  #decode(): TermFrequencies {
    if (this.#decoded) return this.#decoded;
    this.#decoded = decodeFrequencies(this.#lists, this.#caseCount);
    this.#index.termCache.trim(this.#caseCount, this.decodedBytes);
    return this.#decoded;
  }
}

/** The number of posting lists of some terms, an upper bound of the cases with any, and the least weight. */
export interface TermMeasures extends Pick<Matcher, "estimate" | "weight"> {
  readonly lists: number;
}

/** Measures some terms by the vocabulary of an index. */
export function measureTerms(index: CaseIndex, terms: readonly TermPlan[]): TermMeasures {
  const { count } = index.columns;
  const found = terms.map((term) => findForms(index, term));
  const cases = found.map((forms, i) => countCases(index, terms[i]!, forms));
  return {
    lists: new Set(found.flat().map(({ word }) => word)).size,
    estimate: Math.min(
      count,
      cases.reduce((sum, one) => sum + one, 0),
    ),
    weight: Math.min(...cases.map((one) => computeIdf(count, one))),
  };
}

/** Returns the document frequency of a term; of a prefix, an upper bound. */
export function countCasesOfTerm(index: CaseIndex, term: TermPlan, budget: QueryBudget): number {
  const forms = findForms(index, term);
  budget.charge(forms.length * FORM_LOOKUP_COST);
  return countCases(index, term, forms);
}

function findForms({ vocabulary }: CaseIndex, { match, text }: TermPlan): readonly WordForm[] {
  if (match === "stem") return vocabulary.findByStem(text);
  return match === "exact" ? vocabulary.findExact(text) : vocabulary.findByPrefix(text);
}

function countCases(index: CaseIndex, { match }: TermPlan, forms: readonly WordForm[]): number {
  if (match === "stem") return forms[0]?.stemCases ?? 0;
  return Math.min(
    index.columns.count,
    forms.reduce((sum, form) => sum + form.cases, 0),
  );
}
