export { type AuditOptions, auditCorpus } from "../audit/audit-corpus.ts";
export type { Finding, FindingCase, FindingKind, FindingSeverity } from "../audit/finding.ts";
export { importers } from "../ingest/importers/importers.ts";
export type { BuildNote, BuildProgress, BuildReport, MergeNote, RecordNote } from "../ingest/report.ts";
export type { CorpusRepair } from "../store/corpus-repair.ts";
export { type BuildOptions, buildCorpus } from "./build-corpus.ts";
export type { DiskNeed } from "./check-disk-space.ts";
export {
  type BuildCounts,
  type CountBuildOptions,
  countBuildRecords,
  type ExtendedCorpusCounts,
} from "./count-build-records.ts";
export { openCorpusFile } from "./files/corpus-file.ts";
export type { InterruptedBuild } from "./files/interrupted-build.ts";
export { createUnionFiles } from "./files/union-files.ts";
export { type Journal, type JournalOptions, openJournal } from "./journal/journal.ts";
export type { BuildInput } from "./open-build-inputs.ts";
export { openService, type Service, type ServiceOptions } from "./server/open-service.ts";
export type { CorpusChange } from "./server/served-corpora.ts";
export { DEVELOPMENT_KEY, type ServerKey } from "./server/server-keys.ts";
export type { ServedCorpus } from "./server/service-backend.ts";
export { type RunningServer, type ServerOptions, startServer } from "./server/start-server.ts";
export { openSource, type SourceOptions } from "./sources/open-source.ts";
export { openStarterCorpus, STARTER_CORPUS } from "./starter-corpus.ts";
