import { EngineError } from "../errors.ts";

/** One file of an input: in a folder, in an archive, in memory. */
export interface SourceEntry {
  /** Path inside the source, `/` separated, never absolute, never with `..`. */
  readonly path: string;
  /** Size in bytes, if it is known beforehand. */
  readonly size?: number;
  /** Estimates the size in bytes, if it is not known beforehand: of a compressed file, by its beginning. */
  estimateSize?(): Promise<number>;
  /** Opens the decompressed bytes, each time from the beginning. A damaged file fails the stream with an {@link EngineError}. */
  open(): ReadableStream<Uint8Array>;
  /** The same bytes without a stream, if the source can provide them: a stream costs as much as reading a small file. */
  bytes?(): AsyncIterable<Uint8Array>;
  /**
   * Reads the decompressed bytes from `start` to `end` (exclusive), if the source can read from the middle. Formats that
   * keep their directory at the end of the file need this to be read in bounded memory.
   */
  slice?(start: number, end: number): Promise<Uint8Array>;
}

/**
 * Opens a file's bytes from the beginning in the cheapest way that its source supports.
 *
 * @example
 * ```ts
 * import { listEntries, openBytes } from "headnote/ingest";
 * import { openSource } from "headnote/node";
 *
 * const source = await openSource("opinions.tar.gz");
 * for (const entry of await listEntries(source)) {
 *   let bytes = 0;
 *   for await (const chunk of openBytes(entry)) bytes += chunk.length;
 *   console.log(entry.path, bytes);
 * }
 * await source.close();
 * ```
 */
export function openBytes(entry: SourceEntry): AsyncIterable<Uint8Array> {
  return entry.bytes?.() ?? entry.open();
}

/** An entry that is not read, and why: a link, a device, a path that leads out of the source. */
export interface RefusedEntry {
  readonly path: string;
  readonly reason: string;
}

/** The input of an importer. Entries are in path order (code units), so that the same input always builds the same corpus. */
export interface Source {
  /** The caller's name for it, for messages. */
  readonly name: string;
  /** What the source contains but does not list as entries; importers yield each as a refused file. */
  readonly refused: readonly RefusedEntry[];
  /** Lists every file once. */
  entries(): AsyncIterable<SourceEntry>;
  /** Releases the source's resources (an unpacked archive). No entry can be opened afterwards. */
  close(): Promise<void>;
}

/**
 * Returns all entries of a source.
 *
 * @example
 * ```ts
 * import { listEntries } from "headnote/ingest";
 * import { openSource } from "headnote/node";
 *
 * const source = await openSource("opinions.tar.gz");
 * for (const { path, size } of await listEntries(source)) console.log(path, size);
 * await source.close();
 * ```
 */
export async function listEntries(source: Source): Promise<SourceEntry[]> {
  const entries: SourceEntry[] = [];
  for await (const entry of source.entries()) entries.push(entry);
  return entries;
}

/** Origin and licence of a source, for the corpus manifest. */
export interface Provenance {
  readonly provider: string;
  readonly url: string;
  readonly license: string;
  readonly notice: string;
}

/** Creates the error for an input that cannot be read at all; the message names the file and the remedy. */
export function createUnreadableSourceError(message: string, cause?: unknown): EngineError {
  return new EngineError("validation_failed", message, {}, cause);
}

/** Returns the bytes of all entries; null if the size of one is not known. */
export function computeSourceBytes(source: Source): Promise<number | null> {
  return addSizes(source.entries(), ({ size }) => size);
}

/** Returns the bytes of entries, those of compressed ones by an estimate; null if that is not possible. */
export function estimateSourceBytes(entries: Iterable<SourceEntry>): Promise<number | null> {
  return addSizes(entries, (entry) => entry.size ?? entry.estimateSize?.());
}

async function addSizes(
  entries: Iterable<SourceEntry> | AsyncIterable<SourceEntry>,
  readSize: (entry: SourceEntry) => number | undefined | Promise<number>,
): Promise<number | null> {
  let total = 0;
  for await (const entry of entries) {
    const size = await readSize(entry);
    if (size === undefined) return null;
    total += size;
  }
  return total;
}
