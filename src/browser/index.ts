export type { BuiltFrom, CorpusCounts, Manifest } from "../store/manifest.ts";
export type { SqliteOptions } from "../store/sqlite.ts";
export type { Progress } from "../worker/settings.ts";
export { connectCorpora } from "./connect-corpora.ts";
export type { Corpora, CorpusEntry, CorpusSource, CorpusStore, ImportOptions } from "./corpora.ts";
export { type BrowserDatabase, openBrowserDatabase } from "./database.ts";
export { indexedDbLedger, openBrowserLedger } from "./ledger.ts";
export { openCorpusStore } from "./open-store.ts";
export { persistStorage, type StorageReport } from "./storage.ts";
