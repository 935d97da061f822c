export type { BuiltFrom, CorpusCounts, Manifest } from "../store/manifest.ts";
export type { SqliteOptions } from "../store/sqlite/load-sqlite.ts";
export type { LoadProgress } from "../worker/worker-settings.ts";
export { connectCorpora } from "./corpora/connect-corpora.ts";
export type { Corpora, CorpusEntry, CorpusImportOptions, CorpusSource, CorpusStore } from "./corpora/corpus-store.ts";
export { openCorpusStore } from "./corpora/open-corpus-store.ts";
export { type BrowserDatabase, openBrowserDatabase } from "./storage/browser-database.ts";
export { createIndexedDbLedger, openBrowserLedger } from "./storage/browser-ledger.ts";
export { persistStorage, type StorageReport } from "./storage/persist-storage.ts";
