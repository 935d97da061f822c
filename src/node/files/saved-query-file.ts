import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readRequest } from "../../contract/request/read-request.ts";
import { type SavedQuery, savedQueryRow } from "../../contract/schemas/research/saved-query.ts";
import { createUnreadableFileError, createUnwritableFileError, describeCause } from "./file-errors.ts";
import { syncFolder } from "./sync-folder.ts";

/** A saved query as the file contains it; one that was written by hand has no `lastRun` until it is run. */
export type SavedQueryRow = Omit<SavedQuery, "lastRun"> & Partial<Pick<SavedQuery, "lastRun">>;

/**
 * Reads the saved queries of a file.
 * @throws EngineError `validation_failed` if it cannot be read or is not an array of saved queries
 */
export function readSavedQueries(path: string): readonly SavedQueryRow[] {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
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

/**
 * Replaces the content of a file by `change(content)`, all or nothing. The file is read again just before, so that an
 * edit that another process made while a query was running is kept.
 * @throws EngineError `validation_failed` if the file cannot be read or written
 */
export async function updateSavedQueries(
  path: string,
  change: (rows: readonly SavedQueryRow[]) => readonly SavedQueryRow[],
): Promise<void> {
  const rows = change(existsSync(path) ? readSavedQueries(path) : []);
  const partial = `${path}.${process.pid}.partial`;
  try {
    const file = openSync(partial, "w");
    try {
      writeFileSync(file, `${JSON.stringify(rows, null, 1)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(partial, path);
    await syncFolder(dirname(path));
  } catch (cause) {
    rmSync(partial, { force: true });
    throw createUnwritableFileError(path, cause);
  }
}
