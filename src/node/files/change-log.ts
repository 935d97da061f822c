import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { readAt } from "./corpus-file.ts";
import { createUnwritableFileError } from "./file-errors.ts";

/** Lines of text in a file, appended through a buffer. */
export interface ChangeLog {
  /** Appends a line, which contains no line break. */
  append(line: string): void;
  /** Writes what is buffered and returns the size of the file. */
  flush(): number;
  /** Cuts the file off. */
  truncate(size: number): void;
  /** Reads the lines of the file up to an offset. */
  read(size: number): Iterable<string>;
  /** Closes the file; what is buffered is lost. */
  close(): void;
}

const BUFFER_CHARS = 1 << 16;
const READ_BYTES = 1 << 18;
const LINE_BREAK = 10;

/**
 * Opens a log, whose file is created with the first line that is written.
 * @throws EngineError `validation_failed`, from its methods, if the file cannot be written
 */
export function openChangeLog(path: string): ChangeLog {
  let descriptor: number | null = null;
  let buffer = "";
  let size = 0;

  function open(flags: string): number {
    descriptor ??= openSync(path, flags);
    return descriptor;
  }

  function writeBuffer(): void {
    if (buffer === "") return;
    const bytes = Buffer.from(buffer);
    withWriteErrors(path, () => {
      const file = open("w+");
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, size + done);
    });
    size += bytes.length;
    buffer = "";
  }

  return {
    append(line) {
      buffer += `${line}\n`;
      if (buffer.length > BUFFER_CHARS) writeBuffer();
    },
    flush() {
      writeBuffer();
      return size;
    },
    truncate(length) {
      buffer = "";
      size = length;
      if (length > 0) withWriteErrors(path, () => ftruncateSync(open("r+"), length));
    },
    *read(end) {
      if (end === 0) return;
      const file = open("r+");
      let rest = Buffer.alloc(0);
      for (let at = 0; at < end; ) {
        const chunk = readAt(file, at, Math.min(READ_BYTES, end - at));
        if (chunk.length === 0) throw new Error(`${path} is shorter than when it was written`);
        at += chunk.length;
        const bytes = Buffer.concat([rest, chunk]);
        let from = 0;
        for (let to = bytes.indexOf(LINE_BREAK); to >= 0; to = bytes.indexOf(LINE_BREAK, from)) {
          yield bytes.toString("utf8", from, to);
          from = to + 1;
        }
        rest = bytes.subarray(from);
      }
    },
    close() {
      if (descriptor !== null) closeSync(descriptor);
      descriptor = null;
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
