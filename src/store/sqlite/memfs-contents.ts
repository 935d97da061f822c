import type { CorpusFile, WritableCorpusFile } from "../file/corpus-file.ts";

/**
 * The contents of a file in sql.js's in-memory file system, with the methods that it calls: `subarray` to read, `set` to
 * write, `slice` once when the file is created. Through it SQLite reads and writes a {@link CorpusFile} in place.
 *
 * This depends on how Emscripten's MEMFS uses `node.contents` (sql.js 1.16.0, version pinned; a contract test checks it).
 * If it does not work, the database is opened from a copy instead.
 */
export interface MemfsContents {
  readonly length: number;
  slice(): MemfsContents;
  subarray(start: number, end: number): Uint8Array;
  set(bytes: Uint8Array, offset: number): void;
}

/** The cause of an I/O failure, for which SQLite reports only a number. */
export interface IoFailure {
  error: unknown;
}

// What SQLite reads at once.
const MAX_SQLITE_PAGE_BYTES = 65_536;
// MEMFS never grows contents that are long enough already.
const UNBOUNDED_LENGTH = Number.MAX_SAFE_INTEGER;
// WASI's errno for EIO, which SQLite turns into SQLITE_IOERR.
const EIO = 29;

/** Creates MEMFS contents that read and write a corpus file. */
export function createMemfsContents(file: CorpusFile | WritableCorpusFile, failure: IoFailure): MemfsContents {
  // MEMFS copies what it reads before it reads again.
  const memory = new Uint8Array(MAX_SQLITE_PAGE_BYTES);
  const contents: MemfsContents = {
    length: UNBOUNDED_LENGTH,
    slice: () => contents,
    subarray: (start, end) => guarded(() => read(start, end - start)),
    set(bytes, offset) {
      guarded(() => {
        if (!("write" in file)) throw new Error("The corpus is open for reading only.");
        file.write(offset, bytes);
      });
    },
  };
  // While the file is created, its length is the database's size.
  return { ...contents, length: file.size, slice: () => contents };

  function read(start: number, length: number): Uint8Array {
    if (!file.readInto) return file.read(start, length);
    return memory.subarray(0, file.readInto(start, memory.subarray(0, length)));
  }

  function guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      failure.error ??= error;
      throw createIoError();
    }
  }
}

/**
 * Creates the error that MEMFS's callers treat as a failed system call: one named `ErrnoError`. The name of the property
 * with its number was chosen by sql.js's minifier, so every property that an error does not have returns that number.
 */
function createIoError(): Error {
  const error = Object.assign(new Error("I/O error"), { name: "ErrnoError" });
  return new Proxy(error, { get: (target, property) => (property in target ? Reflect.get(target, property) : EIO) });
}
