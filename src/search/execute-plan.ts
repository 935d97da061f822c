import type { Plan } from "../query/plan/plan.ts";
import { splitWords } from "../text/words.ts";
import type { CaseIndex } from "./case-index.ts";
import type { CaseLookup } from "./case-lookup.ts";
import { type CaseSet, countMembers, createCaseSet, intersect } from "./case-set.ts";
import { type CaseFilters, filterCases } from "./filter-cases.ts";
import { matchPlainWords } from "./match-plain-words.ts";
import { executeBoolean, type MatchedCases } from "./matchers/execute-boolean.ts";
import type { QuerySession } from "./query-session.ts";

/**
 * Executes a plan; yields between the terms of a question in plain words, which can be hundreds.
 * @param within the only cases that may match; null for all
 * @throws EngineError `query_syntax` if the query exceeds its budget
 */
export function* executePlan(session: QuerySession, plan: Plan, within: CaseSet | null): Generator<void, MatchedCases> {
  switch (plan.kind) {
    case "boolean":
      return executeBoolean(session, plan, within);
    case "natural":
      return yield* matchPlainWords(session, plan, within);
    case "citation": {
      const matcher = session.openMatcher(plan.citation);
      const set = matcher.match(null, session.budget);
      if (within) intersect(set, within);
      return { set, size: countMembers(set), evidence: [matcher] };
    }
  }
}

/** Returns the cases that meet all filters; null for all cases. */
export function findAdmittedCases({ columns }: CaseIndex, lookup: CaseLookup, filters: CaseFilters): CaseSet | null {
  const sets = [filterCases(columns, filters)];
  if (filters.judge !== undefined) {
    const judge = { value: filters.judge, words: splitWords(filters.judge) };
    sets.push(createCaseSet(columns.count, lookup.findCasesByJudge(judge)));
  }
  if (filters.among) sets.push(createCaseSet(columns.count, filters.among));
  return sets.reduce((all, set) => (all && set ? intersect(all, set) : (all ?? set)), null);
}
