/** The engine that a page asks its worker to open. */
export interface WorkerSettings {
  /**
   * A corpus in memory, which is transferred to the worker, or one that the browser stores; or several stored ones, which
   * are opened as one.
   */
  readonly corpus: Uint8Array | ArrayBuffer | StoredCorpus | readonly StoredCorpus[];
  /**
   * Whether all tabs of this origin that open the corpus share one engine, so that it is in memory once. Default true
   * for a stored corpus; one in memory is the page's own.
   */
  readonly share?: boolean;
  /**
   * Credits that accounts begin with, by account; the ledger is kept in the browser. Default: no ledger, and only the
   * unlimited local account.
   */
  readonly credits?: Readonly<Record<string, number>>;
  /** Address of the web application that case pages are under; see `EngineOptions.appUrl`. */
  readonly appUrl?: string;
  /** Address of sql.js's WebAssembly module. Default: beside the worker's script, where bundlers put it. */
  readonly wasmUrl?: string;
}

/** A corpus by its name in the browser's storage. */
export interface StoredCorpus {
  readonly name: string;
  /** Where it is fetched from when it is not stored yet. Without it, a corpus that is not stored is an error. */
  readonly url?: string;
  /** SHA-256 of the file, 64 hexadecimal digits; what is fetched must have it. */
  readonly sha256?: string;
}

/** Progress of opening or importing. */
export interface LoadProgress {
  /** `join` computes what depends on several corpora. */
  readonly phase: "download" | "check" | "open" | "join";
  /** Bytes; of `join`, cases or sections. */
  readonly done: number;
  /** In the same unit; null if it is not known in advance. */
  readonly total: number | null;
}
