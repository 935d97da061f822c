import { CompositeMatcher } from "../union/composite-matcher.ts";
import { openCitationMatcher } from "./citation-matcher.ts";
import type { Matcher } from "./matcher.ts";
import type { MatcherContext, MatcherPlan } from "./matcher-context.ts";
import { openPhraseMatcher } from "./phrase-matcher.ts";
import { openProximityMatcher } from "./proximity-matcher.ts";
import { openTermMatcher } from "./terms/open-term-matcher.ts";
import { openUnionMatcher } from "./union-matcher.ts";

/** Opens the matcher of a part of a query. */
export function openMatcher(context: MatcherContext, plan: MatcherPlan): Matcher {
  const { parts } = context.index;
  if (parts && plan.kind !== "term" && plan.kind !== "citation")
    return new CompositeMatcher(
      context.index,
      parts,
      context.openPartContexts().map((part) => part.openMatcher(plan)),
    );
  switch (plan.kind) {
    case "term":
      return openTermMatcher(context.index, [plan], context.budget);
    case "phrase":
      return openPhraseMatcher(context, plan.words, plan.field);
    case "or":
      return openUnionMatcher(context, plan.operands);
    case "near":
      return openProximityMatcher(context, plan.operands.map(context.openMatcher, context), plan.links);
    case "citation":
      return openCitationMatcher(context, plan);
  }
}
