import { rmSync } from "node:fs";
import { type FileHandle, open, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EngineError } from "../../errors.ts";
import { createUnwritableFileError, describeOtherFileKind } from "../files/file-errors.ts";
import { resolveTarget } from "../files/resolve-target.ts";
import { DamagedLeaseError, type FileLock, type LockSettings, lockOpenFile } from "./file-lock.ts";

/** How an output is locked; every field is optional. */
export interface OutputLockSettings extends LockSettings {
  /** Milliseconds to wait for another process that has the lock. Default 0. */
  readonly waitMs?: number;
}

/** The right to replace a file. */
export interface OutputLock {
  /** Path of the file itself, without symbolic links. */
  readonly path: string;
  /**
   * Checks that the right was not lost, for instance to another process while this one was suspended.
   * @throws EngineError `validation_failed`
   */
  requireOwnership(): Promise<void>;
  release(): Promise<void>;
}

/** Milliseconds between two attempts to lock a file that another process has. */
const RETRY_MS = 50;

/**
 * Locks a file that is to be replaced, whether it exists or not, for this process. The lock is a file beside it,
 * `.NAME.lock`, which is removed when the lock is released; after a crash the next process takes it over.
 * @throws EngineError `validation_failed` if another process is replacing the file, the path leads to something other than a
 * regular file, or its folder cannot be written
 */
export async function lockOutput(name: string, settings: OutputLockSettings = {}): Promise<OutputLock> {
  try {
    const path = resolveTarget(name);
    const otherKind = await stat(path).then(describeOtherFileKind, () => null);
    if (otherKind) throw createUnwritableFileError(name, undefined, otherKind);
    for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
      const locked = await tryLock(path, settings);
      if (locked && "lock" in locked) return createOutputLock(name, path, locked);
      if (locked && waitedMs >= (settings.waitMs ?? 0)) throw createBusyError(name, locked.holder);
      if (locked) await sleep(RETRY_MS);
    }
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw createUnwritableFileError(name, error);
  }
}

interface OpenLock {
  readonly handle: FileHandle;
  readonly lock: FileLock;
}

/** Returns the lock, or its holder; null if the lock file was replaced meanwhile. */
async function tryLock(path: string, settings: LockSettings): Promise<OpenLock | { readonly holder: string } | null> {
  const lockPath = toLockPath(path);
  const handle = await openOrCreate(lockPath);
  if (handle === null) return null;
  let locked: OpenLock | undefined;
  try {
    const lock = await lockOpenFile({ handle, path: lockPath, offset: 0 }, settings);
    if (lock === null || "holder" in lock) return lock;
    if (lock.isTakenOver) {
      // The former owner may only be suspended; it finds another file at the path, or none, when it continues.
      await rm(lockPath, { force: true });
      await lock.release();
      return null;
    }
    locked = { handle, lock };
    return locked;
  } catch (error) {
    if (!(error instanceof DamagedLeaseError)) throw error;
    throw createUnwritableFileError(path, error, `${lockPath} is not a lock of Headnote. Remove or rename that file.`);
  } finally {
    if (locked === undefined) await handle.close();
  }
}

async function openOrCreate(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "wx+");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  try {
    return await open(path, "r+");
  } catch (error) {
    // Its owner has just removed it.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function createOutputLock(name: string, path: string, { handle, lock }: OpenLock): OutputLock {
  return {
    path,
    async requireOwnership() {
      const loss = await lock.findLoss();
      if (loss === null) return;
      const message = `${name} is not replaced: this process was suspended, and another one has taken over the right to write it. Run this again.`;
      throw new EngineError("validation_failed", message);
    },
    async release() {
      try {
        // Removed while it is locked: whoever has opened it meanwhile sees that it is no longer at its path.
        if ((await lock.findLoss()) === null) rmSync(toLockPath(path), { force: true });
      } catch {
        // A lock file that is left behind is taken over by the next process.
      }
      await lock.release().catch(() => {});
      await handle.close().catch(() => {});
    },
  };
}

/** Returns the path of the lock file of an output. */
export function toLockPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.lock`);
}

function createBusyError(name: string, holder: string): EngineError {
  return new EngineError(
    "validation_failed",
    `${name} is being written by ${holder}. Wait until that has ended, then run this again.`,
  );
}
