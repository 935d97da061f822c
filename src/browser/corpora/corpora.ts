import type { Manifest } from "../../store/manifest.ts";
import type { LoadProgress } from "../../worker/worker-settings.ts";

/** A corpus that the browser stores. */
export interface CorpusEntry {
  /** Unique name in this browser. */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of the whole file, 64 hexadecimal digits. */
  readonly sha256: string;
  /** Milliseconds since 1970. */
  readonly importedAt: number;
  /** Address that it was downloaded from; null for a file of the user. */
  readonly url: string | null;
  /** The corpus's manifest, with the attribution of its sources. */
  readonly manifest: Manifest;
}

/** An import that was interrupted; its bytes are kept, so that a later import can continue it. */
export interface UnfinishedImport {
  readonly name: string;
  /** Name of its file in the corpus storage. */
  readonly file: string;
  readonly url: string | null;
  /** The server's version of the file (ETag or date); null if the download cannot be continued. */
  readonly version: string | null;
}

/** Source of an import: an address, or a file. */
export type CorpusSource = { readonly url: string; readonly sha256?: string } | Blob;

/** Options of an import; every field is optional. */
export interface CorpusImportOptions {
  /** Receives the progress, several times per second. */
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Aborts the import. Its bytes are kept, and the next import of the same address continues it. */
  readonly signal?: AbortSignal;
}

/** The corpora that the browser stores. */
export interface Corpora {
  /**
   * Stores a corpus under a name. An earlier corpus of that name stays until the new one is complete and verified;
   * engines that have it open keep it.
   * @throws EngineError `corpus_unavailable` if it cannot be fetched, has another hash than expected, is damaged or not a
   * corpus, does not fit, or is being imported by another tab; the message states the reason
   */
  import(name: string, source: CorpusSource, options?: CorpusImportOptions): Promise<CorpusEntry>;
  /** Returns the stored corpora in the order of their names. */
  list(): Promise<CorpusEntry[]>;
  /** Removes a corpus and an unfinished import of its name. Returns false if it was not stored. */
  remove(name: string): Promise<boolean>;
}
