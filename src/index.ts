export type { AnswerModel, ModelRequest } from "./ask/model.ts";
export type { Citation, CitationFormat, CitationKind, Span } from "./citation/citation.ts";
export { type FindOptions, findCitations } from "./citation/find.ts";
export type { BaseFindOptions } from "./citation/find-in.ts";
export { parseCitation } from "./citation/parse.ts";
export type { Citable, CitableAct, CitableCase, CitableSection } from "./citation/styles/citable.ts";
export { type Citeproc, type CslCitation, type CslStyle, formatCitationWithCsl } from "./citation/styles/citeproc.ts";
export { type ExportFormat, exportCitation } from "./citation/styles/export.ts";
export { citationStyles, type FormatOptions, formatCitation } from "./citation/styles/format.ts";
export { type CslItem, toCslItem } from "./citation/styles/item.ts";
export type { Style, StyleBasis } from "./citation/styles/style.ts";
export { classifyTreatment, findTreatmentSignals, type TreatmentReading } from "./citator/classify.ts";
export { exportNetwork, type NetworkFormat } from "./citator/export/formats.ts";
export { type HistorySvgOptions, renderHistorySvg } from "./citator/export/history-svg.ts";
export type { AskEvent, AskInput, AskResponse, AskSource } from "./contract/ask.ts";
export { answerOf } from "./contract/ask-answer.ts";
export type { CaseRecord } from "./contract/case.ts";
export type { Ask, BareVerb, CallContext, Engine, ServedEngine, Verb } from "./contract/engine.ts";
export type { InputOf, OperationName, ResponseOf } from "./contract/operations.ts";
export {
  type EntryKind,
  type Hold,
  type KeyedRequest,
  type Ledger,
  type LedgerEntry,
  type LedgerOptions,
  type LedgerStore,
  openLedger,
} from "./credits/ledger.ts";
export { createMemoryLedgerStore, type MemoryLedgerStoreOptions } from "./credits/memory-ledger.ts";
export type { PriceOptions } from "./credits/prices.ts";
export type { AnsweredCall, DebitedCall, IdempotencyLock, StoredAnswer } from "./credits/replays.ts";
export { formatStatementCsv } from "./credits/statement.ts";
export { addCredits } from "./credits/top-up.ts";
export { type EngineOptions, openEngine } from "./engine.ts";
export { EngineError, type ErrorCode, type ErrorDetails } from "./errors.ts";
export type { Jurisdiction } from "./law/jurisdiction.ts";
export { type Freshness, TREATMENT_KINDS, type Treatment, type TreatmentKind } from "./law/treatment.ts";
export type * from "./query/ast.ts";
export type { CitationFinder, RecognisedCitation } from "./query/citations.ts";
export { type ParseOptions, parseQuery } from "./query/parse.ts";
export {
  type CitationPlan,
  type EvidencePlan,
  type FilterPlan,
  type NearOperandPlan,
  type NearPlan,
  type PhrasePlan,
  type Plan,
  type PlanField,
  type PlanNode,
  type PlanStatistics,
  planQuery,
  type TermPlan,
  type WordPair,
} from "./query/plan.ts";
export { printQuery } from "./query/print.ts";
export type { QuerySyntax } from "./query/tokenize.ts";
export type { Codec } from "./store/codec.ts";
export { type CorpusFile, openCorpusBytes } from "./store/corpus-file.ts";
export type { LedgerFilter, LedgerLine, LedgerPage } from "./store/ledger-view.ts";
