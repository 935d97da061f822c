import type { TermPlan } from "../../../query/plan/plan.ts";
import { buildLeafKey } from "../../../query/plan/plan-algebra.ts";
import type { CaseIndex } from "../../case-index.ts";
import type { QueryBudget } from "../../query-budget.ts";
import { UnionTermMatcher } from "../../union/union-term-matcher.ts";
import type { CachedTerm } from "./term-cache.ts";
import { TermMatcher } from "./term-matcher.ts";

/** Cost of opening a posting list, in positions. */
const LIST_OPEN_COST = 16;

/**
 * Opens a matcher of words with one stem, of one exact word, or of all words with a prefix; of several terms, which must
 * have the same field, a matcher of any. It is kept in the term cache of the index.
 */
export function openTermMatcher(index: CaseIndex, terms: readonly TermPlan[], budget: QueryBudget): CachedTerm {
  const key = terms.length === 1 ? buildLeafKey(terms[0]!) : terms.map(buildLeafKey).join(" ");
  const term = index.termCache.get(key, () =>
    index.parts ? new UnionTermMatcher(index, index.parts, terms) : new TermMatcher(index, terms),
  );
  budget.charge(term.listCount * LIST_OPEN_COST);
  return term;
}
