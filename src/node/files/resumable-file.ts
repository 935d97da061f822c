import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { WritableCorpusFile } from "../../store/file/corpus-file.ts";
import { openChangeLog } from "./change-log.ts";
import { type PartialCorpusFile, readAt } from "./corpus-file.ts";
import { createUnwritableFileError } from "./file-errors.ts";
import { identifyBoot, isSameBoot } from "./identify-boot.ts";

/**
 * A corpus under construction that can return to a checkpoint, also in another process. What a killed process has written
 * is in the file; what a machine has written that lost its power may not be, so that such a checkpoint is not used.
 */
export interface ResumableFile {
  /** The file, through which everything is written. */
  readonly file: WritableCorpusFile;
  /** Its path; everything that was written through `file` is there. */
  readonly path: string;
  /** Whether there is a checkpoint. */
  readonly hasCheckpoint: boolean;
  /** Keeps a line of text that belongs to the next checkpoint. */
  addLine(line: string): void;
  /** Makes the present contents and lines a checkpoint, with a state as JSON. */
  save(state: unknown): void;
  /** Restores the contents of the last checkpoint and returns its state; null if there is none. */
  restore(): unknown;
  /** Removes the contents, to begin again. */
  clear(): void;
  /** Reads the lines of the checkpoint that was restored. */
  readLines(): Iterable<string>;
  /** Closes the logs. */
  close(): void;
}

/** The state of a checkpoint as it is stored. */
interface StoredCheckpoint {
  /** Path and size of the corpus under construction. */
  readonly partial: string;
  readonly size: number;
  /** Number of the checkpoint, and of its log of former bytes. */
  readonly number: number;
  /** Size of the log of lines. */
  readonly linesSize: number;
  readonly boot: string;
  readonly state: unknown;
}

/** A checkpoint that another process has left. */
export interface AbandonedCheckpoint {
  /** Path of the corpus under construction. */
  readonly partial: string;
  readonly savedAt: Date;
  /** The state that was saved with it. */
  readonly state: unknown;
}

/** Finds the checkpoint in a folder; null if there is none, or the machine was started again since it was written. */
export function findCheckpoint(folder: string): AbandonedCheckpoint | null {
  try {
    const path = join(folder, STATE_NAME);
    const { partial, boot, state } = JSON.parse(readFileSync(path, "utf8")) as StoredCheckpoint;
    if (typeof partial !== "string" || !isSameBoot(boot) || !existsSync(partial)) return null;
    return { partial, savedAt: statSync(path).mtime, state };
  } catch {
    return null;
  }
}

const STATE_NAME = "state.json";
/** Bytes that are saved together: a page of the database. */
const BLOCK_BYTES = 16_384;
/** Before the bytes of a block: its offset (float64) and its length (uint32), little-endian. */
const HEADER_BYTES = 12;

/**
 * Creates a resumable file. After a checkpoint the former bytes of every block are appended to a log before the block is
 * overwritten for the first time; restoring writes them back and cuts the file off at its former size.
 * @param folder of the log and of the state
 */
export function createResumableFile(partial: PartialCorpusFile, folder: string): ResumableFile {
  const statePath = join(folder, STATE_NAME);
  const toLogPath = (checkpoint: number) => join(folder, `undo-${checkpoint}.log`);
  const lines = openChangeLog(join(folder, "changes.jsonl"));
  let log: number | null = null;
  let logSize = 0;
  let number = 0;
  let size = 0;
  let linesSize = 0;
  let saved = new Uint8Array(0);

  function begin(checkpoint: number, checkpointSize: number): void {
    const opened = withWriteErrors(folder, () => openSync(toLogPath(checkpoint), "w"));
    if (log !== null) closeSync(log);
    log = opened;
    logSize = 0;
    number = checkpoint;
    size = checkpointSize;
    saved = new Uint8Array(Math.ceil(size / BLOCK_BYTES / 8));
  }

  function protect(offset: number, length: number): void {
    if (log === null) return;
    const last = Math.min(size, offset + length) - 1;
    for (let block = Math.floor(offset / BLOCK_BYTES); block * BLOCK_BYTES <= last; block++) {
      if ((saved[block >>> 3]! & (1 << (block & 7))) !== 0) continue;
      const start = block * BLOCK_BYTES;
      const former = partial.read(start, Math.min(BLOCK_BYTES, size - start));
      const record = new Uint8Array(HEADER_BYTES + former.length);
      const view = new DataView(record.buffer);
      view.setFloat64(0, start, true);
      view.setUint32(8, former.length, true);
      record.set(former, HEADER_BYTES);
      const descriptor = log;
      withWriteErrors(folder, () => {
        for (let done = 0; done < record.length; )
          done += writeSync(descriptor, record, done, record.length - done, logSize + done);
      });
      logSize += record.length;
      saved[block >>> 3]! |= 1 << (block & 7);
    }
  }

  function undo(path: string): void {
    const descriptor = openSync(path, "r");
    try {
      for (let at = 0; ; ) {
        const header = readAt(descriptor, at, HEADER_BYTES);
        if (header.length < HEADER_BYTES) break;
        const view = new DataView(header.buffer, header.byteOffset, HEADER_BYTES);
        const former = readAt(descriptor, at + HEADER_BYTES, view.getUint32(8, true));
        // A record that was cut off precedes a write that was never made.
        if (former.length < view.getUint32(8, true)) break;
        partial.write(view.getFloat64(0, true), former);
        at += HEADER_BYTES + former.length;
      }
    } finally {
      closeSync(descriptor);
    }
  }

  return {
    file: {
      codec: partial.codec,
      get size() {
        return partial.size;
      },
      read: (offset, length) => partial.read(offset, length),
      readInto: (offset, into) => partial.readInto(offset, into),
      write(offset, bytes) {
        protect(offset, bytes.length);
        partial.write(offset, bytes);
      },
    },
    path: partial.path,
    get hasCheckpoint() {
      return existsSync(statePath);
    },
    addLine: (line) => lines.append(line),
    save(state) {
      linesSize = lines.flush();
      const former = number;
      // The former log and state remain one checkpoint until the new state replaces the former one.
      begin(former + 1, partial.size);
      const stored = { partial: partial.path, size, number, linesSize, boot: identifyBoot(), state };
      withWriteErrors(folder, () => {
        writeFileSync(`${statePath}.new`, JSON.stringify(stored satisfies StoredCheckpoint));
        renameSync(`${statePath}.new`, statePath);
      });
      rmSync(toLogPath(former), { force: true });
    },
    restore() {
      if (!existsSync(statePath)) return null;
      const stored = JSON.parse(readFileSync(statePath, "utf8")) as StoredCheckpoint;
      undo(toLogPath(stored.number));
      partial.truncate(stored.size);
      lines.truncate(stored.linesSize);
      linesSize = stored.linesSize;
      begin(stored.number, stored.size);
      for (const name of readdirSync(folder))
        if (/^undo-\d+\.log$/.test(name) && name !== `undo-${stored.number}.log`) rmSync(join(folder, name));
      return stored.state;
    },
    clear: () => partial.truncate(0),
    readLines: () => lines.read(linesSize),
    close() {
      if (log !== null) closeSync(log);
      log = null;
      lines.close();
    },
  };
}

function withWriteErrors<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw createUnwritableFileError(folder, cause);
  }
}
