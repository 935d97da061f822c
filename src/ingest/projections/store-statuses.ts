import { toFreshnessCode } from "../../law/treatment.ts";
import { insertCaseStatus } from "../../store/cases/case-status.ts";
import { allocateShared } from "../../store/cases/collect-case-columns.ts";
import type { NumberColumn } from "../../store/scratch/number-column.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { BuildStages } from "../stages.ts";
import { type BuildThreads, MIN_THREADED_CASES, storeFromThreads } from "./build-threads.ts";
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
  stages: BuildStages,
  threads?: BuildThreads,
): Promise<Uint8Array> {
  const settings = await stages.runThrough(collectStatusSettings(database, threads && allocateShared));
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
  if (started) await storeFromThreads(started, stages, "status", count, store);
  else {
    const determine = createStatusReader(database, settings);
    await stages.visitEach("status", count, (ordinal) => store(ordinal, determine(ordinal)));
  }
  authority.close();
  return labels;
}
