import { closeSync, openSync, statSync, writeFileSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { createReplacement, type Replacement, replaceFile, withWriteErrors } from "./replace-file.ts";

/**
 * Writes the file that a command-line option names: a regular file all or nothing, a pipe or a device as it is.
 * @throws EngineError `validation_failed` if it cannot be written
 */
export async function writeTextFile(path: string, text: string): Promise<void> {
  if (isWrittenInPlace(path)) withWriteErrors(path, () => writeFileSync(path, text));
  else await replaceFile(path, text);
}

/** A file of JSON lines that is written while its rows arrive. */
export interface JsonLinesFile {
  /** @throws EngineError `validation_failed` if the file cannot be written */
  write(row: object): void;
  /** Writes what is buffered and puts the file at its path. */
  publish(): Promise<void>;
  /** Removes the file. Does nothing after `publish`; never throws. */
  discard(): void;
}

const BUFFER_CHARS = 1 << 16;

/**
 * Opens a file for JSON lines. A regular file is complete or is not there; a pipe or a device receives the rows as they
 * come.
 * @throws EngineError `validation_failed` if it cannot be written
 */
export function createJsonLinesFile(path: string): JsonLinesFile {
  const file = isWrittenInPlace(path) ? openInPlace(path) : createReplacement(path);
  let buffered = "";
  function flush(): void {
    const bytes = Buffer.from(buffered);
    buffered = "";
    withWriteErrors(path, () => {
      for (let done = 0; done < bytes.length; ) done += writeSync(file.descriptor, bytes, done);
    });
  }
  return {
    write(row) {
      buffered += `${JSON.stringify(row)}\n`;
      if (buffered.length >= BUFFER_CHARS) flush();
    },
    async publish() {
      flush();
      await file.publish();
    },
    discard: file.discard,
  };
}

/** Returns whether a path leads to a pipe or a device, such as /dev/stdout: there is nothing to replace. */
function isWrittenInPlace(path: string): boolean {
  if (/^\/(?:dev|proc)\//.test(resolve(path))) return true;
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

function openInPlace(path: string): Replacement {
  const descriptor = withWriteErrors(path, () => openSync(path, "w"));
  let isOpen = true;
  function close(): void {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  }
  return { descriptor, publish: async () => close(), discard: close };
}
