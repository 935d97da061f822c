import {
  closeSync,
  createReadStream,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { createUnwritableFileError, describeOtherFileKind } from "./file-errors.ts";
import { resolveTarget } from "./resolve-target.ts";
import { syncFolder } from "./sync-folder.ts";

/** A second file that replaces the first one when it is complete. */
export interface Replacement {
  readonly descriptor: number;
  /** Path of the second file. */
  readonly path: string;
  /** Syncs the bytes and renames the file over the first one, whose permissions it has. */
  publish(): Promise<void>;
  /** Removes the file, or only closes it so that it can be continued. Does nothing after `publish`; never throws. */
  discard(keep?: boolean): void;
}

/**
 * Creates a file beside the one that a path leads to, through symbolic links, under a name that no other process uses.
 * @throws EngineError `validation_failed`, also from its methods, if the disk is full, the folder is not writable, or the
 * path leads to something other than a regular file
 * @param continued path of such a file that another process has left, which is continued
 */
export function createReplacement(name: string, continued: string | null = null): Replacement {
  return withWriteErrors(name, () => {
    const path = resolveTarget(name);
    const partial = continued ?? `${path}.${crypto.randomUUID()}.partial`;
    const former = statSync(path, { throwIfNoEntry: false });
    const otherKind = former && describeOtherFileKind(former);
    if (otherKind) throw createUnwritableFileError(name, undefined, otherKind);
    let descriptor: number | null = openSync(partial, continued === null ? "wx+" : "r+");
    const replacement: Replacement = {
      descriptor,
      path: partial,
      async publish() {
        await withAsyncWriteErrors(name, async () => {
          if (descriptor === null) throw new Error("the file is closed");
          fsyncSync(descriptor);
          // Windows does not rename a file that is open.
          const open = descriptor;
          descriptor = null;
          closeSync(open);
          renameSync(partial, path);
          await syncFolder(dirname(path));
        });
      },
      discard(keep = false) {
        const open = descriptor;
        descriptor = null;
        // The next process that writes this file removes what is left.
        if (open !== null) tryTo(() => closeSync(open));
        if (!keep) tryTo(() => rmSync(partial, { force: true }));
      },
    };
    try {
      if (former) copyPermissions(former, descriptor);
    } catch (error) {
      replacement.discard();
      throw error;
    }
    return replacement;
  });
}

/**
 * Writes a text file, all or nothing.
 * @throws EngineError `validation_failed` if it cannot be written
 */
export async function replaceFile(name: string, text: string): Promise<void> {
  const file = createReplacement(name);
  try {
    withWriteErrors(name, () => writeFileSync(file.descriptor, text));
    await file.publish();
  } finally {
    file.discard();
  }
}

/**
 * Writes a copy of a file, all or nothing.
 * @throws EngineError `validation_failed` if it cannot be written
 */
export async function replaceWithCopy(name: string, original: string, signal?: AbortSignal): Promise<void> {
  const file = createReplacement(name);
  try {
    for await (const chunk of createReadStream(original, { signal }) as AsyncIterable<Buffer>) {
      withWriteErrors(name, () => {
        for (let done = 0; done < chunk.length; ) done += writeSync(file.descriptor, chunk, done);
      });
    }
    await file.publish();
  } finally {
    file.discard();
  }
}

/**
 * Removes what killed processes left beside a file. The caller has the lock of the file.
 * @param continued path of one that is kept
 */
export function removeAbandonedReplacements(path: string, continued: string | null = null): void {
  const [folder, prefix] = [dirname(path), `${basename(path)}.`];
  for (const name of readdirSync(folder)) {
    if (join(folder, name) === continued) continue;
    if (name.startsWith(prefix) && /^(?:\d+|[0-9a-f-]{36})\.partial$/.test(name.slice(prefix.length)))
      rmSync(join(folder, name), { force: true });
  }
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing depends on it.
  }
}

function copyPermissions({ mode, uid, gid }: Stats, descriptor: number): void {
  fchmodSync(descriptor, mode & 0o7777);
  // Only the superuser can keep another owner.
  if (process.getuid?.() === 0) {
    fchownSync(descriptor, uid, gid);
    fchmodSync(descriptor, mode & 0o7777);
  }
}

/** Runs `work`, and names the file in its errors. */
export function withWriteErrors<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw toUnwritable(name, cause);
  }
}

async function withAsyncWriteErrors(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw toUnwritable(name, cause);
  }
}

function toUnwritable(name: string, cause: unknown): unknown {
  return cause instanceof Error && cause.name === "EngineError" ? cause : createUnwritableFileError(name, cause);
}
