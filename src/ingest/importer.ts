import type { Scratch } from "../store/scratch/scratch.ts";
import type { SourceRecord } from "./records/source-record.ts";
import type { CaseSelection } from "./selection/case-selection.ts";
import type { Provenance, Source, SourceEntry } from "./source.ts";

/** Options of an importer. */
export interface ImportOptions {
  /** Bytes of input consumed since the last call; for progress. */
  readonly onBytes?: (bytes: number) => void;
  readonly signal?: AbortSignal;
  /** Where to keep what does not fit into memory. Default: in memory. */
  readonly scratch?: Scratch;
  /** Which cases are taken. What an importer yields beside them is left out later; asking early saves its reading. */
  readonly selection?: CaseSelection;
}

/** About what a source contains. */
export interface RecordEstimate {
  readonly cases: number;
  readonly citations: number;
  readonly opinions: number;
  /** Of opinions. */
  readonly characters: number;
  /** Some of their texts, by which the density of all is measured. Default: none. */
  readonly texts?: readonly string[];
  /** Bytes of the files by which tables are joined, beside the corpus. */
  readonly scratchBytes: number;
  /** Whether a filter may leave out more than the sample tells. */
  readonly isUpperBound: boolean;
}

/** Reads one upstream format; each format has a folder in `importers/`. */
export interface Importer {
  /** The name in `--from NAME:PATH`. */
  readonly name: string;
  readonly provenance: Provenance;
  /** True if it reads any file of a kind (text, JSON lines); it is detected only if no other importer is. Default false. */
  readonly isFallback?: boolean;
  /**
   * Members by which it is detected if the first record of JSON lines has all of them, and the paths of the files tell no
   * other format. Default: none, and it is detected by paths only.
   */
  readonly recordMembers?: readonly string[];
  /** Whether the paths of these entries look like this format; contents are not read. */
  detect(entries: readonly SourceEntry[]): boolean;
  /**
   * Estimates the records of a source from a part of it, for a format whose records are joined from several tables: the
   * first megabytes of its records would contain no text. Null if that is not possible.
   */
  estimate?(source: Source, options?: ImportOptions): Promise<RecordEstimate | null>;
  /** Lists the ids of all courts that a source may have cases of, if that is known before its cases are read. */
  listCourtIds?(source: Source, options?: ImportOptions): Promise<readonly string[]>;
  /** Streams records; metadata tables are in memory, and the text of at most one case. A broken record is yielded as refused. */
  records(source: Source, options?: ImportOptions): AsyncIterable<SourceRecord>;
}

/** One input of a build and the importer that reads it. */
export interface IngestInput {
  readonly importer: Importer;
  readonly source: Source;
  /** Whether the caller named the format instead of having it detected; for messages. Default false. */
  readonly isFormatNamed?: boolean;
}
