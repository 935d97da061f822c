import type { AnswerModel } from "../ask/models/answer-model.ts";
import type { AccountLedger } from "../credits/ledger.ts";
import type { PriceOptions } from "../credits/prices.ts";
import type { EngineParts } from "./parts/engine-parts.ts";

/** Services that handlers use in addition to the corpus. */
export interface CallServices {
  readonly ledger: AccountLedger;
  /** Changes to the price list. */
  readonly priceOptions: PriceOptions | undefined;
  /** Words the answers of `ask`. */
  readonly model: AnswerModel | undefined;
  /** Returns the time in milliseconds, from any origin. */
  readonly now: () => number;
  /** Returns a new id of a stream. */
  readonly newId: () => string;
  /** Code that only some verbs use. */
  readonly parts: EngineParts;
}
