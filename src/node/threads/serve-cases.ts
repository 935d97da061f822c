import { parentPort } from "node:worker_threads";
import { type Database, openDatabase } from "../../store/sqlite/database.ts";
import { loadSqlite } from "../../store/sqlite/load-sqlite.ts";
import { openCorpusFile } from "../files/corpus-file.ts";
import { type CaseRange, describeFailure, type ThreadAnswer } from "./start-threads.ts";

/**
 * Opens the corpus under construction for a thread: what it reads is committed, and does not change while it does.
 * @param cacheMib memory for its pages: what cases refer to is looked up in any order
 */
export async function openUnfinishedCorpus(path: string, cacheMib: number): Promise<Database> {
  const database = openDatabase(await loadSqlite(), openCorpusFile(path));
  database.exec(`PRAGMA cache_size = -${cacheMib * 1024}`);
  return database;
}

/**
 * Answers the requests of the thread that started this one.
 * @param compute of the case with an ordinal
 * @param pack what is sent, and the buffers that are transferred
 */
export function serveCases<Result, Packed>(
  compute: (ordinal: number) => Result,
  pack: (results: readonly Result[]) => { readonly packed: Packed; readonly transfer: readonly ArrayBuffer[] },
): void {
  const port = parentPort!;
  port.on("message", ({ from, to }: CaseRange) => {
    try {
      const { packed, transfer } = pack(Array.from({ length: to - from }, (_, at) => compute(from + at)));
      port.postMessage({ packed } satisfies ThreadAnswer<Packed>, transfer);
    } catch (error) {
      port.postMessage(describeFailure(error) satisfies ThreadAnswer<Packed>);
    }
  });
}
