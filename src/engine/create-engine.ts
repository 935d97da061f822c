import type { Engine } from "../contract/engine.ts";
import { OPERATIONS } from "../contract/operations/operations.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { AccountLedger } from "../credits/ledger.ts";
import { resolvePrices } from "../credits/prices.ts";
import { HANDLERS } from "./handlers.ts";
import { implement } from "./implement.ts";
import type { EngineOptions } from "./open-engine.ts";
import { LAZY_PARTS } from "./parts/lazy-parts.ts";

/** Options of {@link createEngine}. */
export interface CreateEngineOptions extends Pick<EngineOptions, "appUrl" | "fanOut" | "prices" | "model"> {
  readonly ledger: AccountLedger;
  /** Returns the time in milliseconds, the source of every `processingTimeMs`. */
  readonly now: () => number;
  /** Returns the id of a new ledger entry or stream. */
  readonly newId: () => string;
}

/** Creates an engine over an open corpus of any kind; closing the engine closes the corpus. */
export function createEngine(corpus: Corpus, options: CreateEngineOptions): Engine {
  const { appUrl = "", fanOut, model, prices, ledger, now, newId } = options;
  const context = { corpus, appUrl, fanOut, ledger, priceOptions: prices, model, now, newId, parts: LAZY_PARTS };
  const verbs = implement(OPERATIONS, HANDLERS, context, { ledger, prices: resolvePrices(prices), now });
  return { ...verbs, close: () => corpus.close() };
}
