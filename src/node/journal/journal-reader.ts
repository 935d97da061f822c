import { type FileHandle, open } from "node:fs/promises";
import type { LedgerEntry, LedgerStore } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { createStartPosition } from "./journal-line.ts";
import { readEntries } from "./read-entries.ts";

/**
 * A journal to read from alone, also while another process writes it.
 * @throws EngineError `validation_failed`, when entries are loaded, where the file is absent, damaged or foreign
 */
export function createJournalReader(path: string): LedgerStore {
  return {
    async *load() {
      const file = await openToRead(path);
      try {
        for await (const json of readEntries(file, createStartPosition(), path)) yield JSON.parse(json) as LedgerEntry;
      } finally {
        await file.close();
      }
    },
    append: () => Promise.reject(new EngineError("internal", `The journal ${path} is only being read.`)),
  };
}

async function openToRead(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r");
  } catch (error) {
    throw new EngineError("validation_failed", `Cannot open the journal ${path}: ${String(error)}.`, {}, error);
  }
}
