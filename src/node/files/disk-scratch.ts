import { closeSync, mkdirSync, openSync, readdirSync, rmSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { WritableCorpusFile } from "../../store/file/corpus-file.ts";
import type { Scratch } from "../../store/scratch/scratch.ts";
import { readAt } from "./corpus-file.ts";
import { createUnwritableFileError } from "./file-errors.ts";

/** A scratch on disk. */
export interface DiskScratch extends Scratch {
  /** Bytes that the files took at most at one time. */
  readonly peakBytes: number;
  /** Removes the folder with everything in it, or only its own files. */
  remove(keep?: boolean): void;
}

/**
 * Creates a scratch in a folder, which is created. Its files are removed when they are closed.
 * @throws EngineError `validation_failed`, also from its methods, if the disk is full or the folder is not writable
 */
export function createDiskScratch(folder: string, memoryBytes: number): DiskScratch {
  withWriteErrors(folder, () => mkdirSync(folder, { recursive: true }));
  for (const name of readdirSync(folder)) if (name.endsWith(".scratch")) rmSync(join(folder, name), { force: true });
  let number = 0;
  let bytes = 0;
  let peakBytes = 0;
  const isOpen = new Set<() => void>();

  function createFile(): WritableCorpusFile {
    const path = join(folder, `${number++}.scratch`);
    const descriptor = withWriteErrors(folder, () => openSync(path, "wx+"));
    let size = 0;
    const close = () => {
      if (!isOpen.delete(close)) return;
      closeSync(descriptor);
      unlinkSync(path);
      bytes -= size;
    };
    isOpen.add(close);
    return {
      get size() {
        return size;
      },
      read: (offset, length) => readAt(descriptor, offset, Math.min(length, size - offset)),
      write(offset, content) {
        withWriteErrors(folder, () => {
          for (let done = 0; done < content.length; ) {
            done += writeSync(descriptor, content, done, content.length - done, offset + done);
          }
        });
        bytes += Math.max(0, offset + content.length - size);
        size = Math.max(size, offset + content.length);
        peakBytes = Math.max(peakBytes, bytes);
      },
      close,
    };
  }

  return {
    memoryBytes,
    createFile,
    get peakBytes() {
      return peakBytes;
    },
    remove(keep = false) {
      for (const close of [...isOpen]) close();
      if (!keep) rmSync(folder, { recursive: true, force: true });
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
