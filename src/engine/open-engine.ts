import type { AnswerModel } from "../ask/models/answer-model.ts";
import { getLexicon } from "../citation/reporters/lexicon.ts";
import { selectPacks } from "../citation/reporters/packs.ts";
import type { Engine } from "../contract/engine.ts";
import { OPERATIONS } from "../contract/operations/operations.ts";
import {
  type CorpusSource,
  type OpenCorpusOptions,
  openFileCorpus,
  toCorpusFile,
} from "../corpus/file/open-file-corpus.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { UnionFiles } from "../corpus/union/union-files.ts";
import { type AccountLedger, openLedger } from "../credits/ledger.ts";
import { createMemoryLedgerStore } from "../credits/memory-ledger-store.ts";
import { type PriceOptions, resolvePrices } from "../credits/prices.ts";
import { EngineError } from "../errors.ts";
import type { BuildProgress } from "../ingest/report.ts";
import { HANDLERS } from "./handlers.ts";
import { implement } from "./implement.ts";
import type { EngineParts } from "./parts/engine-parts.ts";
import { LAZY_PARTS, loadPart } from "./parts/lazy-parts.ts";

export type { CorpusSource, Engine };

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
  /** Keeps what is computed of several corpora. Default: it is computed in memory at every opening. */
  readonly unionFiles?: UnionFiles;
  /** Is called while what depends on several corpora is computed. */
  readonly onUnionProgress?: (progress: BuildProgress) => void;
  /** Returns the time in milliseconds, the source of every `processingTimeMs`. Default `performance.now`. */
  readonly now?: () => number;
  /** Returns the id of a new ledger entry or stream. Default `crypto.randomUUID`. */
  readonly newId?: () => string;
}

/**
 * Opens an engine over a corpus: bytes in memory, or a file read in place. Reads only the head of the corpus. Several
 * corpora are opened as one: what depends on all of them is computed first, unless `unionFiles` has it.
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
  corpus: CorpusSource | readonly CorpusSource[],
  options: EngineOptions = {},
): Promise<Engine> {
  if (!isList(corpus)) return openEngineWithParts(corpus, options, LAZY_PARTS);
  return openEngineOver(openCorpora(corpus, options), options, LAZY_PARTS);
}

/**
 * Opens an engine over one corpus as {@link openEngine} does.
 * @param parts how the code is loaded that only some verbs use
 * @throws EngineError `corpus_unavailable` as {@link openEngine}
 */
export async function openEngineWithParts(
  corpus: CorpusSource,
  options: EngineOptions,
  parts: EngineParts,
): Promise<Engine> {
  return openEngineOver(openFileCorpus(corpus, options), options, parts);
}

async function openEngineOver(opening: Promise<Corpus>, options: EngineOptions, parts: EngineParts): Promise<Engine> {
  const { appUrl = "", fanOut, model, prices, now = () => performance.now() } = options;
  const { newId = () => crypto.randomUUID() } = options;
  // Prepares the reporter tables while SQLite compiles on another thread.
  getLexicon(selectPacks());
  const opened = await opening;
  const ledger = options.ledger ?? (await openLedger(createMemoryLedgerStore(), { now, newId }));
  const context = { corpus: opened, appUrl, fanOut, ledger, priceOptions: prices, model, now, newId, parts };
  const verbs = implement(OPERATIONS, HANDLERS, context, { ledger, prices: resolvePrices(prices), now });
  return { ...verbs, close: () => opened.close() };
}

function isList(corpus: CorpusSource | readonly CorpusSource[]): corpus is readonly CorpusSource[] {
  return Array.isArray(corpus);
}

/** Opens several corpora as one. @throws EngineError `validation_failed` if there is none */
async function openCorpora(corpora: readonly CorpusSource[], options: EngineOptions): Promise<Corpus> {
  const [first, ...others] = corpora;
  if (first === undefined) throw new EngineError("validation_failed", "No corpus to open: name at least one.");
  if (others.length === 0) return openFileCorpus(first, options);
  // Loaded on demand: an engine over one corpus does not contain the build.
  const { openUnion } = await loadPart(() => import("../ingest/union/open-union.ts"));
  return openUnion(corpora.map(toCorpusFile), options);
}
