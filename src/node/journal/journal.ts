import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { compactEntries, HISTORY_MS } from "../../credits/compact-entries.ts";
import type { LedgerEntry, LedgerStore } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { syncFolder } from "../files/sync-folder.ts";
import { createStartPosition, encodeHeader, encodeLine, type JournalPosition } from "./journal-line.ts";
import { lockFile } from "./lock-file.ts";
import { readEntries } from "./read-entries.ts";

/** How a journal is kept; every field may be left out. */
export interface JournalOptions {
  /** Milliseconds since 1970; says what a compaction may drop. Default `Date.now`. */
  readonly now?: () => number;
  /** The journal is compacted when it has grown by this many bytes since it last was. Default 64 MiB. */
  readonly compactAfter?: number;
  /** Milliseconds that entries are kept one by one; older ones become a balance carried forward. Default 400 days. */
  readonly historyMs?: number;
  /** Is told, in a sentence, of a torn end that was cut off and of a compaction that failed. Default: nobody. */
  readonly onNotice?: (sentence: string) => void;
}

/** A ledger's entries in a file. */
export interface Journal extends LedgerStore {
  /** Bytes behind the last whole entry that were cut off on opening: a write that was never acknowledged. */
  readonly tornBytes: number;
  /**
   * Rewrites the file with fewer entries that mean the same; the file is always a whole journal, old or new. Not to be
   * called while entries are being loaded.
   */
  compact(): Promise<void>;
  /** Waits for what is being written, and lets other processes have the file. */
  close(): Promise<void>;
}

/**
 * Opens a journal, or begins one. An entry is acknowledged when it is on the disk; entries that come while the disk is
 * busy are written and synced together.
 * @throws EngineError `validation_failed` where the file is damaged, foreign, or in use by another process
 *
 * @example
 * ```ts
 * import { openLedger } from "headnote";
 * import { openJournal } from "headnote/node";
 *
 * const journal = await openJournal("credits.journal");
 * const ledger = await openLedger(journal, { now: Date.now, newId: () => crypto.randomUUID() });
 * console.log(ledger.balance("alice"));
 * await journal.close();
 * ```
 */
export async function openJournal(path: string, options: JournalOptions = {}): Promise<Journal> {
  const { now = Date.now, compactAfter = 64 << 20, historyMs = HISTORY_MS, onNotice = () => {} } = options;
  const absolutePath = resolve(path);
  const compactionPath = `${absolutePath}.compacting`;
  const unlock = lockFile(absolutePath);
  let file: FileHandle | undefined;
  let position = createStartPosition();
  let torn = 0;
  let compactAt = 0;
  let queue: PendingEntry[] = [];
  let writing: Promise<void> | null = null;
  let readers = 0;
  /** Once the disk has failed to sync, nobody knows what it holds. */
  let syncFailure: unknown;

  try {
    await rm(compactionPath, { force: true });
    file = await openOrCreate(absolutePath);
    torn = await recover(file);
    compactAt = position.offset + compactAfter;
    if (position.offset > compactAfter) await compact();
  } catch (error) {
    await file?.close();
    unlock();
    throw error;
  }

  /** Finds the end of the journal and cuts off what is torn there. */
  async function recover(opened: FileHandle): Promise<number> {
    for await (const _ of readEntries(opened, position, path));
    const { size } = await opened.stat();
    const rest = size - position.offset;
    if (rest > 0) {
      await opened.truncate(position.offset);
      if (position.offset > 0)
        onNotice(`${path}: cut off ${rest} bytes of an unfinished entry at byte ${position.offset}.`);
    }
    if (position.offset === 0) await writeAll(opened, encodeHeader(position), 0);
    // What a process wrote that was killed before it could sync counts from now on.
    await opened.sync();
    await syncFolder(dirname(absolutePath));
    return rest;
  }

  async function* entries(): AsyncGenerator<LedgerEntry> {
    const end = position.offset;
    for await (const json of readEntries(file!, createStartPosition(), path, end))
      yield JSON.parse(json) as LedgerEntry;
  }

  async function* load(): AsyncGenerator<LedgerEntry> {
    readers++;
    try {
      yield* entries();
    } finally {
      readers--;
    }
  }

  async function rewrite(): Promise<void> {
    const behind = createStartPosition();
    const { mode } = await file!.stat();
    const written = await open(compactionPath, "w", mode & 0o777);
    try {
      let lines = [encodeHeader(behind)];
      let start = 0;
      for await (const entry of compactEntries(entries(), now(), historyMs)) {
        lines.push(encodeLine(JSON.stringify(entry), behind));
        if (behind.offset - start < 1 << 20) continue;
        await writeAll(written, Buffer.concat(lines), start);
        [lines, start] = [[], behind.offset];
      }
      await writeAll(written, Buffer.concat(lines), start);
      await written.sync();
    } finally {
      await written.close();
    }
    // Windows does not rename over a file that is open.
    await file!.close();
    try {
      await rename(compactionPath, absolutePath);
      position = behind;
      // While the rename is not durable, a crash could bring the old file back without what is written from here on.
      await syncFolder(dirname(absolutePath)).catch(rejectFurtherWrites);
    } finally {
      file = await open(absolutePath, "r+");
    }
  }

  function rejectFurtherWrites(error: unknown): never {
    syncFailure = error;
    throw error;
  }

  async function compact(): Promise<void> {
    try {
      await rewrite();
    } catch (error) {
      await rm(compactionPath, { force: true });
      onNotice(`${path} could not be compacted: ${String(error)}.`);
    }
    compactAt = position.offset + Math.max(compactAfter, position.offset);
  }

  /** Writes what waits, group by group, until nothing waits. */
  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      try {
        await writeGroup(group);
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      if (position.offset >= compactAt && readers === 0 && syncFailure === undefined) await compact();
    }
    writing = null;
  }

  async function writeGroup(group: readonly PendingEntry[]): Promise<void> {
    if (syncFailure !== undefined) throw syncFailure;
    const behind: JournalPosition = { ...position };
    const bytes = Buffer.concat(group.map(({ json }) => encodeLine(json, behind)));
    try {
      await writeAll(file!, bytes, position.offset);
    } catch (error) {
      // A full disk: what was written of the group is taken back, and the next may find room.
      await file!.truncate(position.offset).catch(rejectFurtherWrites);
      throw error;
    }
    await file!.datasync().catch(rejectFurtherWrites);
    position = behind;
  }

  return {
    tornBytes: torn,
    load,
    append(entry) {
      if (file === undefined) return Promise.reject(createClosedError(path));
      const json = JSON.stringify(entry);
      return new Promise((resolve, reject) => {
        queue.push({ json, resolve, reject });
        writing ??= drain();
      });
    },
    async compact() {
      while (writing) await writing;
      writing = compact().then(drain);
      await writing;
    },
    async close() {
      while (writing) await writing;
      await file?.close();
      file = undefined;
      unlock();
    },
  };
}

/** An entry that is not on the disk yet. */
interface PendingEntry {
  readonly json: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

async function openOrCreate(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r+");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return open(path, "wx+", 0o600);
    throw new EngineError("validation_failed", `Cannot open the journal ${path}: ${String(error)}.`, {}, error);
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  }
}

function createClosedError(path: string): EngineError {
  return new EngineError("internal", `The journal ${path} is closed.`);
}
