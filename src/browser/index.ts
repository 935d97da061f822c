export type { BuiltFrom, CorpusCounts, Manifest } from "../store/manifest.ts";
export type { SqliteOptions } from "../store/sqlite.ts";
export type { LoadProgress } from "../worker/settings.ts";
export { connectCorpora } from "./connect-corpora.ts";
export type { Corpora, CorpusEntry, CorpusImportOptions, CorpusSource, CorpusStore } from "./corpora.ts";
export { type BrowserDatabase, openBrowserDatabase } from "./database.ts";
export { createIndexedDbLedger, openBrowserLedger } from "./ledger.ts";
export { openCorpusStore } from "./open-store.ts";
export { persistStorage, type StorageReport } from "./storage.ts";
