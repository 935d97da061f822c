import type { AnswerModel } from "./ask/model.ts";
import { parseCitation } from "./citation/parse.ts";
import type { Engine } from "./contract/engine.ts";
import type { Ledger } from "./credits/ledger.ts";
import { openLedger } from "./credits/ledger.ts";
import { memoryLedger } from "./credits/memory-ledger.ts";
import { metered } from "./credits/meter.ts";
import { type PriceOptions, pricesOf } from "./credits/prices.ts";
import { creditVerbs } from "./credits/verbs.ts";
import { actAmendments, actText, listActs } from "./engine/acts.ts";
import { engineOf } from "./engine/arrange.ts";
import { asking } from "./engine/ask.ts";
import { searchBatch } from "./engine/batch.ts";
import { check } from "./engine/check.ts";
import { caseText, listCitationsOf, listCitedBy, resolve, searchCitations } from "./engine/citations.ts";
import { explainStanding, history, linePath, relyingOn, similar } from "./engine/citator.ts";
import { manifest, stats } from "./engine/corpus.ts";
import { explainSearch } from "./engine/explain.ts";
import { exportCase, listStyles } from "./engine/export.ts";
import { citationNetwork } from "./engine/network.ts";
import { newSince } from "./engine/new-since.ts";
import { assemble } from "./engine/parts.ts";
import { searchCases, similarCases } from "./engine/research.ts";
import { exportResults } from "./engine/result-export.ts";
import { searchStatutes, statuteCodes, statuteSection, statuteStates } from "./engine/statutes.ts";
import { suggest } from "./engine/suggest.ts";
import { type OpenCorpusOptions, openCorpus } from "./store/corpus.ts";
import { bytesFile, type CorpusFile } from "./store/corpus-file.ts";

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
 */
export async function openEngine(
  corpus: Uint8Array | ArrayBuffer | CorpusFile,
  options: EngineOptions = {},
): Promise<Engine> {
  const { appUrl = "", fanOut, prices, now = () => performance.now(), newId = () => crypto.randomUUID() } = options;
  const opening = openCorpus(isFile(corpus) ? corpus : bytesFile(corpus), options);
  // While SQLite compiles on another thread, the reporters' tables are made ready on this one.
  parseCitation("1 U.S. 1");
  const opened = await opening;
  const parts = assemble(opened, appUrl, fanOut);
  const ledger = options.ledger ?? (await openLedger(memoryLedger(), { now, newId }));
  const verbs = metered(
    {
      "citations.resolve": async (request) => resolve(parts, request),
      "citations.search": async (request) => searchCitations(parts, request),
      "citations.case": async (request) => caseText(parts, request),
      "citations.citationsOf": async (request) => listCitationsOf(parts, request),
      "citations.citedBy": async (request) => listCitedBy(parts, request),
      "citations.network": async (request) => citationNetwork(parts, request),
      "citations.explain": async (request) => explainStanding(parts, request),
      "citations.path": async (request) => linePath(parts, request),
      "citations.similar": async (request) => similar(parts, request),
      "citations.relyingOn": async (request) => relyingOn(parts, request),
      "citations.history": async (request) => history(parts, request),
      "citations.check": async (request, { signal }) => check(parts, request, signal),
      "citations.export": async (request) => exportCase(parts, request),
      "citations.styles": async () => listStyles(),
      "research.search": async (request) => searchCases(parts, request),
      "research.suggest": async (request) => suggest(parts, request),
      "research.similar": async (request) => similarCases(parts, request),
      "research.batch": async (request, { signal }) => searchBatch(parts, request, signal),
      "research.export": async (request, { signal }) => exportResults(parts, request, signal),
      "research.newSince": async (request) => newSince(parts, request),
      "research.explain": async (request) => explainSearch(parts, request, now),
      "statutes.search": async (request) => searchStatutes(parts, request),
      "statutes.states": async () => statuteStates(parts),
      "statutes.codes": async (request) => statuteCodes(parts, request),
      "statutes.section": async (request) => statuteSection(parts, request),
      "acts.list": async (request) => listActs(parts, request),
      "acts.amendments": async (request) => actAmendments(parts, request),
      "acts.text": async (request) => actText(parts, request),
      "corpus.manifest": async () => manifest(parts),
      "corpus.stats": async () => stats(parts),
      ...creditVerbs(ledger, prices),
    },
    { ledger, prices: pricesOf(prices), now },
  );
  const answers = asking(parts, { model: options.model, newId, ledger, prices: pricesOf(prices), now });
  return engineOf({ ...verbs, "ask.stream": answers }, async () => opened.close());
}

function isFile(corpus: Uint8Array | ArrayBuffer | CorpusFile): corpus is CorpusFile {
  return "read" in corpus;
}
