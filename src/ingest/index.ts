export type { WritableCorpusFile } from "../store/corpus-file.ts";
export { memoryFile } from "../store/corpus-file.ts";
export type { Importer, ImportOptions } from "./importer.ts";
export { detectImporters, importerByName, importers } from "./importers/importers.ts";
export { type IngestInput, type IngestOptions, ingest } from "./ingest.ts";
export type { CaseInput, RecordPlace, RecordWhat, SourceRecord } from "./record.ts";
export type { ActMergeNote, BuildReport, MergeNote, Progress, RecordNote } from "./report.ts";
export { bytesOf, entriesOf, type Provenance, type RefusedEntry, type Source, type SourceEntry } from "./source.ts";
