import { EngineError } from "../errors.ts";
import { type EvidencePlan, findPlanSpan } from "../query/plan.ts";
import { printPlanLeaf } from "../query/print-plan.ts";
import type { CaseColumns } from "../store/postings/case-columns.ts";

/** Places that a query may look at, however small the corpus is; and the share of a corpus's words otherwise. */
const MIN_BUDGET_POSITIONS = 5_000_000;
const BUDGET_SHARE_OF_CORPUS_WORDS = 0.52;
/** What it costs to pass over a place, or to skip it, in places that are looked at. */
export const SKIP_COST = 0.25;

/**
 * What it costs to carry out a query, counted in places where words stand: those that its phrases, proximity operators
 * and word beginnings look at. A query may look at half as many as the corpus has words, or a few more, and at five
 * million in any case; another is refused, since it would be answered exactly, but late. The commonest word makes up a
 * fifteenth of a text: it takes several proximity operators between such words to come there, of other words hundreds.
 */
export interface QueryBudget {
  /** Carries out one query, whose cost is bounded; what is done otherwise is not. */
  runLimited<T>(work: () => T): T;
  /** What is spent meanwhile is spent on this part of the query. */
  attributeTo<T>(part: EvidencePlan, work: () => T): T;
  /** @throws EngineError `query_syntax` where the query comes to look at too many places. */
  charge(places: number): void;
}

export function createQueryBudget(columns: CaseColumns): QueryBudget {
  let isBounded = false;
  let limit: number | undefined;
  let spent = 0;
  let spentBefore = 0;
  let part: EvidencePlan | undefined;
  let costliest: EvidencePlan | undefined;
  let highestCost = 0;

  /** What was spent on the part in hand is known: is it the costliest? */
  function recordCostliest(): void {
    if (!part || spent - spentBefore <= highestCost) return;
    highestCost = spent - spentBefore;
    costliest = part;
  }

  return {
    runLimited(work) {
      spent = highestCost = 0;
      part = costliest = undefined;
      isBounded = true;
      try {
        return work();
      } finally {
        isBounded = false;
      }
    },

    attributeTo(next, work) {
      part = next;
      spentBefore = spent;
      const done = work();
      recordCostliest();
      part = undefined;
      return done;
    },

    charge(places) {
      spent += places;
      if (!isBounded || spent <= MIN_BUDGET_POSITIONS) return;
      limit ??= BUDGET_SHARE_OF_CORPUS_WORDS * columns.allTextWords;
      if (spent <= limit) return;
      recordCostliest();
      throw createBudgetError(costliest);
    },
  };
}

function createBudgetError(part: EvidencePlan | undefined): EngineError {
  const offset = (part && findPlanSpan(part)?.start) ?? 0;
  const found = part ? printPlanLeaf(part).slice(0, 80) : "the whole query";
  return new EngineError(
    "query_syntax",
    "Too many places would have to be looked at for this query, and most of them for this part: join a rarer word or a " +
      `filter to it by AND, or ask for less at once (at character ${offset + 1}: ${found}).`,
    { offset },
  );
}
