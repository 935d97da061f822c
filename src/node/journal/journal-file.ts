import { type FileHandle, open, stat } from "node:fs/promises";
import { EngineError } from "../../errors.ts";
import { describeCause, describeOtherFileKind, describeWriteCause } from "../files/file-errors.ts";
import type { FileLock } from "../lock/file-lock.ts";
import { encodeLine, type JournalPosition } from "./journal-line.ts";

/** A journal file that is open for writing. Recovery, appending and compaction share this state. */
export interface JournalFile {
  /** Path as the caller stated it; messages name the journal by it. */
  readonly name: string;
  /** Absolute path without symbolic links. */
  readonly path: string;
  readonly lock: FileLock;
  /** Replaced by a compaction. */
  handle: FileHandle;
  /** End of the last entry that is on the disk. */
  end: JournalPosition;
  /**
   * Error of the first sync that failed, or of a lock that was lost. From then on the content of the disk is unknown and
   * every write is rejected.
   */
  failure: EngineError | undefined;
}

/**
 * Opens the file of a journal, or creates it, readable by its owner only.
 * @throws EngineError `validation_failed` if it cannot be opened or is not a regular file
 */
export async function openJournalHandle(path: string, name: string): Promise<FileHandle> {
  try {
    // Opening a pipe or a device could wait, or change its state.
    const found = await stat(path).catch(ignoreMissing);
    const otherKind = found && describeOtherFileKind(found);
    if (otherKind) throw createUnusableJournalError(name, otherKind);
    return found ? await open(path, "r+") : await openOrCreate(path);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw createUnusableJournalError(name, describeWriteCause(error), error);
  }
}

/** Creates the error for a journal that cannot be opened. @param reason a clause with its remedy */
export function createUnusableJournalError(name: string, reason: string, cause?: unknown): EngineError {
  return new EngineError("validation_failed", `Cannot open the journal ${name}: ${reason}`, {}, cause);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Another process may create the file, or remove it, at the same moment. */
async function openOrCreate(path: string): Promise<FileHandle> {
  try {
    return await open(path, "wx+", 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return open(path, "r+");
    throw error;
  }
}

/**
 * Appends entries as one write and one sync; they are on the disk, in a file that was this process's before and after the
 * write, when the promise resolves. If the write fails, for instance because the disk is full, the file is truncated to its
 * former end, so that a later write can succeed.
 * @throws EngineError `ledger_unavailable`
 */
export async function appendEntries(file: JournalFile, entries: readonly string[]): Promise<void> {
  await requireOwnership(file);
  const end: JournalPosition = { ...file.end };
  const bytes = Buffer.concat(entries.map((json, index) => encodeLine(json, end, index === 0)));
  try {
    await writeAll(file.handle, bytes, file.end.offset);
  } catch (error) {
    await removeUnfinished(file).catch((failure) => rejectFurtherWrites(file, failure));
    throw createUnwritableJournalError(file, error);
  }
  await file.handle.datasync().catch(async (failure) => {
    // Entries that nobody acknowledged had better not be found after a restart.
    await file.handle.truncate(file.end.offset).catch(() => {});
    rejectFurtherWrites(file, failure);
  });
  await requireOwnership(file);
  file.end = end;
}

/** Synced, because what is left of it must not be found below a later entry. */
async function removeUnfinished({ handle, end }: JournalFile): Promise<void> {
  await handle.truncate(end.offset);
  await handle.datasync();
}

/**
 * Checks that the file is still this process's.
 * @throws EngineError `ledger_unavailable`, now and for every later write, if it is not
 */
export async function requireOwnership(file: JournalFile): Promise<void> {
  if (file.failure !== undefined) throw file.failure;
  const loss = await file.lock.findLoss().catch((error) => {
    throw createUnwritableJournalError(file, error);
  });
  if (loss === null) return;
  file.failure = new EngineError(
    "ledger_unavailable",
    `The journal ${file.name} is not written any more: ${loss}. Restart this process when no other one uses the journal.`,
  );
  throw file.failure;
}

/** Records a failed sync, so that every later write is rejected with it, and throws it. */
export function rejectFurtherWrites(file: JournalFile, cause: unknown): never {
  file.failure ??= new EngineError(
    "ledger_unavailable",
    `The journal ${file.name} is not written any more, because what is on the disk is not known: ${describeCause(cause)} Then restart this process.`,
    {},
    cause,
  );
  throw file.failure;
}

function createUnwritableJournalError({ name }: JournalFile, cause: unknown): EngineError {
  if (cause instanceof EngineError) return cause;
  const message = `The journal ${name} cannot be written: ${describeCause(cause)}`;
  return new EngineError("ledger_unavailable", message, {}, cause);
}

/** Writes all bytes at a position of a file, also if the system writes only a part per call. */
export async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await handle.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
  }
}
