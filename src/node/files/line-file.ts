import { closeSync, openSync, writeSync } from "node:fs";
import { createUnwritableFileError } from "./file-errors.ts";

/** Bytes that are collected before they are written. */
const BUFFER_CHARS = 64 * 1024;

/** A file of JSON objects, one per line, that is written as they come. */
export interface LineFile {
  write(value: unknown): void;
  /** Writes what is collected and closes the file. */
  close(): void;
}

/**
 * Creates a file of JSON lines, replacing an earlier one.
 * @throws EngineError `validation_failed`, also from its methods, if it cannot be written
 */
export function openLineFile(path: string): LineFile {
  const descriptor = withWriteErrors(path, () => openSync(path, "w"));
  let text = "";
  function flush(): void {
    withWriteErrors(path, () => writeSync(descriptor, text));
    text = "";
  }
  return {
    write(value) {
      text += `${JSON.stringify(value)}\n`;
      if (text.length >= BUFFER_CHARS) flush();
    },
    close() {
      flush();
      closeSync(descriptor);
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
