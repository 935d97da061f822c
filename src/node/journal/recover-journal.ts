import { dirname } from "node:path";
import { syncFolder } from "../files/sync-folder.ts";
import type { JournalFile } from "./journal-file.ts";
import { readEntries } from "./read-entries.ts";

/**
 * Finds the end of a journal, truncates a torn last entry and syncs the file. Moves `file.end` to the end of the last
 * entry.
 * @param onNotice receives a sentence about a torn entry
 * @returns the number of bytes that were cut off
 * @throws EngineError `validation_failed` if the file is damaged or not a journal; it is not changed then
 */
export async function recoverJournal(file: JournalFile, onNotice: (sentence: string) => void): Promise<number> {
  const { handle, end, name } = file;
  for await (const _ of readEntries(handle, end, name));
  const { size } = await handle.stat();
  const tornBytes = Math.max(0, size - end.offset);
  if (tornBytes > 0) {
    await handle.truncate(end.offset);
    onNotice(`${name}: cut off ${tornBytes} bytes of an unfinished entry at byte ${end.offset}.`);
  }
  // Entries of a process that was killed before it could sync count from now on.
  await handle.sync();
  await syncFolder(dirname(file.path));
  return tornBytes;
}
