import type { BuildThreads } from "../../ingest/projections/build-threads.ts";
import type { CaseReaderSettings } from "../../ingest/projections/case-readings.ts";
import type { DeterminedStatus, StatusThreadSettings } from "../../ingest/projections/case-statuses.ts";
import { type PackedReadings, unpackReadings } from "./packed-readings.ts";
import { startThreads } from "./start-threads.ts";

/** Path of the corpus under construction. */
interface UnfinishedCorpus {
  readonly path: string;
}

/** What a thread must know to read cases. */
export type CaseReaderThreadSettings = CaseReaderSettings & UnfinishedCorpus;

/** What a thread must know to determine statuses. */
export type StatusReaderThreadSettings = StatusThreadSettings & UnfinishedCorpus;

/**
 * Creates the threads of a build.
 * @param path of the corpus under construction
 * @param memoryBytes of the whole build
 * @param cores default: those that the process may use
 */
export function createBuildThreads(path: string, memoryBytes: number, cores?: number): BuildThreads {
  return {
    startCaseReaders: (settings) =>
      startThreads({
        entry: "case-reader-thread",
        settings: { path, ...settings } satisfies CaseReaderThreadSettings,
        memoryBytes,
        cores,
        unpack: (packed: PackedReadings) => unpackReadings(packed),
      }),
    startStatusThreads: (settings) =>
      startThreads({
        entry: "status-thread",
        settings: { path, ...settings } satisfies StatusReaderThreadSettings,
        memoryBytes,
        cores,
        unpack: (statuses: readonly DeterminedStatus[]) => statuses,
      }),
  };
}
