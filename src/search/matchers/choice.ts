import type { PhrasePlan, TermPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { emptySet, unite } from "../sets.ts";
import type { Matcher } from "./matcher.ts";
import { openPhrase } from "./phrase.ts";
import { mergePlaces, NO_PLACES, type Places, placeCount } from "./places.ts";
import { openTerms } from "./term.ts";

/** Any of several, at one place of a proximity chain. */
export function openChoice(index: CaseIndex, plans: readonly (TermPlan | PhrasePlan)[]): Matcher {
  const terms = plans.filter((plan) => plan.kind === "term");
  const operands = [
    ...(terms.length > 0 ? [openTerms(index, terms)] : []),
    ...plans.flatMap((plan) => (plan.kind === "phrase" ? [openPhrase(index, plan.words, plan.field)] : [])),
  ];
  return {
    estimate: Math.min(
      index.columns.count,
      operands.reduce((sum, operand) => sum + operand.estimate, 0),
    ),
    weight: Math.min(...operands.map((operand) => operand.weight)),
    match(candidates) {
      const set = emptySet(index.columns.count);
      for (const operand of operands) unite(set, operand.match(candidates));
      return set;
    },
    mayMatch(candidates) {
      const set = emptySet(index.columns.count);
      for (const operand of operands) unite(set, operand.mayMatch(candidates));
      return set;
    },
    count(cases, counts) {
      for (const operand of operands) operand.count(cases, counts);
    },
    places: (cases) =>
      operands.reduce<Places>((merged, operand) => {
        const places = operand.places(cases);
        index.effort.spend(placeCount(merged) + placeCount(places));
        return mergePlaces(merged, places);
      }, NO_PLACES),
  };
}
