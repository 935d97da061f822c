import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, statSync, writeSync } from "node:fs";
import { basename } from "node:path";
import { EngineError } from "../../errors.ts";
import type { Codec } from "../../store/file/codec.ts";
import type { CorpusFile, WritableCorpusFile } from "../../store/file/corpus-file.ts";
import { describeCause, describeOtherFileKind } from "./file-errors.ts";
import { NATIVE_CODEC } from "./native-codec.ts";
import { createReplacement, type Replacement, withWriteErrors } from "./replace-file.ts";

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
  let isOpen = true;
  return {
    codec: NATIVE_CODEC,
    name: basename(path),
    size,
    read: (offset, length) => readAt(descriptor, offset, Math.min(length, size - offset)),
    readInto: (offset, into) => readInto(descriptor, offset, into),
    close() {
      // Another file may have the number of a descriptor that is closed.
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}

/** A corpus under construction, in a file beside its final path. */
export interface PartialCorpusFile extends WritableCorpusFile {
  readonly codec: Codec;
  readInto(offset: number, into: Uint8Array): number;
  /** Syncs the bytes and renames the file to its final path, replacing an earlier file. */
  publish(): Promise<void>;
  /** Path of the second file. */
  readonly path: string;
  /** Syncs the bytes that were written. */
  sync(): void;
  /** Cuts the file off. */
  truncate(size: number): void;
  /** Removes the file, or only closes it so that a build can continue. Does nothing after `publish`. */
  discard(keep?: boolean): void;
}

/**
 * Creates a corpus in a second file; only {@link PartialCorpusFile.publish} makes it the file that the path leads to.
 * @param continued path of such a file of an interrupted build, which is continued
 * @throws EngineError `validation_failed`, also from its methods, if the disk is full or the folder is not writable
 */
export function createPartialFile(path: string, continued: string | null = null): PartialCorpusFile {
  const replacement = createReplacement(path, continued);
  const { descriptor, publish, discard } = replacement;
  let size = readSize(replacement, continued !== null);
  return {
    codec: NATIVE_CODEC,
    get size() {
      return size;
    },
    read: (offset, length) => readAt(descriptor, offset, Math.min(length, size - offset)),
    readInto: (offset, into) => readInto(descriptor, offset, into),
    write(offset, bytes) {
      withWriteErrors(path, () => {
        for (let done = 0; done < bytes.length; ) {
          done += writeSync(descriptor, bytes, done, bytes.length - done, offset + done);
        }
      });
      size = Math.max(size, offset + bytes.length);
    },
    path: replacement.path,
    sync: () => withWriteErrors(path, () => fsyncSync(descriptor)),
    truncate(length) {
      withWriteErrors(path, () => ftruncateSync(descriptor, length));
      size = length;
    },
    publish,
    discard,
  };
}

/** Returns the size of a file that was just opened; removes it, unless it is continued, if that cannot be read. */
function readSize({ descriptor, discard }: Pick<Replacement, "descriptor" | "discard">, keep: boolean): number {
  try {
    return fstatSync(descriptor).size;
  } catch (error) {
    discard(keep);
    throw error;
  }
}

/** Reads bytes of an open file, fewer only at its end. */
export function readAt(descriptor: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, length));
  const done = readInto(descriptor, offset, bytes);
  return done === bytes.length ? bytes : bytes.subarray(0, done);
}

function readInto(descriptor: number, offset: number, into: Uint8Array): number {
  let done = 0;
  while (done < into.length) {
    const read = readSync(descriptor, into, done, into.length - done, offset + done);
    if (read === 0) break;
    done += read;
  }
  return done;
}

function openDescriptor(path: string): number {
  try {
    // Opening a pipe would wait for its other end.
    const otherKind = describeOtherFileKind(statSync(path));
    if (otherKind === null) return openSync(path, "r");
    throw new EngineError("corpus_unavailable", `Cannot open the corpus ${path}: ${otherKind}`);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError("corpus_unavailable", `Cannot open the corpus ${path}: ${describeCause(error)}`, {}, error);
  }
}
