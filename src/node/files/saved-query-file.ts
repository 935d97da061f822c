import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readRequest } from "../../contract/request/read-request.ts";
import { NewSinceRequestSchema, type SavedQuery } from "../../contract/schemas/research/new-since.ts";
import { EngineError } from "../../errors.ts";
import { syncFolder } from "./sync-folder.ts";

/** One that was written by hand may not have been run yet. */
export type SavedQueryRow = Omit<SavedQuery, "lastRun"> & Partial<Pick<SavedQuery, "lastRun">>;

/** The saved queries of a file. @throws EngineError `validation_failed` where it cannot be read or holds something else */
export function readSavedQueries(path: string): readonly SavedQueryRow[] {
  let rows: unknown;
  try {
    rows = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw createUnreadableFileError(path, (cause as Error).message, cause);
  }
  if (!Array.isArray(rows)) throw createUnreadableFileError(path, "it holds no list");
  return rows.map((saved: unknown, at) => {
    try {
      return readRequest(NewSinceRequestSchema, { saved }, { where: "body" }).saved;
    } catch (cause) {
      throw createUnreadableFileError(path, `entry ${at + 1}: ${(cause as Error).message}`, cause);
    }
  });
}

/**
 * Replaces the file by what `change` makes of it as it is now, all or nothing. Who changed it while a query was running
 * keeps the change.
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
    throw new EngineError("validation_failed", `${path} cannot be written: ${(cause as Error).message}`, {}, cause);
  }
}

function createUnreadableFileError(path: string, why: string, cause?: unknown): EngineError {
  return new EngineError("validation_failed", `${path} cannot be read: ${why}`, {}, cause);
}
