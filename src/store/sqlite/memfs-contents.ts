import type { CorpusFile, WritableCorpusFile } from "../file/corpus-file.ts";

/**
 * What sql.js's in-memory file system keeps as a file's bytes, in the shape that it calls: `subarray` to read, `set`
 * to write, `slice` once when the file is created. Through it SQLite reads and writes a {@link CorpusFile} in place.
 *
 * This leans on how Emscripten's MEMFS treats `node.contents` (sql.js 1.16.0, version pinned; a contract test holds it
 * to that). Where it does not work the database is opened from a copy instead.
 */
export interface MemfsContents {
  readonly length: number;
  slice(): MemfsContents;
  subarray(start: number, end: number): Uint8Array;
  set(bytes: Uint8Array, offset: number): void;
}

/** An I/O failure, kept so that the database can report the cause where SQLite knows only a number. */
export interface IoFailure {
  error: unknown;
}

// MEMFS never grows contents that are long enough already.
const UNBOUNDED_LENGTH = Number.MAX_SAFE_INTEGER;
// WASI's errno for EIO, which SQLite answers with SQLITE_IOERR.
const EIO = 29;

export function createMemfsContents(file: CorpusFile | WritableCorpusFile, failure: IoFailure): MemfsContents {
  const contents: MemfsContents = {
    length: UNBOUNDED_LENGTH,
    slice: () => contents,
    subarray: (start, end) => guarded(() => file.read(start, end - start)),
    set(bytes, offset) {
      guarded(() => {
        if (!("write" in file)) throw new Error("The corpus is open for reading only.");
        file.write(offset, bytes);
      });
    },
  };
  // While the file is created, its length is the database's size.
  return { ...contents, length: file.size, slice: () => contents };

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
 * What MEMFS's callers take for a failed system call: an error named `ErrnoError`. Its number stands under a property
 * whose name sql.js's minifier has chosen, so every property that an error does not have is that number.
 */
function createIoError(): Error {
  const error = Object.assign(new Error("I/O error"), { name: "ErrnoError" });
  return new Proxy(error, { get: (target, property) => (property in target ? Reflect.get(target, property) : EIO) });
}
