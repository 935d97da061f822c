import { openCorpus } from "../../store/corpus.ts";
import type { SqliteOptions } from "../../store/sqlite/load-sqlite.ts";
import { type BrowserDatabase, openBrowserDatabase } from "../storage/browser-database.ts";
import type { CorpusStorage } from "../storage/corpus-storage.ts";
import { createIndexedDbStorage } from "../storage/indexed-db-storage.ts";
import { openOpfsStorage } from "../storage/opfs-storage.ts";
import { createInsecureContextError } from "./corpus-errors.ts";
import { type CorpusStore, createCorpusStore } from "./corpus-store.ts";

/**
 * Opens the store of this origin's corpora: in its private file system, or in IndexedDB if that is not available. For
 * workers.
 * @throws EngineError `corpus_unavailable` on an insecure page
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
  // Insecure pages have neither locks nor a private file system.
  if (!globalThis.isSecureContext) throw createInsecureContextError();
  const database = await openBrowserDatabase();
  return createCorpusStore({
    database,
    storage: await openBestStorage(database),
    async readManifest(file) {
      // The caller closes the file, so `close` is not passed on.
      const corpus = await openCorpus({ size: file.size, read: file.read }, options);
      corpus.close();
      return corpus.manifest;
    },
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
}

/** Private windows of some browsers have the functions, but reject every call. */
async function openBestStorage(database: BrowserDatabase): Promise<CorpusStorage> {
  const hasAccess = "createSyncAccessHandle" in (globalThis.FileSystemFileHandle?.prototype ?? {});
  const opfs = hasAccess ? await openOpfsStorage().catch(() => undefined) : undefined;
  return opfs ?? createIndexedDbStorage(database);
}
