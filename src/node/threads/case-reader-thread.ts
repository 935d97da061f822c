import { workerData } from "node:worker_threads";
import { createCaseReader } from "../../ingest/projections/case-readings.ts";
import { openProjectedCases } from "../../ingest/projections/projected-cases.ts";
import type { CaseReaderThreadSettings } from "./build-threads.ts";
import { packReadings } from "./packed-readings.ts";
import { openUnfinishedCorpus, serveCases } from "./serve-cases.ts";

/* A thread that reads the opinions of cases. */

const CACHE_MIB = 24;

const { path, columns, needsOpinions } = workerData as CaseReaderThreadSettings;
const database = await openUnfinishedCorpus(path, CACHE_MIB);
serveCases(createCaseReader(database, openProjectedCases(database, columns), needsOpinions), (readings) => {
  const packed = packReadings(readings);
  return { packed, transfer: [packed.bytes.buffer as ArrayBuffer] };
});
