import { parentPort, workerData } from "node:worker_threads";
import { createCaseReader } from "../../ingest/projections/case-readings.ts";
import { openProjectedCases } from "../../ingest/projections/projected-cases.ts";
import { openDatabase } from "../../store/sqlite/database.ts";
import { loadSqlite } from "../../store/sqlite/load-sqlite.ts";
import { openCorpusFile } from "../files/corpus-file.ts";
import { packReadings } from "./packed-readings.ts";
import type { CaseReaderThreadSettings, ReadAnswer, ReadRequest } from "./start-case-readers.ts";

/*
 * A thread that reads the opinions of cases. It opens the corpus under construction itself: the records are committed, and
 * their tables do not change while cases are read.
 */

/** Pages of the database in memory: citations are looked up in any order. */
const CACHE_KIB = 24 * 1024;

const { path, columns, needsOpinions } = workerData as CaseReaderThreadSettings;
const port = parentPort!;
const database = openDatabase(await loadSqlite(), openCorpusFile(path));
database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
const readCase = createCaseReader(database, openProjectedCases(database, columns), needsOpinions);

port.on("message", ({ from, to }: ReadRequest) => {
  try {
    const readings = packReadings(Array.from({ length: to - from }, (_, at) => readCase(from + at)));
    port.postMessage({ readings } satisfies ReadAnswer, [readings.bytes.buffer as ArrayBuffer]);
  } catch (error) {
    port.postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies ReadAnswer);
  }
});
