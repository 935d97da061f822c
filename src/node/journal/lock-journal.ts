import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { EngineError } from "../../errors.ts";
import { resolveTarget } from "../files/resolve-target.ts";
import { syncFolder } from "../files/sync-folder.ts";
import { DamagedLeaseError, type FileLock, type LockSettings, lockOpenFile } from "../lock/file-lock.ts";
import { requestKernelLock } from "../lock/kernel-lock.ts";
import { LEASE_BYTES } from "../lock/lease.ts";
import { createCompactionPath, rejectHardLinks, writeCompacted } from "./compact-journal.ts";
import { createUnusableJournalError, type JournalFile, openJournalHandle, writeAll } from "./journal-file.ts";
import { createStartPosition, encodeHeader } from "./journal-line.ts";
import { readEntries, readVersion } from "./read-entries.ts";

/** Times that another process may replace the file while it is being locked. */
const MAX_ATTEMPTS = 10;

/**
 * Opens the file of a journal, or creates it, and locks it for this process, under whatever names and links it is reached.
 * A journal of version 1 is replaced by one of this version. `end` is the start until the file is recovered.
 * @throws EngineError `validation_failed` if the file cannot be opened, is not a journal, or is in use
 */
export async function lockJournal(name: string, settings?: LockSettings): Promise<JournalFile> {
  const path = resolveTarget(name);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const handle = await openJournalHandle(path, name);
    try {
      const lock = await lockHandle(handle, path, name, settings);
      if (lock) return { name, path, lock, handle, end: createStartPosition(), failure: undefined };
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
  }
  throw createUnusableJournalError(name, "other processes replace it again and again. Stop them.");
}

/** Returns null if another file is at the path by now. */
async function lockHandle(
  handle: FileHandle,
  path: string,
  name: string,
  settings?: LockSettings,
): Promise<FileLock | null> {
  const version = await readVersion(handle, name);
  if (version === 1) {
    await upgradeJournal(handle, path, name);
    return null;
  }
  const header = encodeHeader();
  // Other processes that create the same journal write the same bytes.
  if (version === null) await writeAll(handle, header, 0);
  const lock = await lockOpenFile({ handle, path, offset: header.length }, settings).catch((error) => {
    throw error instanceof DamagedLeaseError ? createDamagedLeaseError(name, header.length, error) : error;
  });
  if (lock && "holder" in lock) throw createLockedError(name, lock.holder);
  return lock;
}

/** Replaces a journal of version 1, which has no place for a lease, by one of this version with the same entries. */
async function upgradeJournal(handle: FileHandle, path: string, name: string): Promise<void> {
  if ((await requestKernelLock(handle)) === "busy") throw createLockedError(name, "another process");
  await rejectHardLinks({ handle, name });
  const end = createStartPosition();
  for await (const _ of readEntries(handle, end, name));
  const upgradedPath = createCompactionPath(path);
  try {
    const upgraded = await open(upgradedPath, "wx+", (await handle.stat()).mode & 0o777);
    try {
      await writeCompacted({ handle, name, end }, upgraded, { now: 0, historyMs: Number.POSITIVE_INFINITY });
      await upgraded.sync();
    } finally {
      await upgraded.close();
    }
    await rename(upgradedPath, path);
  } catch (error) {
    await rm(upgradedPath, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
}

function createDamagedLeaseError(name: string, offset: number, cause: Error): EngineError {
  const remedy = `printf '%${LEASE_BYTES - 1}s\\n' '' | dd of=${name} bs=1 seek=${offset} conv=notrunc`;
  return new EngineError(
    "validation_failed",
    `The journal ${name} is damaged at byte ${offset}, where its owner is recorded; nothing was changed. Restore a backup, or, while no process uses it, clear that place: ${remedy}`,
    {},
    cause,
  );
}

function createLockedError(name: string, holder: string): EngineError {
  return new EngineError(
    "validation_failed",
    `The journal ${name} is in use by ${holder}. Stop that process, or name another journal.`,
  );
}
