import type { OpenCorpusFile } from "../../store/corpus.ts";
import type { CaseDocumentReader } from "../documents/case-documents.ts";
import type { OpenSearch } from "../opensearch/client.ts";
import type { ShardSettings } from "../opensearch/mappings.ts";
import type { BulkWriter } from "./bulk-writer.ts";

/** Options of a push. */
export interface PushOptions extends Partial<ShardSettings> {
  /** Write every document, instead of those that differ from the version that is served. Default false. */
  readonly full?: boolean;
  /** Is called after every thousand cases or so. */
  readonly onProgress?: (progress: PushProgress) => void;
  /** Ends the push with its reason after what is being written. */
  readonly signal?: AbortSignal;
  /** Path of the corpus file: threads prepare its documents. Default: this thread does. */
  readonly path?: string;
  /** Number of threads. Default: one per core, at most 8. */
  readonly threads?: number;
}

/** How far a push is. */
export interface PushProgress {
  readonly phase: "cases" | "rest" | "verify" | "switch";
  readonly cases: number;
  readonly of: number;
}

/** A push, and what it reads and writes. */
export interface RunningPush {
  readonly search: OpenSearch;
  readonly version: string;
  readonly corpus: OpenCorpusFile;
  readonly documents: CaseDocumentReader;
  readonly writer: BulkWriter;
  readonly options: PushOptions;
}
