import type { NearOperandPlan, NearPlan, PhrasePlan, TermPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import type { Matcher } from "./matcher.ts";
import { openPhraseMatcher } from "./phrase-matcher.ts";
import { openProximityMatcher } from "./proximity-matcher.ts";
import { openTermMatcher } from "./term-matcher.ts";
import { openUnionMatcher } from "./union-matcher.ts";

/** The matcher of one thing that a plan looks for in the texts. */
export function openMatcher(index: CaseIndex, plan: TermPlan | PhrasePlan | NearPlan | NearOperandPlan): Matcher {
  switch (plan.kind) {
    case "term":
      return openTermMatcher(index, [plan]);
    case "phrase":
      return openPhraseMatcher(index, plan.words, plan.field);
    case "or":
      return openUnionMatcher(index, plan.operands);
    case "near":
      return openProximityMatcher(
        index,
        plan.operands.map((operand) => openMatcher(index, operand)),
        plan.links,
      );
  }
}
