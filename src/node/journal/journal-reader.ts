import { type FileHandle, open, stat } from "node:fs/promises";
import type { LedgerStore } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { describeCause, describeOtherFileKind } from "../files/file-errors.ts";
import { createUnusableJournalError } from "./journal-file.ts";
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
    // Opening a pipe would wait for its other end.
    const otherKind = describeOtherFileKind(await stat(path));
    if (otherKind === null) return await open(path, "r");
    throw createUnusableJournalError(path, otherKind);
  } catch (error) {
    throw error instanceof EngineError ? error : createUnusableJournalError(path, describeCause(error), error);
  }
}
