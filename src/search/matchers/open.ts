import type { NearPlace, NearPlan, PhrasePlan, TermPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { openChoice } from "./choice.ts";
import type { Matcher } from "./matcher.ts";
import { openNear } from "./near.ts";
import { openPhrase } from "./phrase.ts";
import { openTerms } from "./term.ts";

/** The matcher of one thing that a plan looks for in the texts. */
export function openMatcher(index: CaseIndex, plan: TermPlan | PhrasePlan | NearPlan | NearPlace): Matcher {
  switch (plan.kind) {
    case "term":
      return openTerms(index, [plan]);
    case "phrase":
      return openPhrase(index, plan.words, plan.field);
    case "or":
      return openChoice(index, plan.operands);
    case "near":
      return openNear(
        index,
        plan.operands.map((operand) => openMatcher(index, operand)),
        plan.links,
      );
  }
}
