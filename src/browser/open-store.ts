import { openCorpus } from "../store/corpus.ts";
import type { SqliteOptions } from "../store/sqlite.ts";
import { type CorpusStore, corpusStore } from "./corpora.ts";
import { type BrowserDatabase, openBrowserDatabase } from "./database.ts";
import { notSecure } from "./faults.ts";
import { indexedDbShelf } from "./indexed-db-shelf.ts";
import { opfsShelf } from "./opfs-shelf.ts";
import type { Shelf } from "./shelf.ts";

/** The store of corpora of this origin, in its private file system; in IndexedDB where there is none. For workers. */
export async function openCorpusStore(options: SqliteOptions = {}): Promise<CorpusStore> {
  // Without it there are no locks and no private file system.
  if (!globalThis.isSecureContext) throw notSecure();
  const database = await openBrowserDatabase();
  return corpusStore({
    database,
    shelf: await bestShelf(database),
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
async function bestShelf(database: BrowserDatabase): Promise<Shelf> {
  const hasAccess = "createSyncAccessHandle" in (globalThis.FileSystemFileHandle?.prototype ?? {});
  const opfs = hasAccess ? await opfsShelf().catch(() => undefined) : undefined;
  return opfs ?? indexedDbShelf(database);
}
