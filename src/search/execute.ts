import type { EvidencePlan, FilterPlan, PlanNode } from "../query/plan.ts";
import { leafKey } from "../query/plan-algebra.ts";
import type { CaseIndex } from "./case-index.ts";
import type { CaseFacts } from "./facts.ts";
import { filterSet } from "./filters.ts";
import { openCitation } from "./matchers/citation.ts";
import type { Candidates, Matcher } from "./matchers/matcher.ts";
import { openMatcher } from "./matchers/open.ts";
import { candidatesOf, openTerms } from "./matchers/term.ts";
import { type CaseSet, emptySet, fullSet, intersect, setOf, sizeOf, subtract, unite } from "./sets.ts";

/** Which cases a query matches, exactly, and what ranks them. */
export interface Matches {
  readonly set: CaseSet;
  readonly size: number;
  /** Without what no case has: it could not make any case more relevant. */
  readonly evidence: readonly Matcher[];
}

/** Carries out the plan of a Boolean query, among the cases that `within` holds where it is given. */
export function executeBoolean(
  index: CaseIndex,
  facts: CaseFacts,
  plan: { readonly root: PlanNode; readonly evidence: readonly EvidencePlan[] },
  within: CaseSet | null,
): Matches {
  const opened = new Map<string, Matcher>();
  const run: Run = {
    index,
    facts,
    matcher(leaf) {
      // Terms stay open between queries anyway.
      if (leaf.kind === "term") return openTerms(index, [leaf]);
      const key = leafKey(leaf);
      const known = opened.get(key) ?? openEvidence(index, facts, leaf);
      opened.set(key, known);
      return known;
    },
  };
  const set = match(run, plan.root, within ? candidatesOf(within, sizeOf(within)) : null);
  const evidence = plan.evidence.map(run.matcher).filter((matcher) => matcher.estimate > 0);
  return { set, size: sizeOf(set), evidence };
}

export function openEvidence(index: CaseIndex, facts: CaseFacts, plan: EvidencePlan): Matcher {
  return plan.kind === "citation" ? openCitation(index, facts, plan) : openMatcher(index, plan);
}

interface Run {
  readonly index: CaseIndex;
  readonly facts: CaseFacts;
  /** The same for equal leaves. */
  matcher(leaf: EvidencePlan): Matcher;
}

/** A set of its own, which the caller may change. */
function match(run: Run, node: PlanNode, candidates: Candidates | null): CaseSet {
  const caseCount = run.index.columns.count;
  switch (node.kind) {
    case "all":
      return candidates ? candidates.set.slice() : fullSet(caseCount);
    case "none":
      return emptySet(caseCount);
    case "and":
      return matchAll(run, node.operands, candidates);
    case "or": {
      const [first, ...others] = node.operands;
      const set = match(run, first!, candidates);
      for (const operand of others) unite(set, match(run, operand, candidates));
      return set;
    }
    case "not":
      return subtract(candidates ? candidates.set.slice() : fullSet(caseCount), match(run, node.operand, candidates));
    case "term":
    case "phrase":
    case "near":
    case "citation":
      return run.index.effort.on(node, () => run.matcher(node).match(candidates));
    default: {
      const set = factSet(run, node);
      return candidates ? intersect(set, candidates.set) : set;
    }
  }
}

/** In the order of the plan: each operand is asked only about the cases that are left. */
function matchAll(run: Run, operands: readonly PlanNode[], candidates: Candidates | null): CaseSet {
  let left = candidates;
  for (const operand of operands) {
    if (left?.size === 0) break;
    const set = match(run, operand, left);
    left = candidatesOf(set, sizeOf(set));
  }
  return left!.set.slice();
}

function factSet({ index: { columns }, facts }: Run, plan: FilterPlan): CaseSet {
  switch (plan.kind) {
    case "court":
      return filterSet(columns, { courtIds: [...facts.courtIds(plan)] })!;
    case "year":
      return filterSet(columns, { yearFrom: plan.from ?? 0, yearTo: plan.to ?? undefined })!;
    case "freshness":
      return filterSet(columns, { freshness: plan.value })!;
    case "judge":
      return setOf(columns.count, facts.casesOfJudge(plan));
    case "treatment":
      return setOf(columns.count, facts.casesTreated(plan.kinds));
    case "cites":
      switch (plan.relation) {
        case "citation":
          return setOf(columns.count, facts.casesNamed(plan));
        case "cites":
          return setOf(columns.count, facts.casesCiting(plan));
        case "citedby":
          return setOf(columns.count, facts.casesCitedBy(plan));
      }
  }
}
