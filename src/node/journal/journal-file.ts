import { type FileHandle, open } from "node:fs/promises";
import { resolve } from "node:path";
import { EngineError } from "../../errors.ts";
import { createStartPosition, encodeLine, type JournalPosition } from "./journal-line.ts";

/** A journal file that is open for writing. Recovery, appending and compaction share this state. */
export interface JournalFile {
  /** Path as the caller stated it; messages name the journal by it. */
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
  /** Replaced by a compaction. */
  handle: FileHandle;
  /** End of the last entry that is on the disk. */
  end: JournalPosition;
  /** Error of the first sync that failed. From then on the content of the disk is unknown and every write is rejected. */
  syncFailure: unknown;
}

/**
 * Opens a journal file, or creates it, readable by its owner only. `end` is the start until the file is recovered.
 * @throws EngineError `validation_failed` if the file cannot be opened
 */
export async function openJournalFile(name: string): Promise<JournalFile> {
  const path = resolve(name);
  return { name, path, handle: await openOrCreate(path), end: createStartPosition(), syncFailure: undefined };
}

async function openOrCreate(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r+");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return open(path, "wx+", 0o600);
    throw new EngineError("validation_failed", `Cannot open the journal ${path}: ${String(error)}.`, {}, error);
  }
}

/**
 * Appends entries as one write and one sync; they are on the disk when the promise resolves. If the write fails, for
 * instance because the disk is full, the file is truncated to its former end, so that a later write can succeed.
 */
export async function appendEntries(file: JournalFile, entries: readonly string[]): Promise<void> {
  if (file.syncFailure !== undefined) throw file.syncFailure;
  const end: JournalPosition = { ...file.end };
  const bytes = Buffer.concat(entries.map((json) => encodeLine(json, end)));
  try {
    await writeAll(file.handle, bytes, file.end.offset);
  } catch (error) {
    await file.handle.truncate(file.end.offset).catch((failure) => rejectFurtherWrites(file, failure));
    throw error;
  }
  await file.handle.datasync().catch((failure) => rejectFurtherWrites(file, failure));
  file.end = end;
}

/** Records a failed sync, so that every later write is rejected with it, and throws it. */
export function rejectFurtherWrites(file: JournalFile, failure: unknown): never {
  file.syncFailure = failure;
  throw failure;
}

/** Writes all bytes at a position of a file, also if the system writes only a part per call. */
export async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await handle.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
  }
}
