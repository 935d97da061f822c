import { runWhole } from "../async/run-whole.ts";
import type { Query } from "../query/ast.ts";
import type { Plan, TermPlan } from "../query/plan/plan.ts";
import { planQuery } from "../query/plan/plan-query.ts";
import { countCasesOfTerm } from "./matchers/terms/term-matcher.ts";
import type { QuerySession } from "./query-session.ts";
import { findSignificantPairs } from "./ranking/significant-pairs.ts";

/** A question with this number of words may be a quotation: its word pairs are ranked as well. */
const MIN_QUOTED_SENTENCE_WORDS = 10;

/**
 * Plans a query by the document frequencies of an index, so that rare words are matched first.
 * @throws EngineError `query_syntax` if the prefixes of the query expand to too many words
 */
export function planCaseQuery(session: QuerySession, query: Query): Plan {
  const { index, budget } = session;
  const frequencies = new Map<string, number>();
  const documentFrequency = (term: TermPlan) => {
    const key = `${term.match} ${term.text}`;
    const known = frequencies.get(key) ?? budget.attribute(term, () => countCasesOfTerm(index, term, budget));
    frequencies.set(key, known);
    return known;
  };
  const plan = planQuery(query, { documentFrequency });
  if (plan.kind !== "natural" || query.kind !== "natural" || query.words.length < MIN_QUOTED_SENTENCE_WORDS)
    return plan;
  return { ...plan, pairs: runWhole(findSignificantPairs(session, query.words, index.columns.count / 2)) };
}
