import { existsSync, readFileSync, statSync } from "node:fs";
import { readRequest } from "../../contract/request/read-request.ts";
import { type SavedQuery, savedQueryRow } from "../../contract/schemas/research/saved-query.ts";
import { EngineError } from "../../errors.ts";
import { lockOutput } from "../lock/lock-output.ts";
import { createUnreadableFileError, describeCause, describeOtherFileKind } from "./file-errors.ts";
import { removeAbandonedReplacements, replaceFile } from "./replace-file.ts";

/** A saved query as the file contains it; one that was written by hand has no `lastRun` until it is run. */
export type SavedQueryRow = Omit<SavedQuery, "lastRun"> & Partial<Pick<SavedQuery, "lastRun">>;

/**
 * Reads the saved queries of a file.
 * @throws EngineError `validation_failed` if it cannot be read or is not an array of saved queries
 */
export function readSavedQueries(path: string): readonly SavedQueryRow[] {
  let rows: unknown;
  try {
    // Reading a pipe would wait for its other end.
    const otherKind = describeOtherFileKind(statSync(path));
    if (otherKind) throw createUnreadableFileError(path, undefined, otherKind);
    rows = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw createUnreadableFileError(path, cause);
  }
  if (!Array.isArray(rows)) throw createUnreadableFileError(path, undefined, "it is not a JSON array of saved queries");
  return rows.map((saved: unknown, index) => {
    try {
      return readRequest(savedQueryRow, { saved }, { where: "body" }).saved;
    } catch (cause) {
      throw createUnreadableFileError(path, cause, `entry ${index + 1}: ${describeCause(cause)}`);
    }
  });
}

/** Milliseconds to wait for another process that is changing the same file. */
const LOCK_WAIT_MS = 10_000;

/**
 * Replaces the content of a file by `change(content)`, all or nothing. The file is locked and read again just before, so
 * that an edit that another process made while a query was running is kept.
 * @throws EngineError `validation_failed` if the file cannot be read or written
 */
export async function updateSavedQueries(
  path: string,
  change: (rows: readonly SavedQueryRow[]) => readonly SavedQueryRow[],
): Promise<void> {
  const lock = await lockOutput(path, { waitMs: LOCK_WAIT_MS });
  try {
    removeAbandonedReplacements(lock.path);
    const rows = change(existsSync(path) ? readSavedQueries(path) : []);
    await lock.requireOwnership();
    await replaceFile(path, `${JSON.stringify(rows, null, 1)}\n`);
  } finally {
    await lock.release();
  }
}
