export type { AnswerModel, ModelRequest } from "./ask/models/answer-model.ts";
export type { Citation, CitationFormat, CitationKind, Span } from "./citation/citation.ts";
export { type FindOptions, findCitations } from "./citation/find/find-citations.ts";
export type { BaseFindOptions } from "./citation/find/find-with-packs.ts";
export { parseCitation } from "./citation/parse/parse-citation.ts";
export {
  type Citeproc,
  type CslCitation,
  type CslStyle,
  formatCitationWithCsl,
} from "./citation/styles/bibliography/citeproc.ts";
export { type CslItem, toCslItem } from "./citation/styles/bibliography/csl-item.ts";
export { exportCitation } from "./citation/styles/bibliography/export-citation.ts";
export type { ExportFormat } from "./citation/styles/bibliography/export-formats.ts";
export type { Citable, CitableAct, CitableCase, CitableSection } from "./citation/styles/citable.ts";
export { citationStyles, type FormatOptions, formatCitation } from "./citation/styles/format-citation.ts";
export type { Style, StyleBasis } from "./citation/styles/style.ts";
export { exportNetwork, type NetworkFormat } from "./citator/export/export-network.ts";
export { type HistorySvgOptions, renderHistorySvg } from "./citator/export/history-svg.ts";
export { classifyTreatment } from "./citator/treatment/classify-treatment.ts";
export { findTreatmentSignals } from "./citator/treatment/find-treatment-signals.ts";
export type { ReachRule } from "./citator/treatment/reach/reach-rule.ts";
export type { TreatmentReading, TreatmentRule } from "./citator/treatment/treatment-reading.ts";
export { answerOf } from "./contract/answer-of.ts";
export type { Ask, BareVerb, CallContext, Engine, ServedEngine, Verb } from "./contract/engine.ts";
export type { InputOf, OperationName, ResponseOf } from "./contract/operations/operations.ts";
export type { AskEvent, AskInput, AskResponse, AskSource } from "./contract/schemas/ask.ts";
export type { CaseRecord } from "./contract/schemas/common/case.ts";
export type { PendingUnionFile, UnionFiles } from "./corpus/union/union-files.ts";
export { addCredits } from "./credits/add-credits.ts";
export {
  type AccountLedger,
  type EntryKind,
  type Hold,
  type KeyedRequest,
  type Ledger,
  type LedgerEntry,
  type LedgerOptions,
  type LedgerStore,
  openLedger,
  type PendingCapture,
} from "./credits/ledger.ts";
export type { StoredAnswer } from "./credits/ledger-entry.ts";
export type { LedgerFilter, LedgerLine, LedgerPage } from "./credits/ledger-view.ts";
export { createMemoryLedgerStore, type MemoryLedgerStoreOptions } from "./credits/memory-ledger-store.ts";
export type { PriceOptions } from "./credits/prices.ts";
export type { AnsweredCall, DebitedCall, IdempotencyLock } from "./credits/replay-cache.ts";
export { formatStatementCsv } from "./credits/statement-csv.ts";
export { type CorpusSource, type EngineOptions, openEngine } from "./engine/open-engine.ts";
export { EngineError, type ErrorCode, type ErrorDetails } from "./errors.ts";
export type { Jurisdiction } from "./law/jurisdiction.ts";
export { type Freshness, TREATMENT_KINDS, type Treatment, type TreatmentKind } from "./law/treatment.ts";
export type * from "./query/ast.ts";
export type { CitationFinder, RecognisedCitation } from "./query/cited-spans.ts";
export { type ParseOptions, parseQuery } from "./query/parse.ts";
export type {
  CitationPlan,
  EvidencePlan,
  FilterPlan,
  LeadCase,
  NearOperandPlan,
  NearPlan,
  PhrasePlan,
  Plan,
  PlanField,
  PlanNode,
  PlanStatistics,
  RelatedTerm,
  TermPlan,
  WordPair,
} from "./query/plan/plan.ts";
export { planQuery } from "./query/plan/plan-query.ts";
export { printQuery } from "./query/print.ts";
export type { QuerySyntax } from "./query/tokenize-query.ts";
export type { Codec } from "./store/file/codec.ts";
export { type CorpusFile, openCorpusBytes, type WritableCorpusFile } from "./store/file/corpus-file.ts";
