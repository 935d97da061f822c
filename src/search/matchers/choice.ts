import type { CaseIndex } from "../case-index.ts";
import { emptySet, unite } from "../sets.ts";
import type { Matcher } from "./matcher.ts";
import { mergePlaces } from "./places.ts";

/** Any of several, at one place of a proximity chain. */
export function openChoice(index: CaseIndex, operands: readonly Matcher[]): Matcher {
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
    count(cases, counts) {
      for (const operand of operands) operand.count(cases, counts);
    },
    places: (ordinal) => mergePlaces(operands.map((operand) => operand.places(ordinal))),
    rewind() {
      for (const operand of operands) operand.rewind();
    },
  };
}
