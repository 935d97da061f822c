import type { PhrasePlan, TermPlan } from "../../query/plan/plan.ts";
import { createEmptySet, mergeInto } from "../case-set.ts";
import type { Matcher } from "./matcher.ts";
import type { MatcherContext } from "./matcher-context.ts";
import { countSpans, type MatchSpans, mergeSpans, NO_SPANS } from "./spans/match-spans.ts";
import { openTermMatcher } from "./terms/open-term-matcher.ts";

/** Opens a matcher of alternatives, for one operand of a proximity operator. */
export function openUnionMatcher(context: MatcherContext, plans: readonly (TermPlan | PhrasePlan)[]): Matcher {
  const { index } = context;
  const terms = plans.filter((plan) => plan.kind === "term");
  const operands = [
    ...(terms.length > 0 ? [openTermMatcher(index, terms, context.budget)] : []),
    ...plans.flatMap((plan) => (plan.kind === "phrase" ? [context.openMatcher(plan)] : [])),
  ];
  return {
    estimate: Math.min(
      index.columns.count,
      operands.reduce((sum, operand) => sum + operand.estimate, 0),
    ),
    weight: Math.min(...operands.map((operand) => operand.weight)),
    match(candidates, budget) {
      const set = createEmptySet(index.columns.count);
      for (const operand of operands) mergeInto(set, operand.match(candidates, budget));
      return set;
    },
    findCandidates(candidates, budget) {
      const set = createEmptySet(index.columns.count);
      for (const operand of operands) mergeInto(set, operand.findCandidates(candidates, budget));
      return set;
    },
    addCounts(cases, counts) {
      for (const operand of operands) operand.addCounts(cases, counts);
    },
    findSpans: (cases, budget) =>
      operands.reduce<MatchSpans>((merged, operand) => {
        const spans = operand.findSpans(cases, budget);
        budget.charge(countSpans(merged) + countSpans(spans));
        return mergeSpans(merged, spans);
      }, NO_SPANS),
  };
}
