import { HISTORY_MS } from "../../credits/compact-entries.ts";
import type { LedgerEntry, LedgerStore } from "../../credits/ledger.ts";
import { EngineError } from "../../errors.ts";
import { describeCause } from "../files/file-errors.ts";
import type { LockSettings } from "../lock/file-lock.ts";
import { compactJournal, removeUnfinishedCompactions } from "./compact-journal.ts";
import { appendEntries, createUnusableJournalError, type JournalFile } from "./journal-file.ts";
import { lockJournal } from "./lock-journal.ts";
import { readLedgerEntries } from "./read-entries.ts";
import { recoverJournal } from "./recover-journal.ts";
import { createWriteQueue } from "./write-queue.ts";

/** Options of a journal; every field is optional. */
export interface JournalOptions {
  /** Returns milliseconds since 1970; decides which entries a compaction folds. Default `Date.now`. */
  readonly now?: () => number;
  /** The journal is compacted when it has grown by this many bytes since the last compaction. Default 64 MiB. */
  readonly compactAfter?: number;
  /** Milliseconds that entries are kept one by one; older ones become a balance carried forward. Default 400 days. */
  readonly historyMs?: number;
  /** Receives a sentence about a torn entry that was cut off, or a compaction that failed. Default: does nothing. */
  readonly onNotice?: (sentence: string) => void;
}

/** A ledger's entries in a file. */
export interface Journal extends LedgerStore {
  /** Bytes after the last whole entry that were cut off on opening: a write that was never acknowledged. */
  readonly tornBytes: number;
  /**
   * Rewrites the file with fewer entries and the same balances; the file is always a whole journal, the former or the
   * new one. Must not be called while entries are being loaded.
   */
  compact(): Promise<void>;
  /** Waits for pending writes, closes the file and unlocks it. */
  close(): Promise<void>;
}

/**
 * Opens a journal, or creates it. An entry is acknowledged when it is on the disk; entries that arrive during a write are
 * written and synced together.
 * @throws EngineError `validation_failed` if the file is damaged, is not a journal, or is in use by another process
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
export function openJournal(path: string, options: JournalOptions = {}): Promise<Journal> {
  return openJournalLockedBy({}, path, options);
}

/** Opens a journal as {@link openJournal} does, locked in a stated way. */
export async function openJournalLockedBy(
  lockSettings: LockSettings,
  path: string,
  options: JournalOptions = {},
): Promise<Journal> {
  const { now = Date.now, compactAfter = 64 << 20, historyMs = HISTORY_MS, onNotice = () => {} } = options;
  const settings: JournalSettings = { now, compactAfter, historyMs, onNotice };
  const file = await lockJournal(path, lockSettings).catch((error) => throwUnusable(path, error));
  try {
    await removeUnfinishedCompactions(file.path);
    const tornBytes = await recoverJournal(file, onNotice);
    // The former owner may only be suspended, and its last write may still come: it must not reach the journal.
    if (file.lock.isTakenOver) await compactJournal(file, { now: now(), historyMs: Number.POSITIVE_INFINITY });
    const state: JournalState = {
      file,
      readers: 0,
      isClosed: false,
      compactAt: file.end.offset + compactAfter,
    };
    if (file.end.offset > compactAfter) await tryCompaction(state, settings);
    return createJournal(state, settings, tornBytes);
  } catch (error) {
    await closeFile(file);
    return throwUnusable(path, error);
  }
}

function throwUnusable(name: string, error: unknown): never {
  throw error instanceof EngineError ? error : createUnusableJournalError(name, describeCause(error), error);
}

async function closeFile(file: JournalFile): Promise<void> {
  await file.lock.release();
  // Every acknowledged entry was synced, so that a failure changes nothing.
  await file.handle.close().catch(() => {});
}

type JournalSettings = Required<JournalOptions>;

/** State of an open journal. */
interface JournalState {
  readonly file: JournalFile;
  /** Iterations of `load` that have not ended; no compaction starts while there is one. */
  readers: number;
  isClosed: boolean;
  /** Size in bytes at which the next compaction starts. */
  compactAt: number;
}

function createJournal(state: JournalState, settings: JournalSettings, tornBytes: number): Journal {
  const { file } = state;
  const queue = createWriteQueue(
    (entries) => appendEntries(file, entries),
    async () => {
      const isDue = file.end.offset >= state.compactAt && state.readers === 0 && file.failure === undefined;
      if (isDue) await tryCompaction(state, settings);
    },
  );
  return {
    tornBytes,
    load: () => loadEntries(state),
    append(entry) {
      if (state.isClosed) return Promise.reject(new EngineError("internal", `The journal ${file.name} is closed.`));
      return queue.append(JSON.stringify(entry));
    },
    compact: () => queue.runExclusive(() => tryCompaction(state, settings)),
    async close() {
      while (queue.writing) await queue.writing;
      if (state.isClosed) return;
      state.isClosed = true;
      await closeFile(file);
    },
  };
}

async function* loadEntries(state: JournalState): AsyncGenerator<LedgerEntry> {
  state.readers++;
  try {
    yield* readLedgerEntries(state.file.handle, state.file.name, state.file.end.offset);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    const message = `The journal ${state.file.name} cannot be read: ${describeCause(error)}`;
    throw new EngineError("ledger_unavailable", message, {}, error);
  } finally {
    state.readers--;
  }
}

/** Compacts the journal; if that fails, reports it and continues with the former file. */
async function tryCompaction(state: JournalState, { now, historyMs, compactAfter, onNotice }: JournalSettings) {
  const { file } = state;
  try {
    await compactJournal(file, { now: now(), historyMs });
  } catch (error) {
    onNotice(`${file.name} could not be compacted: ${describeCause(error)}`);
  }
  state.compactAt = file.end.offset + Math.max(compactAfter, file.end.offset);
}
