import type { CitationMetrics } from "../../citator/network/edge-writer.ts";
import { toFreshnessCode } from "../../law/treatment.ts";
import { insertCaseStatus } from "../../store/cases/case-status.ts";
import { collectCaseColumns } from "../../store/cases/collect-case-columns.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { BuildStages } from "../stages.ts";
import { type BuildThreads, computeInThreads, MIN_THREADED_CASES } from "./build-threads.ts";
import { createStatusReader, type DeterminedStatus } from "./case-statuses.ts";

/**
 * Determines the status of every case and stores it with its citation counts.
 * @param metrics by ordinal: the index of the case in ascending cluster id
 * @param threads default: statuses are determined in this thread
 * @returns by ordinal, the code of the freshness label
 */
export async function storeStatuses(
  database: Database,
  metrics: CitationMetrics,
  { visitEach, visitRange, runThrough }: BuildStages,
  threads?: BuildThreads,
): Promise<Uint8Array> {
  const allocate = threads && ((bytes: number) => new SharedArrayBuffer(bytes));
  const columns = await runThrough(collectCaseColumns(database, allocate));
  const { count, clusterIds } = columns;
  const labels = new Uint8Array(count);

  function store(ordinal: number, { freshness, detailJson }: DeterminedStatus): void {
    labels[ordinal] = toFreshnessCode(freshness);
    insertCaseStatus(database, clusterIds[ordinal]!, {
      citeCount: metrics.citeCounts[ordinal]!,
      authority: metrics.authority[ordinal]!,
      freshness,
      detailJson,
    });
  }

  const started = threads && count >= MIN_THREADED_CASES ? threads.startStatusThreads({ columns }) : null;
  if (started)
    await computeInThreads(started, count, (from, statuses) =>
      visitRange("status", { from, to: from + statuses.length, count }, (ordinal) =>
        store(ordinal, statuses[ordinal - from]!),
      ),
    );
  else {
    const determine = createStatusReader(database, columns);
    await visitEach("status", count, (ordinal) => store(ordinal, determine(ordinal)));
  }
  return labels;
}
