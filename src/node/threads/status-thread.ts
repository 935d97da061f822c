import { workerData } from "node:worker_threads";
import { createStatusReader } from "../../ingest/projections/case-statuses.ts";
import type { StatusReaderThreadSettings } from "./build-threads.ts";
import { openUnfinishedCorpus, serveCases } from "./serve-cases.ts";

/* A thread that determines the statuses of cases. */

const { path, columns } = workerData as StatusReaderThreadSettings;
serveCases(createStatusReader(await openUnfinishedCorpus(path), columns), (packed) => ({ packed, transfer: [] }));
