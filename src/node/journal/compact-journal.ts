import { type FileHandle, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { compactEntries } from "../../credits/compact-entries.ts";
import { EngineError } from "../../errors.ts";
import { syncFolder } from "../files/sync-folder.ts";
import { encodeLease } from "../lock/lease.ts";
import { type JournalFile, rejectFurtherWrites, requireOwnership, writeAll } from "./journal-file.ts";
import { createEntriesPosition, encodeHeader, encodeLine, type JournalPosition } from "./journal-line.ts";
import { readLedgerEntries } from "./read-entries.ts";

const WRITE_BYTES = 1 << 20;
const ENDING = ".compacting";

/** Time limits of a compaction. */
export interface CompactionLimits {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds that entries are kept one by one. */
  readonly historyMs: number;
}

/** Removes the unfinished files of compactions that a crash interrupted. Only the owner of the journal may call this. */
export async function removeUnfinishedCompactions(path: string): Promise<void> {
  const [folder, prefix] = [dirname(path), `${basename(path)}.`];
  for (const name of await readdir(folder)) {
    if (name.startsWith(prefix) && name.endsWith(ENDING)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Replaces a journal by one with fewer entries and the same balances: writes it to a second file, locks and syncs that, and
 * renames it. At every moment the path leads to a whole journal, the former or the new one.
 * @throws EngineError `validation_failed` if the file has other names, which would lead to the former journal
 */
export async function compactJournal(file: JournalFile, limits: CompactionLimits): Promise<void> {
  await rejectHardLinks(file);
  const path = createCompactionPath(file.path);
  let compacted: FileHandle | undefined;
  try {
    const { mode } = await file.handle.stat();
    compacted = await open(path, "wx+", mode & 0o777);
    const end = await writeCompacted(file, compacted, limits);
    await file.lock.prepare(compacted);
    await compacted.sync();
    await requireOwnership(file);
    await replaceJournal(file, { path, handle: compacted, end });
  } catch (error) {
    if (compacted !== file.handle) await compacted?.close().catch(() => {});
    await rm(path, { force: true }).catch(() => {});
    throw error;
  }
}

/**
 * Writes the entries of a journal to an empty file.
 * @returns the end of the last entry
 */
export async function writeCompacted(
  { handle, name, end: { offset } }: Pick<JournalFile, "handle" | "name" | "end">,
  compacted: FileHandle,
  { now, historyMs }: CompactionLimits,
): Promise<JournalPosition> {
  const end = createEntriesPosition();
  let lines: Buffer[] = [encodeHeader(), encodeLease(null)];
  let start = 0;
  for await (const entry of compactEntries(readLedgerEntries(handle, name, offset), now, historyMs)) {
    lines.push(encodeLine(JSON.stringify(entry), end));
    if (end.offset - start < WRITE_BYTES) continue;
    await writeAll(compacted, Buffer.concat(lines), start);
    [lines, start] = [[], end.offset];
  }
  await writeAll(compacted, Buffer.concat(lines), start);
  return end;
}

/** Returns the path of a new file beside a journal. */
export function createCompactionPath(path: string): string {
  return `${path}.${crypto.randomUUID()}${ENDING}`;
}

/**
 * Checks that the file has one name: a rename changes what one name leads to, and two journals would continue the same
 * balances.
 * @throws EngineError `validation_failed`
 */
export async function rejectHardLinks({ handle, name }: Pick<JournalFile, "handle" | "name">): Promise<void> {
  const { nlink } = await handle.stat();
  if (nlink <= 1) return;
  throw new EngineError(
    "validation_failed",
    `The journal ${name} has ${nlink} names (hard links), and would be replaced under one of them only. Remove the others.`,
  );
}

interface CompactedFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly end: JournalPosition;
}

/** Renames the compacted file over the journal, which it is from then on. */
async function replaceJournal(file: JournalFile, { path, handle, end }: CompactedFile): Promise<void> {
  if (process.platform === "win32") return replaceClosedJournal(file, { path, handle, end });
  await rename(path, file.path);
  const former = file.handle;
  file.handle = handle;
  file.end = end;
  file.lock.follow(handle);
  await former.close().catch(() => {});
  // While the rename is not durable, a crash could restore the former file without the entries that follow.
  await syncFolder(dirname(file.path)).catch((failure) => rejectFurtherWrites(file, failure));
}

/** Windows renames neither a file that is open nor over one. */
async function replaceClosedJournal(file: JournalFile, { path, handle, end }: CompactedFile): Promise<void> {
  await handle.close();
  await file.handle.close();
  try {
    await rename(path, file.path);
    file.end = end;
  } finally {
    file.handle = await open(file.path, "r+");
    file.lock.follow(file.handle);
  }
}
