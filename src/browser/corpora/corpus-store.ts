import type { UnionFiles } from "../../corpus/union/union-files.ts";
import type { CorpusFile } from "../../store/file/corpus-file.ts";
import { importCorpus } from "../import/import-corpus.ts";
import { withImportLock } from "../import/import-lock.ts";
import type { Corpora } from "./corpora.ts";
import { createNotStoredError, createUnreadableCorpusError } from "./corpus-errors.ts";
import type { CorpusStoreOptions } from "./corpus-store-options.ts";
import { createStoredUnionFiles, isUnionFile } from "./stored-union-files.ts";

/** The corpora that the browser stores, which a worker can also open. */
export interface CorpusStore extends Corpora {
  /** Opens a stored corpus. @throws EngineError `corpus_unavailable` if none of that name is stored */
  open(name: string): Promise<CorpusFile>;
  /** Keeps what is computed of several corpora that are opened as one. */
  readonly unionFiles: UnionFiles;
}

/** Creates the store of corpora. Before each change it removes files that no record names. */
export function createCorpusStore(options: CorpusStoreOptions): CorpusStore {
  const { database, storage } = options;

  /** Removes files that no record names: those of corpora that were replaced while an engine had them open. */
  async function removeUnnamedFiles(): Promise<void> {
    // Lists the files first, because a record is written before its file.
    const files = await storage.listFiles();
    const records = [...(await database.getAll("corpora")), ...(await database.getAll("imports"))];
    const named = new Set(records.map(({ file }) => file));
    for (const file of files) if (!named.has(file) && !isUnionFile(file)) await storage.remove(file);
  }

  return {
    unionFiles: createStoredUnionFiles(storage, options.now),

    import: (name, source, importOptions) =>
      withImportLock(name, async () => {
        await removeUnnamedFiles();
        return importCorpus(options, name, source, importOptions);
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
      for (let failedFile = ""; ; ) {
        const record = await database.get("corpora", name);
        if (record === undefined) throw createNotStoredError(name);
        try {
          return await storage.open(record.file);
        } catch (error) {
          // Another tab may have replaced it after its record was read.
          if (record.file === failedFile) throw createUnreadableCorpusError(name, error);
          failedFile = record.file;
        }
      }
    },
  };
}
