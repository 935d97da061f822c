import type { SourceRecord } from "./records/source-record.ts";
import type { Provenance, Source, SourceEntry } from "./source.ts";

/** What an importer is given besides its source. */
export interface ImportOptions {
  /** Bytes of input consumed since the last call; for progress. */
  readonly onBytes?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/** Reads one upstream format. One file per format; all of this shape. */
export interface Importer {
  /** As `--from NAME:PATH` writes it. */
  readonly name: string;
  readonly provenance: Provenance;
  /** True where any file of a kind will do (text, JSON lines), so that another format may claim it first. */
  readonly isFallback?: boolean;
  /** Whether these entries look like this format. Looks at paths, not at contents. */
  detect(entries: readonly SourceEntry[]): boolean;
  /** Streams; holds metadata tables in memory, never the text of more than one case. A broken record is yielded as refused. */
  records(source: Source, options?: ImportOptions): AsyncIterable<SourceRecord>;
}

/** One input of a build and the importer that reads it. */
export interface IngestInput {
  readonly importer: Importer;
  readonly source: Source;
}
