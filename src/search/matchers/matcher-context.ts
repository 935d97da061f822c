import type { EvidencePlan, NearOperandPlan } from "../../query/plan/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import type { CaseLookup } from "../case-lookup.ts";
import type { QueryBudget } from "../query-budget.ts";
import type { Matcher } from "./matcher.ts";

/** A part of a query that has a matcher. */
export type MatcherPlan = EvidencePlan | NearOperandPlan;

/** What opening a matcher needs; a query session provides it. */
export interface MatcherContext {
  readonly index: CaseIndex;
  readonly lookup: CaseLookup;
  readonly budget: QueryBudget;
  /** Opens the matcher of an operand: the same one for equal operands of a query. */
  openMatcher(plan: MatcherPlan): Matcher;
  /** Returns the contexts of the parts of a union, which share its budget; none for one corpus. */
  openPartContexts(): readonly MatcherContext[];
}
