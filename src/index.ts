export type { AnswerModel, ModelRequest } from "./ask/model.ts";
export type { Citation, CitationKind, Span } from "./citation/citation.ts";
export { type FindOptions, findCitations } from "./citation/find.ts";
export { parseCitation } from "./citation/parse.ts";
export type { Citable, CitableAct, CitableCase, CitableSection } from "./citation/styles/citable.ts";
export { type Citeproc, type CslCitation, type CslStyle, citeByCsl } from "./citation/styles/citeproc.ts";
export { type ExportFormat, exportCitation } from "./citation/styles/export.ts";
export { citationStyles, type FormatOptions, formatCitation } from "./citation/styles/format.ts";
export { type CslItem, cslItem } from "./citation/styles/item.ts";
export type { Style, StyleBasis } from "./citation/styles/style.ts";
export { classifyTreatment, findTreatmentSignals } from "./citator/classify.ts";
export { exportNetwork, type NetworkFormat } from "./citator/export/formats.ts";
export { historySvg } from "./citator/export/history-svg.ts";
export type { AskEvent, AskInput, AskResponse, AskSource } from "./contract/ask.ts";
export { answerOf } from "./contract/ask-answer.ts";
export type { CallContext, Engine } from "./contract/engine.ts";
export {
  type Ledger,
  type LedgerEntry,
  type LedgerOptions,
  type LedgerStore,
  openLedger,
} from "./credits/ledger.ts";
export { memoryLedger } from "./credits/memory-ledger.ts";
export { statementCsv } from "./credits/statement.ts";
export { topUp } from "./credits/top-up.ts";
export { type EngineOptions, openEngine } from "./engine.ts";
export { EngineError, type ErrorCode, type ErrorDetails } from "./errors.ts";
export { type ParseOptions, parseQuery } from "./query/parse.ts";
export { type Plan, planQuery } from "./query/plan.ts";
export { printQuery } from "./query/print.ts";
export { bytesFile, type CorpusFile } from "./store/corpus-file.ts";
