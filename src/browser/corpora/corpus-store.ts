import type { CorpusFile } from "../../store/file/corpus-file.ts";
import type { Manifest } from "../../store/manifest.ts";
import type { LoadProgress } from "../../worker/worker-settings.ts";
import { importCorpus } from "../import/import-corpus.ts";
import { withImportLock } from "../import/import-lock.ts";
import type { BrowserDatabase } from "../storage/browser-database.ts";
import type { CorpusStorage } from "../storage/corpus-storage.ts";
import { createNotStoredError, createUnreadableCorpusError } from "./corpus-errors.ts";

/** A corpus that the browser stores. */
export interface CorpusEntry {
  /** What it is called here; each name once. */
  readonly name: string;
  readonly bytes: number;
  /** Of the whole file, 64 hexadecimal digits. */
  readonly sha256: string;
  /** Milliseconds since 1970. */
  readonly importedAt: number;
  /** Where it came from; null for a file of the user's. */
  readonly url: string | null;
  /** What the corpus says of itself, its sources' attribution among it. */
  readonly manifest: Manifest;
}

/** An import that has not come to its end: its bytes are kept, so that it can go on from there. */
export interface UnfinishedImport {
  readonly name: string;
  /** Its file on the shelf. */
  readonly file: string;
  readonly url: string | null;
  /** What the server calls this version of the file; null where it cannot be continued. */
  readonly version: string | null;
}

/** Where an imported corpus comes from. */
export type CorpusSource = { readonly url: string; readonly sha256?: string } | Blob;

/** How an import is followed and ended. */
export interface CorpusImportOptions {
  /** Is told, often, how far it has come. */
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Ends the import. What is there is kept, and the next import of the same address goes on from it. */
  readonly signal?: AbortSignal;
}

/** The corpora that the browser stores. */
export interface Corpora {
  /**
   * Stores a corpus under a name. What was there under that name stays until the new one is whole and checked, and
   * engines that have it open keep it.
   * @throws EngineError `corpus_unavailable` where it cannot be fetched, is not what was expected, is no sound corpus,
   * does not fit, or is being imported by another tab; the message says which
   */
  import(name: string, source: CorpusSource, options?: CorpusImportOptions): Promise<CorpusEntry>;
  /** By name. */
  list(): Promise<CorpusEntry[]>;
  /** Removes a corpus and what was begun of it; false where there was none. */
  remove(name: string): Promise<boolean>;
}

/** The corpora that the browser stores, with the means to open one where it lies: in a worker. */
export interface CorpusStore extends Corpora {
  /** @throws EngineError `corpus_unavailable` where none of that name is stored */
  open(name: string): Promise<CorpusFile>;
}

/** What the store of corpora stands on. */
export interface CorpusStoreOptions {
  readonly database: BrowserDatabase;
  readonly storage: CorpusStorage;
  /** What a corpus says of itself. */
  readonly readManifest: (file: CorpusFile) => Promise<Manifest>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Names of files; each different. */
  readonly newId: () => string;
}

export function createCorpusStore(parts: CorpusStoreOptions): CorpusStore {
  const { database, storage: shelf } = parts;

  /** Removes files that no record names: of corpora that were replaced while an engine had them open. */
  async function removeUnnamedFiles(): Promise<void> {
    // Files first: a record is written before its file.
    const files = await shelf.listFiles();
    const records = [...(await database.getAll("corpora")), ...(await database.getAll("imports"))];
    const named = new Set(records.map(({ file }) => file));
    for (const file of files) if (!named.has(file)) await shelf.remove(file);
  }

  return {
    import: (name, source, options) =>
      withImportLock(name, async () => {
        await removeUnnamedFiles();
        return importCorpus(parts, name, source, options);
      }),

    async list() {
      return (await database.getAll("corpora")).map(({ file: _, ...entry }) => entry);
    },

    remove: (name) =>
      withImportLock(name, async () => {
        const known = await database.get("corpora", name);
        const change = database.transaction(["corpora", "imports"], "readwrite");
        await Promise.all([
          change.objectStore("corpora").delete(name),
          change.objectStore("imports").delete(name),
          change.done,
        ]);
        await removeUnnamedFiles();
        return known !== undefined;
      }),

    async open(name) {
      for (let last = ""; ; ) {
        const record = await database.get("corpora", name);
        if (record === undefined) throw createNotStoredError(name);
        try {
          return await shelf.open(record.file);
        } catch (error) {
          // Another tab may have replaced it in between.
          if (record.file === last) throw createUnreadableCorpusError(name, error);
          last = record.file;
        }
      }
    },
  };
}
