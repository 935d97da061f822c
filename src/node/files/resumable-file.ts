import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { WritableCorpusFile } from "../../store/file/corpus-file.ts";
import { type PartialCorpusFile, readAt } from "./corpus-file.ts";
import { createUnwritableFileError } from "./file-errors.ts";

/** A corpus under construction that can return to a checkpoint, also in another process. */
export interface ResumableFile {
  /** The file, through which everything is written. */
  readonly file: WritableCorpusFile;
  /** Whether there is a checkpoint. */
  readonly hasCheckpoint: boolean;
  /** Makes the present contents a checkpoint, with a state as JSON. */
  save(state: unknown): void;
  /** Restores the contents of the last checkpoint and returns its state; null if there is none. */
  restore(): unknown;
  /** Closes the log. */
  close(): void;
}

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
  const [statePath, logPath] = [join(folder, "state.json"), join(folder, "undo.log")];
  let log: number | null = null;
  let size = 0;
  let saved = new Uint8Array(0);

  function begin(checkpointSize: number): void {
    if (log !== null) closeSync(log);
    log = withWriteErrors(folder, () => openSync(logPath, "w"));
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
      withWriteErrors(folder, () => writeSync(descriptor, record));
      saved[block >>> 3]! |= 1 << (block & 7);
    }
  }

  function undo(): void {
    const descriptor = openSync(logPath, "r");
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
      get size() {
        return partial.size;
      },
      read: (offset, length) => partial.read(offset, length),
      write(offset, bytes) {
        protect(offset, bytes.length);
        partial.write(offset, bytes);
      },
    },
    get hasCheckpoint() {
      return existsSync(statePath);
    },
    save(state) {
      partial.sync();
      // The state of an earlier checkpoint does not belong to the new log.
      rmSync(statePath, { force: true });
      begin(partial.size);
      withWriteErrors(folder, () =>
        writeFileSync(`${statePath}.new`, JSON.stringify({ partial: partial.path, size: partial.size, state })),
      );
      renameSync(`${statePath}.new`, statePath);
    },
    restore() {
      if (!existsSync(statePath)) return null;
      const stored = JSON.parse(readFileSync(statePath, "utf8")) as { readonly size: number; readonly state: unknown };
      undo();
      partial.truncate(stored.size);
      partial.sync();
      begin(stored.size);
      return stored.state;
    },
    close() {
      if (log !== null) closeSync(log);
      log = null;
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
