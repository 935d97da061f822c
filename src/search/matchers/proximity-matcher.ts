import type { ProximityConstraint } from "../../query/ast.ts";
import type { QueryBudget } from "../query-budget.ts";
import type { Matcher, ProximityWindow } from "./matcher.ts";
import type { MatcherContext } from "./matcher-context.ts";
import { countSpans, hasSingleWords, type MatchSpans } from "./spans/match-spans.ts";
import { findSpansNear } from "./spans/near-spans.ts";
import { TwoPhaseMatcher } from "./two-phase-matcher.ts";

/** Opens a matcher of a chain of operands in one text, each near the next; `links[i]` joins operand i and i + 1. */
export function openProximityMatcher(
  { index }: MatcherContext,
  operands: readonly Matcher[],
  links: readonly ProximityConstraint[],
): Matcher {
  function joinOperands(
    left: MatchSpans,
    right: MatchSpans,
    link: ProximityConstraint,
    budget: QueryBudget,
  ): MatchSpans {
    budget.charge(countSpans(left) + countSpans(right) + CASE_COST_POSITIONS * right.cases.length);
    return findSpansNear(index, left, right, link);
  }

  function findSpans(cases: Uint32Array, budget: QueryBudget): MatchSpans {
    const [first, second, ...others] = operands as [Matcher, Matcher, ...Matcher[]];
    const [link, ...otherLinks] = links as [ProximityConstraint, ...ProximityConstraint[]];
    // The rarer operand determines where the other one is read.
    const isInOrder = first.estimate <= second.estimate;
    const rarer = (isInOrder ? first : second).findSpans(cases, budget);
    const other = (isInOrder ? second : first).findSpans(rarer.cases, budget, toProximityWindow(rarer, link));
    let near = isInOrder ? joinOperands(rarer, other, link, budget) : joinOperands(other, rarer, link, budget);
    others.forEach((operand, i) => {
      const next = otherLinks[i]!;
      const spans = operand.findSpans(near.cases, budget, toProximityWindow(near, next));
      near = joinOperands(near, spans, next, budget);
    });
    return near;
  }

  return new TwoPhaseMatcher(index, {
    estimate: Math.min(...operands.map((operand) => operand.estimate)),
    weight: operands.reduce((sum, operand) => sum + operand.weight, 0),
    operands,
    findStarts: findSpans,
    findSpans,
  });
}

/** Cost of locating a case's positions and text ranges, in positions read. */
const CASE_COST_POSITIONS = 8;

function toProximityWindow(anchors: MatchSpans, { within }: ProximityConstraint): ProximityWindow | undefined {
  return typeof within === "number" && hasSingleWords(anchors) ? { anchors, reach: within } : undefined;
}
