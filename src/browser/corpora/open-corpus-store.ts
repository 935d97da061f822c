import { openCorpus } from "../../store/corpus.ts";
import type { SqliteOptions } from "../../store/sqlite/load-sqlite.ts";
import { type BrowserDatabase, openBrowserDatabase } from "../storage/browser-database.ts";
import type { CorpusStorage } from "../storage/corpus-storage.ts";
import { createIndexedDbStorage } from "../storage/indexed-db-storage.ts";
import { openOpfsStorage } from "../storage/opfs-storage.ts";
import { createInsecureContextError } from "./corpus-errors.ts";
import { type CorpusStore, createCorpusStore } from "./corpus-store.ts";

/**
 * The store of corpora of this origin, in its private file system; in IndexedDB where there is none. For workers.
 *
 * @example
 * ```ts
 * import { openCorpusStore } from "headnote/browser";
 *
 * const store = await openCorpusStore();
 * await store.import("starter", { url: "/starter.sqlite" });
 * ```
 */
export async function openCorpusStore(options: SqliteOptions = {}): Promise<CorpusStore> {
  // Without it there are no locks and no private file system.
  if (!globalThis.isSecureContext) throw createInsecureContextError();
  const database = await openBrowserDatabase();
  return createCorpusStore({
    database,
    storage: await openBestStorage(database),
    async readManifest(file) {
      // The file stays its owner's to close.
      const corpus = await openCorpus({ size: file.size, read: file.read }, options);
      corpus.close();
      return corpus.manifest;
    },
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
}

/** Private windows of some browsers have the functions and refuse to do it. */
async function openBestStorage(database: BrowserDatabase): Promise<CorpusStorage> {
  const hasAccess = "createSyncAccessHandle" in (globalThis.FileSystemFileHandle?.prototype ?? {});
  const opfs = hasAccess ? await openOpfsStorage().catch(() => undefined) : undefined;
  return opfs ?? createIndexedDbStorage(database);
}
