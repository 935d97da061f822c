import type { EvidencePlan, FilterPlan, PlanNode } from "../../query/plan.ts";
import { buildLeafKey } from "../../query/plan-algebra.ts";
import type { CaseIndex } from "../case-index.ts";
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
import { openCitationMatcher } from "./citation-matcher.ts";
import type { Candidates, Matcher } from "./matcher.ts";
import { openMatcher } from "./open-matcher.ts";
import { createCandidates, openTermMatcher } from "./term-matcher.ts";

/** Which cases a query matches, exactly, and what ranks them. */
export interface MatchedCases {
  readonly set: CaseSet;
  readonly size: number;
  /** Without what no case has: it could not make any case more relevant. */
  readonly evidence: readonly Matcher[];
}

/** Carries out the plan of a Boolean query, among the cases that `within` holds where it is given. */
export function executeBoolean(
  index: CaseIndex,
  lookup: CaseLookup,
  plan: { readonly root: PlanNode; readonly evidence: readonly EvidencePlan[] },
  within: CaseSet | null,
): MatchedCases {
  const opened = new Map<string, Matcher>();
  const run: ExecutionContext = {
    index,
    facts: lookup,
    openMatcher(leaf) {
      // Terms stay open between queries anyway.
      if (leaf.kind === "term") return openTermMatcher(index, [leaf]);
      const key = buildLeafKey(leaf);
      const known = opened.get(key) ?? openEvidenceMatcher(index, lookup, leaf);
      opened.set(key, known);
      return known;
    },
  };
  const set = matchNode(run, plan.root, within ? createCandidates(within, countMembers(within)) : null);
  const evidence = plan.evidence.map(run.openMatcher).filter((matcher) => matcher.estimate > 0);
  return { set, size: countMembers(set), evidence };
}

export function openEvidenceMatcher(index: CaseIndex, lookup: CaseLookup, plan: EvidencePlan): Matcher {
  return plan.kind === "citation" ? openCitationMatcher(index, lookup, plan) : openMatcher(index, plan);
}

interface ExecutionContext {
  readonly index: CaseIndex;
  readonly facts: CaseLookup;
  /** The same for equal leaves. */
  openMatcher(leaf: EvidencePlan): Matcher;
}

/** A set of its own, which the caller may change. */
function matchNode(run: ExecutionContext, node: PlanNode, candidates: Candidates | null): CaseSet {
  const caseCount = run.index.columns.count;
  switch (node.kind) {
    case "all":
      return candidates ? candidates.set.slice() : createFullSet(caseCount);
    case "none":
      return createEmptySet(caseCount);
    case "and":
      return matchConjunction(run, node.operands, candidates);
    case "or": {
      const [first, ...others] = node.operands;
      const set = matchNode(run, first!, candidates);
      for (const operand of others) mergeInto(set, matchNode(run, operand, candidates));
      return set;
    }
    case "not":
      return subtract(
        candidates ? candidates.set.slice() : createFullSet(caseCount),
        matchNode(run, node.operand, candidates),
      );
    case "term":
    case "phrase":
    case "near":
    case "citation":
      return run.index.budget.attributeTo(node, () => run.openMatcher(node).match(candidates));
    default: {
      const set = matchFilter(run, node);
      return candidates ? intersect(set, candidates.set) : set;
    }
  }
}

/** In the order of the plan: each operand is asked only about the cases that are left. */
function matchConjunction(
  run: ExecutionContext,
  operands: readonly PlanNode[],
  candidates: Candidates | null,
): CaseSet {
  let left = candidates;
  for (const operand of operands) {
    if (left?.size === 0) break;
    const set = matchNode(run, operand, left);
    left = createCandidates(set, countMembers(set));
  }
  return left!.set.slice();
}

function matchFilter({ index: { columns }, facts }: ExecutionContext, plan: FilterPlan): CaseSet {
  switch (plan.kind) {
    case "court":
      return filterCases(columns, { courtIds: [...facts.findCourtIds(plan)] })!;
    case "year":
      return filterCases(columns, { yearFrom: plan.from ?? 0, yearTo: plan.to ?? undefined })!;
    case "freshness":
      return filterCases(columns, { freshness: plan.value })!;
    case "judge":
      return createCaseSet(columns.count, facts.findCasesByJudge(plan));
    case "treatment":
      return createCaseSet(columns.count, facts.findTreatedCases(plan.kinds));
    case "cites":
      switch (plan.relation) {
        case "citation":
          return createCaseSet(columns.count, facts.findNamedCases(plan));
        case "cites":
          return createCaseSet(columns.count, facts.findCitingCases(plan));
        case "citedby":
          return createCaseSet(columns.count, facts.findCitedCases(plan));
      }
  }
}
