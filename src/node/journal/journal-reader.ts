import { type FileHandle, open } from "node:fs/promises";
import type { LedgerStore } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { readLedgerEntries } from "./read-entries.ts";

/**
 * Creates a read-only store over a journal; another process may write it meanwhile. `load` throws an EngineError
 * `validation_failed` if the file is missing, damaged or not a journal.
 */
export function createJournalReader(path: string): LedgerStore {
  return {
    async *load() {
      const file = await openToRead(path);
      try {
        yield* readLedgerEntries(file, path);
      } finally {
        await file.close();
      }
    },
    append: () => Promise.reject(new EngineError("internal", `The journal ${path} is open for reading only.`)),
  };
}

async function openToRead(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r");
  } catch (error) {
    throw new EngineError("validation_failed", `Cannot open the journal ${path}: ${String(error)}.`, {}, error);
  }
}
