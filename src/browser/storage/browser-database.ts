import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { LedgerEntry } from "../../credits/ledger.ts";
import type { CorpusEntry, UnfinishedImport } from "../corpora/corpora.ts";

/** Tables in IndexedDB. They contain the bytes of corpora only if there is no private file system. */
export interface BrowserSchema extends DBSchema {
  corpora: { key: string; value: CorpusEntry & { readonly file: string } };
  imports: { key: string; value: UnfinishedImport };
  /** Pieces of files. The key is the file name and the number of the piece. */
  pieces: { key: [string, number]; value: Uint8Array };
  ledger: { key: number; value: LedgerEntry };
}

/** Headnote's IndexedDB database of an origin. */
export type BrowserDatabase = IDBPDatabase<BrowserSchema>;

const DATABASE_VERSION = 1;

/**
 * Opens the database of this origin; creates it on the first call.
 *
 * @example
 * ```ts
 * import { createIndexedDbLedger, openBrowserDatabase } from "headnote/browser";
 *
 * const store = createIndexedDbLedger(await openBrowserDatabase());
 * ```
 */
export async function openBrowserDatabase(name = "headnote"): Promise<BrowserDatabase> {
  const database = await openDB<BrowserSchema>(name, DATABASE_VERSION, {
    upgrade(made) {
      made.createObjectStore("corpora", { keyPath: "name" });
      made.createObjectStore("imports", { keyPath: "name" });
      made.createObjectStore("pieces");
      made.createObjectStore("ledger", { autoIncrement: true });
    },
    // Otherwise a tab with a newer version would wait for this one.
    blocking: () => database.close(),
  });
  return database;
}
