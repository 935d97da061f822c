import type { Codec } from "./codec.ts";

/**
 * The storage of a corpus: bytes in memory, a file read by position in Node, an OPFS access handle in a worker.
 * Offsets and lengths are bytes. Reads are synchronous because SQLite's are.
 */
export interface CorpusFile {
  /** Native code for checksums and compression, if the platform has any. Default: JavaScript. */
  readonly codec?: Codec;
  /** Name of the file in messages, without its folder: callers of a server may read them. Default: none. */
  readonly name?: string;
  readonly size: number;
  /** Reads the bytes `[offset, offset + length)`, fewer only at the end of the file. The caller must not change them. */
  read(offset: number, length: number): Uint8Array;
  /** Reads bytes from `offset` on into memory of the caller; returns their number, less only at the end of the file. */
  readInto?(offset: number, into: Uint8Array): number;
  /** Releases the file; nothing may be read afterwards. */
  close?(): void;
}

/** A corpus file under construction. Writes may be at any offset; `size` is the furthest byte written. */
export interface WritableCorpusFile extends CorpusFile {
  /** Writes bytes at an offset, replacing those that are there. */
  write(offset: number, bytes: Uint8Array): void;
}

/**
 * Opens a corpus that is in memory; the bytes are read in place, never copied.
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { openCorpusBytes, openEngine } from "headnote";
 * import { STARTER_CORPUS } from "headnote/node";
 *
 * const engine = await openEngine(openCorpusBytes(await readFile(STARTER_CORPUS)));
 * await engine.close();
 * ```
 */
export function openCorpusBytes(bytes: Uint8Array | ArrayBuffer): CorpusFile {
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  return {
    size: view.length,
    read: (offset, length) => view.subarray(offset, offset + length),
  };
}

/**
 * Creates a growing corpus in memory, for small builds and browsers without a file system; `bytes()` is the result.
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { buildCorpusFile, createMemoryFile, importers } from "headnote/ingest";
 *
 * const file = createMemoryFile();
 * await buildCorpusFile([], file, { name: "empty", version: "1", builtBy: "example" });
 * const engine = await openEngine(file.bytes());
 * await engine.close();
 * ```
 */
export function createMemoryFile(): WritableCorpusFile & {
  /** Returns a view of the bytes written so far. */
  bytes(): Uint8Array;
} {
  let buffer = new Uint8Array(1 << 16);
  let size = 0;
  return {
    get size() {
      return size;
    },
    read: (offset, length) => buffer.subarray(offset, Math.min(size, offset + length)),
    write(offset, bytes) {
      const end = offset + bytes.length;
      if (end > buffer.length) {
        const grown = new Uint8Array(Math.max(end, buffer.length * 2));
        grown.set(buffer.subarray(0, size));
        buffer = grown;
      }
      buffer.set(bytes, offset);
      size = Math.max(size, end);
    },
    bytes: () => buffer.subarray(0, size),
  };
}
