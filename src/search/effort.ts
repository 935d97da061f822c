import { EngineError } from "../errors.ts";
import { type EvidencePlan, spanOfPlan } from "../query/plan.ts";
import { printPlan } from "../query/print-plan.ts";
import type { CaseColumns } from "./columns.ts";

/** Places that a query may look at, however small the corpus is; and the share of a corpus's words otherwise. */
const ALWAYS = 5_000_000;
const SHARE = 0.52;
/** What it costs to pass over a place, or to skip it, in places that are looked at. */
export const PASSING = 0.25;

/**
 * What it costs to carry out a query, counted in places where words stand: those that its phrases, proximity operators
 * and word beginnings look at. A query may look at half as many as the corpus has words, or a few more, and at five
 * million in any case; another is refused, since it would be answered exactly, but late. The commonest word makes up a
 * fifteenth of a text: it takes several proximity operators between such words to come there, of other words hundreds.
 */
export interface Effort {
  /** Carries out one query, whose cost is bounded; what is done otherwise is not. */
  bounded<T>(work: () => T): T;
  /** What is spent meanwhile is spent on this part of the query. */
  on<T>(part: EvidencePlan, work: () => T): T;
  /** @throws EngineError `query_syntax` where the query comes to look at too many places. */
  spend(places: number): void;
}

export function createEffort(columns: CaseColumns): Effort {
  let isBounded = false;
  let allowed: number | undefined;
  let spent = 0;
  let spentBefore = 0;
  let part: EvidencePlan | undefined;
  let costliest: EvidencePlan | undefined;
  let most = 0;

  /** What was spent on the part in hand is known: is it the costliest? */
  function settle(): void {
    if (!part || spent - spentBefore <= most) return;
    most = spent - spentBefore;
    costliest = part;
  }

  return {
    bounded(work) {
      spent = most = 0;
      part = costliest = undefined;
      isBounded = true;
      try {
        return work();
      } finally {
        isBounded = false;
      }
    },

    on(next, work) {
      part = next;
      spentBefore = spent;
      const done = work();
      settle();
      part = undefined;
      return done;
    },

    spend(places) {
      spent += places;
      if (!isBounded || spent <= ALWAYS) return;
      allowed ??= SHARE * columns.allTextWords;
      if (spent <= allowed) return;
      settle();
      throw tooCostly(costliest);
    },
  };
}

function tooCostly(part: EvidencePlan | undefined): EngineError {
  const offset = (part && spanOfPlan(part)?.start) ?? 0;
  const found = part ? printPlan(part).slice(0, 80) : "the whole query";
  return new EngineError(
    "query_syntax",
    "Too many places would have to be looked at for this query, and most of them for this part: join a rarer word or a " +
      `filter to it by AND, or ask for less at once (at character ${offset + 1}: ${found}).`,
    { offset },
  );
}
