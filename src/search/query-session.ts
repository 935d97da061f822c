import { buildLeafKey } from "../query/plan/plan-algebra.ts";
import type { CaseIndex } from "./case-index.ts";
import { type CaseLookup, EMPTY_CASE_LOOKUP } from "./case-lookup.ts";
import type { Matcher } from "./matchers/matcher.ts";
import type { MatcherContext, MatcherPlan } from "./matchers/matcher-context.ts";
import { openMatcher } from "./matchers/open-matcher.ts";
import { type QueryBudget, UNLIMITED_BUDGET } from "./query-budget.ts";

/**
 * The state of one query: its budget, and the matchers that it has opened, so that matching, ranking and passages share
 * them. Terms stay open between queries as well, in the term cache of the index.
 */
export class QuerySession implements MatcherContext {
  readonly index: CaseIndex;
  readonly lookup: CaseLookup;
  readonly budget: QueryBudget;
  readonly #opened: Map<string, Matcher>;
  #partContexts: readonly MatcherContext[] | undefined;

  constructor(
    index: CaseIndex,
    lookup: CaseLookup = EMPTY_CASE_LOOKUP,
    budget: QueryBudget = UNLIMITED_BUDGET,
    opened = new Map<string, Matcher>(),
  ) {
    this.index = index;
    this.lookup = lookup;
    this.budget = budget;
    this.#opened = opened;
  }

  /** Returns a session that shares the open matchers but has no limit. */
  withoutLimit(): QuerySession {
    return new QuerySession(this.index, this.lookup, UNLIMITED_BUDGET, this.#opened);
  }

  openPartContexts(): readonly MatcherContext[] {
    this.#partContexts ??= (this.index.parts?.list ?? []).map(
      ({ index }) => new QuerySession(index, EMPTY_CASE_LOOKUP, this.budget),
    );
    return this.#partContexts;
  }

  /** Returns the matcher of a part of the query: the same one for equal parts. */
  openMatcher(plan: MatcherPlan): Matcher {
    if (plan.kind === "term") return openMatcher(this, plan);
    const key = plan.kind === "or" ? `or ${plan.operands.map(buildLeafKey).join(" ")}` : buildLeafKey(plan);
    const known = this.#opened.get(key);
    if (known) return known;
    const matcher = openMatcher(this, plan);
    this.#opened.set(key, matcher);
    return matcher;
  }
}
