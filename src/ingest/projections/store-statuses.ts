import { toFreshnessCode } from "../../law/treatment.ts";
import { insertCaseStatus } from "../../store/cases/case-status.ts";
import type { NumberColumn } from "../../store/scratch/number-column.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { BuildStages } from "../stages.ts";
import { type BuildThreads, computeInThreads, MIN_THREADED_CASES } from "./build-threads.ts";
import { collectStatusSettings, createStatusReader, type DeterminedStatus } from "./case-statuses.ts";

/** How often each case is cited, and how much that counts, by ordinal: the index of the case in ascending cluster id. */
export interface StatusMetrics {
  readonly citeCounts: Uint32Array;
  /** See `computePageRank`. */
  readonly authority: NumberColumn;
}

/**
 * Determines the status of every case and stores it with its citation counts.
 * @param threads default: statuses are determined in this thread
 * @returns by ordinal, the code of the freshness label
 */
export async function storeStatuses(
  database: Database,
  { citeCounts, authority }: StatusMetrics,
  { visitEach, visitRange, runThrough }: BuildStages,
  threads?: BuildThreads,
): Promise<Uint8Array> {
  const allocate = threads && ((bytes: number) => new SharedArrayBuffer(bytes));
  const settings = await runThrough(collectStatusSettings(database, allocate));
  const { count, clusterIds } = settings.columns;
  const labels = new Uint8Array(count);

  function store(ordinal: number, { freshness, detailJson }: DeterminedStatus): void {
    labels[ordinal] = toFreshnessCode(freshness);
    insertCaseStatus(database, clusterIds[ordinal]!, {
      citeCount: citeCounts[ordinal]!,
      authority: authority.get(ordinal),
      freshness,
      detailJson,
    });
  }

  const started = threads && count >= MIN_THREADED_CASES ? threads.startStatusThreads(settings) : null;
  if (started)
    await computeInThreads(started, count, (from, statuses) =>
      visitRange("status", { from, to: from + statuses.length, count }, (ordinal) =>
        store(ordinal, statuses[ordinal - from]!),
      ),
    );
  else {
    const determine = createStatusReader(database, settings);
    await visitEach("status", count, (ordinal) => store(ordinal, determine(ordinal)));
  }
  authority.close();
  return labels;
}
