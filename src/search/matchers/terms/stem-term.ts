import type { TermPlan } from "../../../query/plan/plan.ts";

/** Creates the plan of a term that matches all words with a stem, in name and judgment. */
export function createStemTerm(stem: string): TermPlan {
  return { kind: "term", match: "stem", text: stem, field: "any" };
}
