export { importers } from "../ingest/importers/importers.ts";
export type { BuildReport, MergeNote, Progress, RecordNote } from "../ingest/report.ts";
export { type BuildInput, type BuildOptions, buildCorpus } from "./build-corpus.ts";
export { openCorpusFile } from "./corpus-file.ts";
export { openSource } from "./sources/open-source.ts";
