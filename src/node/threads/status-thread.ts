import { workerData } from "node:worker_threads";
import { createStatusReader } from "../../ingest/projections/case-statuses.ts";
import type { StatusReaderThreadSettings } from "./build-threads.ts";
import { openUnfinishedCorpus, serveCases } from "./serve-cases.ts";

/* A thread that determines the statuses of cases. */

/** Less than for citations: at this point of a build its own thread holds most. */
const CACHE_MIB = 12;

const { path, ...settings } = workerData as StatusReaderThreadSettings;
serveCases(createStatusReader(await openUnfinishedCorpus(path, CACHE_MIB), settings), (packed) => ({
  packed,
  transfer: [],
}));
