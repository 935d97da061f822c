import type { EvidencePlan, FilterPlan, PlanNode } from "../../query/plan/plan.ts";
import type { CaseLookup } from "../case-lookup.ts";
import {
  type CaseSet,
  countMembers,
  createCaseSet,
  createEmptySet,
  createFullSet,
  intersect,
  mergeInto,
  subtract,
} from "../case-set.ts";
import { filterCases } from "../filter-cases.ts";
import { createCandidates } from "./candidates.ts";
import type { Candidates, Matcher } from "./matcher.ts";
import type { MatcherContext } from "./matcher-context.ts";

/** The exact matches of a query, and the matchers that rank them. */
export interface MatchedCases {
  readonly set: CaseSet;
  readonly size: number;
  /** Without matchers that match no case. */
  readonly evidence: readonly Matcher[];
  /** Matchers of words that the query does not contain, which rank with a lower weight. Default none. */
  readonly related?: readonly Matcher[];
  /** What is known of cases besides the words of their texts; absent if nothing is. */
  readonly boosts?: CaseBoosts;
  /** Whether some of the cases match only because fewer than ten met the usual condition. */
  readonly isRelaxed?: boolean;
}

/** Relevance of cases by other facts than the words of their texts, 0 to 1, by ordinal. */
export interface CaseBoosts {
  /** By the topics that their sources name. */
  readonly topics: ReadonlyMap<number, number>;
  /** As cases that the query means. */
  readonly leads: ReadonlyMap<number, number>;
}

/**
 * Executes the plan of a Boolean query.
 * @param within the only cases that may match; null for all
 * @throws EngineError `query_syntax` if the query exceeds its budget
 */
export function executeBoolean(
  context: MatcherContext,
  plan: { readonly root: PlanNode; readonly evidence: readonly EvidencePlan[] },
  within: CaseSet | null,
): MatchedCases {
  const set = matchNode(context, plan.root, within ? createCandidates(within) : null);
  const evidence = plan.evidence.map((part) => context.openMatcher(part)).filter((matcher) => matcher.estimate > 0);
  return { set, size: countMembers(set), evidence };
}

/** Returns a set that the caller may change. */
function matchNode(context: MatcherContext, node: PlanNode, candidates: Candidates | null): CaseSet {
  const caseCount = context.index.columns.count;
  switch (node.kind) {
    case "all":
      return candidates ? candidates.set.slice() : createFullSet(caseCount);
    case "none":
      return createEmptySet(caseCount);
    case "and":
      return matchConjunction(context, node.operands, candidates);
    case "or": {
      const [first, ...others] = node.operands;
      const set = matchNode(context, first!, candidates);
      for (const operand of others) mergeInto(set, matchNode(context, operand, candidates));
      return set;
    }
    case "not":
      return subtract(
        candidates ? candidates.set.slice() : createFullSet(caseCount),
        matchNode(context, node.operand, candidates),
      );
    case "term":
    case "phrase":
    case "near":
    case "citation":
      return context.budget.attribute(node, () => context.openMatcher(node).match(candidates, context.budget));
    default: {
      const set = matchFilter(context, node);
      return candidates ? intersect(set, candidates.set) : set;
    }
  }
}

/** Matches the operands in the order of the plan, each among the matches of the preceding ones. */
function matchConjunction(
  context: MatcherContext,
  operands: readonly PlanNode[],
  candidates: Candidates | null,
): CaseSet {
  let remaining = candidates;
  for (const operand of operands) {
    if (remaining?.size === 0) break;
    remaining = createCandidates(matchNode(context, operand, remaining));
  }
  return remaining!.set.slice();
}

function matchFilter({ index: { columns }, lookup }: MatcherContext, plan: FilterPlan): CaseSet {
  switch (plan.kind) {
    case "court":
      return filterCases(columns, { courtIds: [...lookup.findCourtIds(plan)] })!;
    case "year":
      return filterCases(columns, { yearFrom: plan.from ?? 0, yearTo: plan.to ?? undefined })!;
    case "freshness":
      return filterCases(columns, { freshness: plan.value })!;
    case "judge":
      return createCaseSet(columns.count, lookup.findCasesByJudge(plan));
    case "treatment":
      return createCaseSet(columns.count, lookup.findTreatedCases(plan.kinds));
    case "cites":
      return createCaseSet(columns.count, findRelatedCases(lookup, plan));
  }
}

function findRelatedCases(lookup: CaseLookup, plan: FilterPlan & { readonly kind: "cites" }): Iterable<number> {
  switch (plan.relation) {
    case "citation":
      return lookup.findNamedCases(plan);
    case "cites":
      return lookup.findCitingCases(plan);
    case "citedby":
      return lookup.findCitedCases(plan);
  }
}
