import type { AnswerModel } from "../ask/models/answer-model.ts";
import { parseCitation } from "../citation/parse/parse-citation.ts";
import type { Engine } from "../contract/engine.ts";
import type { Ledger } from "../credits/ledger.ts";
import { openLedger } from "../credits/ledger.ts";
import { createMemoryLedgerStore } from "../credits/memory-ledger-store.ts";
import { meterVerbs } from "../credits/meter.ts";
import { type PriceOptions, resolvePrices } from "../credits/prices.ts";
import { type OpenCorpusOptions, openCorpus } from "../store/corpus.ts";
import { type CorpusFile, openCorpusBytes } from "../store/file/corpus-file.ts";
import { listActs, listAmendments, readActText } from "./acts/text.ts";
import { createAsk } from "./ask/stream.ts";
import { buildEngine } from "./build-engine.ts";
import { checkCitations } from "./citations/check.ts";
import {
  explainStatus,
  findCitationPath,
  listRelyingCases,
  listSimilarCases,
  readTreatmentHistory,
} from "./citations/explain.ts";
import { exportCaseCitation, listStyles } from "./citations/export.ts";
import { buildCitationNetwork } from "./citations/network.ts";
import { listCitationsOf, listCitedBy, readCaseText, resolveCase, searchCitations } from "./citations/resolve.ts";
import { createContext } from "./context.ts";
import { computeStats, getManifest } from "./corpus/stats.ts";
import { createCreditHandlers } from "./credits/handlers.ts";
import { searchBatch } from "./research/batch.ts";
import { explainSearch } from "./research/explain.ts";
import { exportResults } from "./research/export.ts";
import { findNewSince } from "./research/new-since.ts";
import { searchCases, searchSimilarCases } from "./research/search.ts";
import { suggestCompletions } from "./research/suggest.ts";
import { listCodes, listStates, readStatuteSection, searchStatutes } from "./statutes/section.ts";

export type { Engine };

/** How an engine is opened; every field may be left out. */
export interface EngineOptions extends OpenCorpusOptions {
  /**
   * Address of the web application that case pages are under, without a slash at its end. Default "": addresses begin
   * with `/research/cases/`, as a page of that application itself would link to them.
   */
  readonly appUrl?: string;
  /** New cases that an expanded case adds per direction below the first hop of a network. Default 10. */
  readonly fanOut?: number;
  /** The ledger that calls are paid from. Default: one in memory, in which only the unlimited local account exists. */
  readonly ledger?: Ledger;
  /** Prices that differ from the price list. */
  readonly prices?: PriceOptions;
  /** Words the answers of `ask`; each of its sentences is checked. Default: answers are made of their sources' own words. */
  readonly model?: AnswerModel;
  /** Milliseconds; the source of every `processingTimeMs`. Default `performance.now`. */
  readonly now?: () => number;
  /** Ids of ledger entries and of streams. Default `crypto.randomUUID`. */
  readonly newId?: () => string;
}

/**
 * Opens an engine over a corpus: bytes in memory, or a file read in place. Nothing but the corpus's head is read.
 * @throws EngineError `corpus_unavailable` for a file that is foreign, damaged, unfinished, or of another format version
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
  const { appUrl = "", fanOut, prices, now = () => performance.now(), newId = () => crypto.randomUUID() } = options;
  const opening = openCorpus(isCorpusFile(corpus) ? corpus : openCorpusBytes(corpus), options);
  // While SQLite compiles on another thread, the reporters' tables are made ready on this one.
  parseCitation("1 U.S. 1");
  const opened = await opening;
  const context = createContext(opened, appUrl, fanOut);
  const ledger = options.ledger ?? (await openLedger(createMemoryLedgerStore(), { now, newId }));
  const verbs = meterVerbs(
    {
      "citations.resolve": async (request) => resolveCase(context, request),
      "citations.search": async (request) => searchCitations(context, request),
      "citations.case": async (request) => readCaseText(context, request),
      "citations.citationsOf": async (request) => listCitationsOf(context, request),
      "citations.citedBy": async (request) => listCitedBy(context, request),
      "citations.network": async (request) => buildCitationNetwork(context, request),
      "citations.explain": async (request) => explainStatus(context, request),
      "citations.path": async (request) => findCitationPath(context, request),
      "citations.similar": async (request) => listSimilarCases(context, request),
      "citations.relyingOn": async (request) => listRelyingCases(context, request),
      "citations.history": async (request) => readTreatmentHistory(context, request),
      "citations.check": async (request, { signal }) => checkCitations(context, request, signal),
      "citations.export": async (request) => exportCaseCitation(context, request),
      "citations.styles": async () => listStyles(),
      "research.search": async (request) => searchCases(context, request),
      "research.suggest": async (request) => suggestCompletions(context, request),
      "research.similar": async (request) => searchSimilarCases(context, request),
      "research.batch": async (request, { signal }) => searchBatch(context, request, signal),
      "research.export": async (request, { signal }) => exportResults(context, request, signal),
      "research.newSince": async (request) => findNewSince(context, request),
      "research.explain": async (request) => explainSearch(context, request, now),
      "statutes.search": async (request) => searchStatutes(context, request),
      "statutes.states": async () => listStates(context),
      "statutes.codes": async (request) => listCodes(context, request),
      "statutes.section": async (request) => readStatuteSection(context, request),
      "acts.list": async (request) => listActs(context, request),
      "acts.amendments": async (request) => listAmendments(context, request),
      "acts.text": async (request) => readActText(context, request),
      "corpus.manifest": async () => getManifest(context),
      "corpus.stats": async () => computeStats(context),
      ...createCreditHandlers(ledger, prices),
    },
    { ledger, prices: resolvePrices(prices), now },
  );
  const answers = createAsk(context, { model: options.model, newId, ledger, prices: resolvePrices(prices), now });
  return buildEngine({ ...verbs, "ask.stream": answers }, async () => opened.close());
}

function isCorpusFile(corpus: Uint8Array | ArrayBuffer | CorpusFile): corpus is CorpusFile {
  return "read" in corpus;
}
