import type { CorpusFile } from "../../store/file/corpus-file.ts";
import type { Manifest } from "../../store/manifest.ts";
import type { BrowserDatabase } from "../storage/browser-database.ts";
import type { CorpusStorage } from "../storage/corpus-storage.ts";

/** Dependencies of a store of corpora. */
export interface CorpusStoreOptions {
  readonly database: BrowserDatabase;
  readonly storage: CorpusStorage;
  /** Reads the manifest of a corpus file. */
  readonly readManifest: (file: CorpusFile) => Promise<Manifest>;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Creates a unique file name. */
  readonly newId: () => string;
}
