import type { CaseIndex, IndexParts } from "../case-index.ts";
import type { CaseSet } from "../case-set.ts";
import type { MatchCounts } from "../matchers/match-counts.ts";
import type { Candidates, Matcher } from "../matchers/matcher.ts";
import type { MatchSpans } from "../matchers/spans/match-spans.ts";
import type { QueryBudget } from "../query-budget.ts";
import { addPartCounts, findPartSpans, matchParts } from "./part-matches.ts";

/**
 * Matches one part of a query in all parts of a union, each by its own matcher. The matchers know the frequencies of the
 * union, so that all have the same estimate and the same weight.
 */
export class CompositeMatcher implements Matcher {
  readonly estimate: number;
  readonly weight: number;
  readonly #index: CaseIndex;
  readonly #parts: IndexParts;
  readonly #matchers: readonly Matcher[];

  /** @param matchers of the parts, in their order */
  constructor(index: CaseIndex, parts: IndexParts, matchers: readonly Matcher[]) {
    const [{ estimate, weight }] = matchers as [Matcher, ...Matcher[]];
    this.estimate = estimate;
    this.weight = weight;
    this.#index = index;
    this.#parts = parts;
    this.#matchers = matchers;
  }

  match(candidates: Candidates | null, budget: QueryBudget): CaseSet {
    return matchParts(this.#index, this.#parts, this.#matchers, candidates, (matcher, own) =>
      matcher.match(own, budget),
    );
  }

  findCandidates(candidates: Candidates | null, budget: QueryBudget): CaseSet {
    return matchParts(this.#index, this.#parts, this.#matchers, candidates, (matcher, own) =>
      matcher.findCandidates(own, budget),
    );
  }

  addCounts(cases: Uint32Array, counts: MatchCounts): void {
    addPartCounts(this.#parts, this.#matchers, cases, counts);
  }

  findSpans(cases: Uint32Array, budget: QueryBudget): MatchSpans {
    return findPartSpans(this.#parts, this.#matchers, cases, budget);
  }
}
