import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";
import { EngineError } from "../../errors.ts";
import type { Codec } from "../../store/file/codec.ts";
import type { CorpusFile, WritableCorpusFile } from "../../store/file/corpus-file.ts";
import { createUnwritableFileError } from "./file-errors.ts";
import { syncFolder } from "./sync-folder.ts";

/**
 * Opens a corpus file on disk for reading by position. Reads nothing before the first call of `read`.
 * @throws EngineError `corpus_unavailable` if the file cannot be opened
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { openCorpusFile, STARTER_CORPUS } from "headnote/node";
 *
 * const engine = await openEngine(openCorpusFile(STARTER_CORPUS));
 * await engine.close();
 * ```
 */
export function openCorpusFile(path: string): CorpusFile {
  const descriptor = openDescriptor(path);
  const { size } = fstatSync(descriptor);
  return {
    codec: ZLIB_CODEC,
    size,
    read: (offset, length) => readAt(descriptor, offset, Math.min(length, size - offset)),
    close: () => closeSync(descriptor),
  };
}

/**
 * Decompression by zlib, several times as fast as the JavaScript implementation. Compression stays in JavaScript, because
 * the bytes that zlib writes differ between its versions.
 */
const ZLIB_CODEC: Codec = {
  checksum: (bytes) => crc32(bytes),
  inflate: (data, dictionary, size) => inflateRawSync(data, { dictionary, chunkSize: Math.max(64, size) }),
};

/** A corpus under construction, in a file beside its final path. */
export interface PartialCorpusFile extends WritableCorpusFile {
  /** Syncs the bytes and renames the file to its final path, replacing an earlier file. */
  publish(): Promise<void>;
  /** Syncs the bytes that were written. */
  sync(): void;
  /** Cuts the file off. */
  truncate(size: number): void;
  /** Removes the file, or only closes it so that a build can continue. Does nothing after `publish`. */
  discard(keep?: boolean): void;
}

/** Returns the path of the file that this process builds a corpus in. */
export function toPartialPath(path: string): string {
  return `${path}.${process.pid}.partial`;
}

/**
 * Creates `<path>.<process id>.partial`, or continues it; only {@link PartialCorpusFile.publish} makes it `<path>`.
 * @throws EngineError `validation_failed`, also from its methods, if the disk is full or the folder is not writable
 */
export function createPartialFile(path: string, isContinued = false): PartialCorpusFile {
  const partial = toPartialPath(path);
  let descriptor: number | null = withWriteErrors(path, () => openSync(partial, isContinued ? "r+" : "w+"));
  let size = fstatSync(descriptor).size;
  function opened(): number {
    if (descriptor === null) throw new Error("The corpus file is closed.");
    return descriptor;
  }
  return {
    get size() {
      return size;
    },
    read: (offset, length) => readAt(opened(), offset, Math.min(length, size - offset)),
    write(offset, bytes) {
      withWriteErrors(path, () => {
        for (let done = 0; done < bytes.length; ) {
          done += writeSync(opened(), bytes, done, bytes.length - done, offset + done);
        }
      });
      size = Math.max(size, offset + bytes.length);
    },
    async publish() {
      withWriteErrors(path, () => {
        fsyncSync(opened());
        closeSync(opened());
        descriptor = null;
        renameSync(partial, path);
      });
      await syncFolder(dirname(path));
    },
    sync: () => withWriteErrors(path, () => fsyncSync(opened())),
    truncate(length) {
      withWriteErrors(path, () => ftruncateSync(opened(), length));
      size = length;
    },
    discard(keep = false) {
      if (descriptor !== null) closeSync(descriptor);
      descriptor = null;
      if (!keep) rmSync(partial, { force: true });
    },
  };
}

function withWriteErrors<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw createUnwritableFileError(path, cause);
  }
}

/** Reads bytes of an open file, fewer only at its end. */
export function readAt(descriptor: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, length));
  let done = 0;
  while (done < bytes.length) {
    const read = readSync(descriptor, bytes, done, bytes.length - done, offset + done);
    if (read === 0) break;
    done += read;
  }
  return done === bytes.length ? bytes : bytes.subarray(0, done);
}

function openDescriptor(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === "ENOENT" ? "the file does not exist" : code === "EACCES" ? "reading it is not permitted" : String(error);
    throw new EngineError("corpus_unavailable", `Cannot open the corpus ${path}: ${why}.`, {}, error);
  }
}
