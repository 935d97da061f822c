export type {
  CaseRow,
  DatePrecision,
  FootnoteMark,
  OpinionSpan,
  OpinionText,
  PageMark,
  SectionKind,
} from "../law/case.ts";
export type { Court, CourtLevel } from "../law/court.ts";
export type {
  ActCategory,
  ActRow,
  ActSectionRow,
  ActStatus,
  BreadcrumbStep,
  CodeRow,
  CorpusType,
  FootnoteRow,
  FootnoteType,
  LegislationUrls,
  ProvisionStatus,
  SectionRow,
} from "../law/legislation.ts";
export type { RoleMark, SentenceRole } from "../law/sentence-role.ts";
export { type OpenCorpusFile as Corpus, type OpenCorpusOptions, openCorpus } from "../store/corpus.ts";
export type { WritableCorpusFile } from "../store/file/corpus-file.ts";
export { createMemoryFile } from "../store/file/corpus-file.ts";
export type { CorpusCounts } from "../store/manifest.ts";
export type { Scratch } from "../store/scratch/scratch.ts";
export { buildCorpusFile, type IngestOptions } from "./build-corpus-file.ts";
export {
  type CountOptions,
  countRecords,
  type InputRecordCounts,
  type RecordCounts,
  type RecordTotals,
} from "./count-records.ts";
export type { Importer, ImportOptions, IngestInput, RecordEstimate } from "./importer.ts";
export { detectImporters, findImporter, importers, recognizeImporters } from "./importers/importers.ts";
export type { BuildCheckpoint } from "./intake/build-checkpoint.ts";
export type { IntakeOptions } from "./intake/intake-options.ts";
export type { LearnedName } from "./projections/vote-on-case-name.ts";
export type { CaseInput, RecordType, SourceLocation, SourceRecord } from "./records/source-record.ts";
export type {
  ActMergeNote,
  BuildNote,
  BuildProgress,
  BuildReport,
  EdgeComparison,
  EdgeNote,
  InputCounts,
  MergeNote,
  NoteCounts,
  RecordNote,
  RecordOutcomes,
  UnmatchedComparison,
  UnmatchedNote,
} from "./report.ts";
export type { CaseFilter, CaseSelection, LeftOutCounts, SelectableCase } from "./selection/case-selection.ts";
export type { UnknownCourt } from "./selection/unknown-courts.ts";
export { listEntries, openBytes, type Provenance, type RefusedEntry, type Source, type SourceEntry } from "./source.ts";
