/** One file of an input, wherever it lies: in a folder, in an archive, in memory. */
export interface SourceEntry {
  /** Path inside the source, `/` separated, never absolute, never with `..`. */
  readonly path: string;
  /** Size in bytes where it is known beforehand. */
  readonly size?: number;
  /** The bytes, decompressed. Each call starts from the beginning. */
  open(): ReadableStream<Uint8Array>;
}

/** The input of an importer. Entries come in path order (code units), so that the same input gives the same corpus. */
export interface Source {
  /** As the caller named it, for messages. */
  readonly name: string;
  entries(): AsyncIterable<SourceEntry>;
}

/** What a source publishes of itself for the corpus manifest. */
export interface Provenance {
  readonly provider: string;
  readonly url: string;
  readonly license: string;
  readonly notice: string;
}
