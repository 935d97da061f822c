import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { compactEntries } from "../../credits/compact-entries.ts";
import { syncFolder } from "../files/sync-folder.ts";
import { type JournalFile, rejectFurtherWrites, writeAll } from "./journal-file.ts";
import { createStartPosition, encodeHeader, encodeLine, type JournalPosition } from "./journal-line.ts";
import { readLedgerEntries } from "./read-entries.ts";

const WRITE_BYTES = 1 << 20;

/** Time limits of a compaction. */
export interface CompactionLimits {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds that entries are kept one by one. */
  readonly historyMs: number;
}

/** Removes the unfinished file of a compaction that a crash interrupted. */
export async function removeUnfinishedCompaction(path: string): Promise<void> {
  await rm(toCompactionPath(path), { force: true });
}

/**
 * Replaces a journal by one with fewer entries and the same balances: writes it to a second file, syncs that, and renames
 * it. At every moment the path leads to a whole journal, the former or the new one.
 */
export async function compactJournal(file: JournalFile, limits: CompactionLimits): Promise<void> {
  try {
    const end = await writeCompacted(file, limits);
    await replaceJournal(file, end);
  } catch (error) {
    await removeUnfinishedCompaction(file.path);
    throw error;
  }
}

async function writeCompacted(file: JournalFile, { now, historyMs }: CompactionLimits): Promise<JournalPosition> {
  const end = createStartPosition();
  const { mode } = await file.handle.stat();
  const compacted = await open(toCompactionPath(file.path), "w", mode & 0o777);
  try {
    let lines = [encodeHeader(end)];
    let start = 0;
    const entries = readLedgerEntries(file.handle, file.name, file.end.offset);
    for await (const entry of compactEntries(entries, now, historyMs)) {
      lines.push(encodeLine(JSON.stringify(entry), end));
      if (end.offset - start < WRITE_BYTES) continue;
      await writeAll(compacted, Buffer.concat(lines), start);
      [lines, start] = [[], end.offset];
    }
    await writeAll(compacted, Buffer.concat(lines), start);
    await compacted.sync();
  } finally {
    await compacted.close();
  }
  return end;
}

/** Renames the compacted file over the journal and opens it. */
async function replaceJournal(file: JournalFile, end: JournalPosition): Promise<void> {
  // Windows does not rename over a file that is open.
  await file.handle.close();
  try {
    await rename(toCompactionPath(file.path), file.path);
    file.end = end;
    // While the rename is not durable, a crash could restore the former file without the entries that follow.
    await syncFolder(dirname(file.path)).catch((failure) => rejectFurtherWrites(file, failure));
  } finally {
    file.handle = await open(file.path, "r+");
  }
}

function toCompactionPath(path: string): string {
  return `${path}.compacting`;
}
