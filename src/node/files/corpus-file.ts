import { closeSync, fstatSync, openSync, readSync, statSync, writeSync } from "node:fs";
import { EngineError } from "../../errors.ts";
import type { CorpusFile, WritableCorpusFile } from "../../store/file/corpus-file.ts";
import { describeCause, describeOtherFileKind } from "./file-errors.ts";
import { NATIVE_CODEC } from "./native-codec.ts";
import { createReplacement, withWriteErrors } from "./replace-file.ts";

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
    codec: NATIVE_CODEC,
    size,
    read: (offset, length) => readAt(descriptor, offset, Math.min(length, size - offset)),
    close: () => closeSync(descriptor),
  };
}

/** A corpus under construction, in a file beside its final path. */
export interface PartialCorpusFile extends WritableCorpusFile {
  /** Syncs the bytes and renames the file to its final path, replacing an earlier file. */
  publish(): Promise<void>;
  /** Removes the file. Does nothing after `publish`. */
  discard(): void;
}

/**
 * Creates a corpus in a second file; only {@link PartialCorpusFile.publish} makes it the file that the path leads to.
 * @throws EngineError `validation_failed`, also from its methods, if the disk is full or the folder is not writable
 */
export function createPartialFile(path: string): PartialCorpusFile {
  const { descriptor, publish, discard } = createReplacement(path);
  let size = 0;
  return {
    get size() {
      return size;
    },
    read: (offset, length) => readAt(descriptor, offset, Math.min(length, size - offset)),
    write(offset, bytes) {
      withWriteErrors(path, () => {
        for (let done = 0; done < bytes.length; ) {
          done += writeSync(descriptor, bytes, done, bytes.length - done, offset + done);
        }
      });
      size = Math.max(size, offset + bytes.length);
    },
    publish,
    discard,
  };
}

function readAt(descriptor: number, offset: number, length: number): Uint8Array {
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
    // Opening a pipe would wait for its other end.
    const otherKind = describeOtherFileKind(statSync(path));
    if (otherKind === null) return openSync(path, "r");
    throw new EngineError("corpus_unavailable", `Cannot open the corpus ${path}: ${otherKind}`);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError("corpus_unavailable", `Cannot open the corpus ${path}: ${describeCause(error)}`, {}, error);
  }
}
