import { EngineError } from "../errors.ts";

/** One file of an input, wherever it lies: in a folder, in an archive, in memory. */
export interface SourceEntry {
  /** Path inside the source, `/` separated, never absolute, never with `..`. */
  readonly path: string;
  /** Size in bytes where it is known beforehand. */
  readonly size?: number;
  /** The bytes, decompressed. Each call starts from the beginning. A damaged file fails the stream with an {@link EngineError}. */
  open(): ReadableStream<Uint8Array>;
  /** The same bytes without a stream around them, where the source has them so: a stream costs what a small file does. */
  bytes?(): AsyncIterable<Uint8Array>;
}

/**
 * A file's bytes, from its beginning, in the cheapest way that its source has.
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

/** An entry that is not read, and why: a link, a device, a path that leaves the source. */
export interface RefusedEntry {
  readonly path: string;
  readonly reason: string;
}

/** The input of an importer. Entries come in path order (code units), so that the same input gives the same corpus. */
export interface Source {
  /** As the caller named it, for messages. */
  readonly name: string;
  /** What was found in the source but is not among its entries; importers yield each as a refused file. */
  readonly refused: readonly RefusedEntry[];
  /** Every file, each once. */
  entries(): AsyncIterable<SourceEntry>;
  /** Gives back what the source holds open (an unpacked archive). No entry can be opened after it. */
  close(): Promise<void>;
}

/**
 * Everything that a source holds.
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

/** What a source publishes of itself for the corpus manifest. */
export interface Provenance {
  readonly provider: string;
  readonly url: string;
  readonly license: string;
  readonly notice: string;
}

/** The error for an input that cannot be read at all; the message names the file and says what to do. */
export function createUnreadableSourceError(message: string, cause?: unknown): EngineError {
  return new EngineError("validation_failed", message, {}, cause);
}
