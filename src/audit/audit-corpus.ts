import { yieldToEventLoop } from "../async/yield-to-event-loop.ts";
import { findStoredCase, listClusterIds } from "../store/cases/cases.ts";
import { listCitationsOfCase } from "../store/citations/case-citations.ts";
import { readNeighbours } from "../store/citations/edges.ts";
import { createStatedEdgeReader } from "../store/citations/stated-edges.ts";
import type { OpenCorpusFile } from "../store/corpus.ts";
import { checkCase, toFindingCase } from "./check-case.ts";
import { checkStatedEdges } from "./check-stated-edges.ts";
import { checkTexts } from "./check-texts.ts";
import { createDuplicateFinder } from "./duplicate-finder.ts";
import { reportSameCitations, reportSameDockets, reportSameOpinions, reportSameTexts } from "./find-duplicates.ts";
import type { Finding } from "./finding.ts";
import { hashText } from "./text-hash.ts";

/** Options of an audit. */
export interface AuditOptions {
  /** The day of the audit, `YYYY-MM-DD`: a later decision is a finding. */
  readonly today: string;
  readonly signal?: AbortSignal;
  /** Called with the number of cases that were read, and of all cases. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Cases between two turns of the event loop. */
const CASES_PER_YIELD = 8;

/**
 * Finds what is suspicious in a corpus: first case by case in the order of cluster ids, then what cases have in common.
 * Every finding has its proof. The text of one case is in memory, and 60 bytes per case.
 */
export async function* auditCorpus(
  corpus: OpenCorpusFile,
  { today, signal, onProgress }: AuditOptions,
): AsyncGenerator<Finding> {
  const { database } = corpus;
  const [texts, opinions, dockets] = [createDuplicateFinder(), createDuplicateFinder(), createDuplicateFinder()];
  const courts = corpus.readCourts();
  const renamed = database.prepare("SELECT 1 FROM given_name WHERE cluster_id = ?");
  const ids = listClusterIds(database);
  const readStatedEdges = createStatedEdgeReader(database);
  const readCited = (ordinal: number) =>
    new Set(Array.from(readNeighbours(database, ordinal, "cited").ordinals, (cited) => ids[cited]!));
  for (const [done, clusterId] of ids.entries()) {
    if (done % CASES_PER_YIELD === 0) {
      onProgress?.(done, ids.length);
      await yieldToEventLoop(signal);
    }
    const row = findStoredCase(database, clusterId)!;
    const citations = listCitationsOfCase(database, clusterId);
    const hasGivenName = renamed.get(clusterId) === undefined;
    const stated = readStatedEdges(clusterId);
    if (stated.length > 0) yield* checkStatedEdges(toFindingCase({ row, citations }), stated, readCited(done));
    yield* checkCase({ row, court: courts.get(row.courtId), citations, hasGivenName }, today);
    const hashes = yield* checkTexts(corpus.opinions, toFindingCase({ row, citations }));
    if (hashes.whole !== null) texts.add(hashes.whole, clusterId);
    for (const hash of hashes.opinions) opinions.add(hash, clusterId);
    if (row.docketNumber !== "" && row.datePrecision === "day")
      dockets.add(hashText(`${row.courtId} ${row.docketNumber} ${row.dateFiled}`).hash, clusterId);
  }
  onProgress?.(ids.length, ids.length);
  const sameTexts = new Set<number>();
  for (const group of texts.listGroups()) for (const id of group) sameTexts.add(id);
  for (const findings of [
    reportSameTexts(corpus, texts.listGroups()),
    reportSameOpinions(corpus, opinions.listGroups(), sameTexts),
    reportSameDockets(corpus, dockets.listGroups(), sameTexts),
    reportSameCitations(corpus),
  ]) {
    for (const finding of findings) {
      await yieldToEventLoop(signal);
      yield finding;
    }
  }
}
