import type { AnswerModel } from "../ask/models/answer-model.ts";
import { parseCitation } from "../citation/parse/parse-citation.ts";
import type { Engine } from "../contract/engine.ts";
import { OPERATIONS } from "../contract/operations/operations.ts";
import { type CorpusFile, type OpenCorpusOptions, openFileCorpus } from "../corpus/file/open-file-corpus.ts";
import { type AccountLedger, openLedger } from "../credits/ledger.ts";
import { createMemoryLedgerStore } from "../credits/memory-ledger-store.ts";
import { type PriceOptions, resolvePrices } from "../credits/prices.ts";
import { HANDLERS } from "./handlers.ts";
import { implement } from "./implement.ts";
import type { EngineParts } from "./parts/engine-parts.ts";
import { LAZY_PARTS } from "./parts/lazy-parts.ts";

export type { Engine };

/** Options of {@link openEngine}; every field is optional. */
export interface EngineOptions extends OpenCorpusOptions {
  /**
   * Address of the web application that contains the case pages, without a slash at its end. Default "": addresses
   * begin with `/research/cases/`, for pages of that application.
   */
  readonly appUrl?: string;
  /** New cases that an expanded case adds per direction below the first hop of a network. Default 10. */
  readonly fanOut?: number;
  /** The ledger that pays for calls. Default: one in memory that contains only the unlimited local account. */
  readonly ledger?: AccountLedger;
  /** Prices that differ from the price list. */
  readonly prices?: PriceOptions;
  /** Words the answers of `ask`; each sentence is verified. Default: answers consist of sentences of their sources. */
  readonly model?: AnswerModel;
  /** Returns the time in milliseconds, the source of every `processingTimeMs`. Default `performance.now`. */
  readonly now?: () => number;
  /** Returns the id of a new ledger entry or stream. Default `crypto.randomUUID`. */
  readonly newId?: () => string;
}

/**
 * Opens an engine over a corpus: bytes in memory, or a file read in place. Reads only the head of the corpus.
 * @throws EngineError `corpus_unavailable` for a file that is foreign, damaged, unfinished, or of another format
 *   version
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
 * console.log(data.caseName, data.freshness); // Brown v. Board of Education Good Law
 * await engine.close();
 * ```
 */
export async function openEngine(
  corpus: Uint8Array | ArrayBuffer | CorpusFile,
  options: EngineOptions = {},
): Promise<Engine> {
  return openEngineWithParts(corpus, options, LAZY_PARTS);
}

/**
 * Opens an engine as {@link openEngine} does.
 * @param parts how the code is loaded that only some verbs use
 * @throws EngineError `corpus_unavailable` as {@link openEngine}
 */
export async function openEngineWithParts(
  corpus: Uint8Array | ArrayBuffer | CorpusFile,
  options: EngineOptions,
  parts: EngineParts,
): Promise<Engine> {
  const { appUrl = "", fanOut, model, prices, now = () => performance.now() } = options;
  const { newId = () => crypto.randomUUID() } = options;
  const opening = openFileCorpus(corpus, options);
  // Prepares the reporter tables while SQLite compiles on another thread.
  parseCitation("1 U.S. 1");
  const opened = await opening;
  const ledger = options.ledger ?? (await openLedger(createMemoryLedgerStore(), { now, newId }));
  const context = { corpus: opened, appUrl, fanOut, ledger, priceOptions: prices, model, now, newId, parts };
  const verbs = implement(OPERATIONS, HANDLERS, context, { ledger, prices: resolvePrices(prices), now });
  return { ...verbs, close: () => opened.close() };
}
