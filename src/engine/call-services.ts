import type { AnswerModel } from "../ask/models/answer-model.ts";
import type { Ledger } from "../credits/ledger.ts";
import type { PriceOptions } from "../credits/prices.ts";

/** What handlers need besides the corpus. */
export interface CallServices {
  readonly ledger: Ledger;
  /** Changes to the price list. */
  readonly priceOptions: PriceOptions | undefined;
  /** Words the answers of `ask`. */
  readonly model: AnswerModel | undefined;
  /** Milliseconds. */
  readonly now: () => number;
  /** Ids of streams. */
  readonly newId: () => string;
}
