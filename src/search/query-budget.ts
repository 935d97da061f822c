import { EngineError } from "../errors.ts";
import { type EvidencePlan, findPlanSpan } from "../query/plan/plan.ts";
import { printPlanLeaf } from "../query/plan/print-plan.ts";
import type { CaseColumns } from "../store/postings/case-columns.ts";

/** Positions that a query may read, however small the corpus is. */
const MIN_BUDGET_POSITIONS = 5_000_000;
/** Positions that a query may read, as a share of the corpus's words, if that is more. */
const BUDGET_SHARE_OF_CORPUS_WORDS = 0.52;
/** Cost of skipping a position, in positions read. */
export const SKIP_COST = 0.25;

/**
 * The cost of one query, counted in word positions that its phrases, proximity operators and prefixes read. A query may
 * read half as many positions as the corpus has words, and at least five million; a costlier one is refused, because it
 * would be answered exactly, but late. The most frequent word is a fifteenth of a text: several proximity operators
 * between such words exceed the budget, of other words hundreds.
 */
export class QueryBudget {
  readonly #columns: CaseColumns | null;
  #limit: number | undefined;
  #spent = 0;
  #spentBeforePart = 0;
  #part: EvidencePlan | undefined;
  #costliestPart: EvidencePlan | undefined;
  #highestCost = 0;

  /** @param columns of the index, which determine the limit; null for no limit */
  constructor(columns: CaseColumns | null) {
    this.#columns = columns;
  }

  /** Adds to the cost. @throws EngineError `query_syntax` if the query exceeds its budget */
  charge(positions: number): void {
    if (this.#columns === null) return;
    this.#spent += positions;
    if (this.#spent <= MIN_BUDGET_POSITIONS) return;
    this.#limit ??= BUDGET_SHARE_OF_CORPUS_WORDS * this.#columns.allTextWords;
    if (this.#spent <= this.#limit) return;
    this.#recordPartCost();
    throw createBudgetError(this.#costliestPart);
  }

  /** Runs `work` and attributes its cost to a part of the query, for the error message. Calls are not nested. */
  attribute<T>(part: EvidencePlan, work: () => T): T {
    if (this.#columns === null) return work();
    this.#part = part;
    this.#spentBeforePart = this.#spent;
    const result = work();
    this.#recordPartCost();
    this.#part = undefined;
    return result;
  }

  #recordPartCost(): void {
    const cost = this.#spent - this.#spentBeforePart;
    if (!this.#part || cost <= this.#highestCost) return;
    this.#highestCost = cost;
    this.#costliestPart = this.#part;
  }
}

/** Budget without a limit, for work whose cost is bounded otherwise: ranking and showing one page of matches. */
export const UNLIMITED_BUDGET = new QueryBudget(null);

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
