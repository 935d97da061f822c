import type { PhrasePlan, TermPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { createEmptySet, mergeInto } from "../case-set.ts";
import { countSpans, type MatchSpans, mergeSpans, NO_SPANS } from "./match-spans.ts";
import type { Matcher } from "./matcher.ts";
import { openPhraseMatcher } from "./phrase-matcher.ts";
import { openTermMatcher } from "./term-matcher.ts";

/** Any of several, at one place of a proximity chain. */
export function openUnionMatcher(index: CaseIndex, plans: readonly (TermPlan | PhrasePlan)[]): Matcher {
  const terms = plans.filter((plan) => plan.kind === "term");
  const operands = [
    ...(terms.length > 0 ? [openTermMatcher(index, terms)] : []),
    ...plans.flatMap((plan) => (plan.kind === "phrase" ? [openPhraseMatcher(index, plan.words, plan.field)] : [])),
  ];
  return {
    estimate: Math.min(
      index.columns.count,
      operands.reduce((sum, operand) => sum + operand.estimate, 0),
    ),
    weight: Math.min(...operands.map((operand) => operand.weight)),
    match(candidates) {
      const set = createEmptySet(index.columns.count);
      for (const operand of operands) mergeInto(set, operand.match(candidates));
      return set;
    },
    findCandidates(candidates) {
      const set = createEmptySet(index.columns.count);
      for (const operand of operands) mergeInto(set, operand.findCandidates(candidates));
      return set;
    },
    addCounts(cases, counts) {
      for (const operand of operands) operand.addCounts(cases, counts);
    },
    findSpans: (cases) =>
      operands.reduce<MatchSpans>((merged, operand) => {
        const places = operand.findSpans(cases);
        index.budget.charge(countSpans(merged) + countSpans(places));
        return mergeSpans(merged, places);
      }, NO_SPANS),
  };
}
