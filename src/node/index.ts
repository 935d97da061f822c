export { importers } from "../ingest/importers/importers.ts";
export type { BuildReport, MergeNote, Progress, RecordNote } from "../ingest/report.ts";
export { type BuildInput, type BuildOptions, buildCorpus } from "./build-corpus.ts";
export { openCorpusFile } from "./corpus-file.ts";
export { type Journal, type JournalOptions, openJournal } from "./journal/journal.ts";
export { DEVELOPMENT_KEY, type ServerKey } from "./keys.ts";
export { type RunningServer, type ServerOptions, startServer } from "./server.ts";
export { openSource } from "./sources/open-source.ts";
export { openStarterCorpus, STARTER_CORPUS } from "./starter-corpus.ts";
