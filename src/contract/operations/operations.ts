import type * as v from "valibot";
import type { RequestSchema } from "../request/read-fields.ts";
import {
  ActListRequestSchema,
  ActListResponseSchema,
  ActTextRequestSchema,
  ActTextResponseSchema,
  AmendmentsRequestSchema,
  AmendmentsResponseSchema,
} from "../schemas/acts.ts";
import { AskEventSchema, AskRequestSchema, AskResponseSchema } from "../schemas/ask.ts";
import { CheckRequestSchema, CheckResponseSchema } from "../schemas/citations/check.ts";
import {
  HistoryRequestSchema,
  HistoryResponseSchema,
  PathRequestSchema,
  PathResponseSchema,
  RelyingOnRequestSchema,
  RelyingOnResponseSchema,
  SimilarRequestSchema,
  SimilarResponseSchema,
  StatusRequestSchema,
  StatusResponseSchema,
} from "../schemas/citations/explain.ts";
import { ExportRequestSchema, ExportResponseSchema, StylesResponseSchema } from "../schemas/citations/export.ts";
import { NetworkRequestSchema, NetworkResponseSchema } from "../schemas/citations/network.ts";
import {
  CaseRequestSchema,
  CaseResponseSchema,
  CitationSearchRequestSchema,
  CitationSearchResponseSchema,
  CitationsOfRequestSchema,
  CitationsOfResponseSchema,
  CitedByRequestSchema,
  CitedByResponseSchema,
  ResolveRequestSchema,
  ResolveResponseSchema,
} from "../schemas/citations/resolve.ts";
import { ManifestResponseSchema, StatsResponseSchema } from "../schemas/corpus.ts";
import {
  BalanceResponseSchema,
  LedgerRequestSchema,
  LedgerResponseSchema,
  NothingRequestSchema,
  PricingResponseSchema,
} from "../schemas/credits.ts";
import { BatchRequestSchema, BatchResponseSchema } from "../schemas/research/batch.ts";
import { ResultExportRequestSchema, ResultExportResponseSchema } from "../schemas/research/export.ts";
import { NewSinceRequestSchema, NewSinceResponseSchema } from "../schemas/research/new-since.ts";
import {
  ExplainResponseSchema,
  SearchRequestSchema,
  SearchResponseSchema,
  SimilarCasesRequestSchema,
  SimilarCasesResponseSchema,
  SuggestRequestSchema,
  SuggestResponseSchema,
} from "../schemas/research/search.ts";
import {
  CodesRequestSchema,
  CodesResponseSchema,
  SectionRequestSchema,
  SectionResponseSchema,
  StatesRequestSchema,
  StatesResponseSchema,
  StatuteSearchRequestSchema,
  StatuteSearchResponseSchema,
} from "../schemas/statutes.ts";

/** One verb of the engine: what it takes and gives, and where it stands in the HTTP interface. */
export interface Operation {
  readonly request: RequestSchema;
  /** Schema of the response body; of one event where the response is a stream. */
  readonly response: v.GenericSchema;
  /** Null where the verb is not in the HTTP interface. `{name}` in the path is the request's field of that name. */
  readonly route: OperationRoute | null;
}

export interface OperationRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
}

/** Every verb, by its name. A path without parameters stands before one that would also match it. */
export const OPERATIONS = {
  "citations.resolve": {
    request: ResolveRequestSchema,
    response: ResolveResponseSchema,
    route: { method: "POST", path: "/api/v1/citations/resolve" },
  },
  "citations.search": {
    request: CitationSearchRequestSchema,
    response: CitationSearchResponseSchema,
    route: { method: "POST", path: "/api/v1/citations/search" },
  },
  "citations.network": {
    request: NetworkRequestSchema,
    response: NetworkResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/cases/network" },
  },
  "citations.case": {
    request: CaseRequestSchema,
    response: CaseResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/cases/{case_id}" },
  },
  "citations.citationsOf": {
    request: CitationsOfRequestSchema,
    response: CitationsOfResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/citations-of" },
  },
  "citations.citedBy": {
    request: CitedByRequestSchema,
    response: CitedByResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/cited-by" },
  },
  "citations.explain": {
    request: StatusRequestSchema,
    response: StatusResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/explain" },
  },
  "citations.path": {
    request: PathRequestSchema,
    response: PathResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/path" },
  },
  "citations.similar": {
    request: SimilarRequestSchema,
    response: SimilarResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/similar" },
  },
  "citations.relyingOn": {
    request: RelyingOnRequestSchema,
    response: RelyingOnResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/relying-on" },
  },
  "citations.history": {
    request: HistoryRequestSchema,
    response: HistoryResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/history" },
  },
  "citations.check": {
    request: CheckRequestSchema,
    response: CheckResponseSchema,
    route: { method: "POST", path: "/api/v1/citations/check" },
  },
  "citations.export": {
    request: ExportRequestSchema,
    response: ExportResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/{case_id}/export" },
  },
  "citations.styles": {
    request: NothingRequestSchema,
    response: StylesResponseSchema,
    route: { method: "GET", path: "/api/v1/citations/styles" },
  },
  "research.search": {
    request: SearchRequestSchema,
    response: SearchResponseSchema,
    route: { method: "POST", path: "/api/v1/research/search" },
  },
  "research.suggest": {
    request: SuggestRequestSchema,
    response: SuggestResponseSchema,
    route: { method: "GET", path: "/api/v1/research/suggest" },
  },
  "research.similar": {
    request: SimilarCasesRequestSchema,
    response: SimilarCasesResponseSchema,
    route: { method: "POST", path: "/api/v1/research/similar" },
  },
  "research.batch": {
    request: BatchRequestSchema,
    response: BatchResponseSchema,
    route: { method: "POST", path: "/api/v1/research/batch" },
  },
  "research.export": {
    request: ResultExportRequestSchema,
    response: ResultExportResponseSchema,
    route: { method: "POST", path: "/api/v1/research/export" },
  },
  "research.newSince": {
    request: NewSinceRequestSchema,
    response: NewSinceResponseSchema,
    route: { method: "POST", path: "/api/v1/research/new-since" },
  },
  "research.explain": {
    request: SearchRequestSchema,
    response: ExplainResponseSchema,
    route: { method: "POST", path: "/api/v1/research/explain" },
  },
  "statutes.search": {
    request: StatuteSearchRequestSchema,
    response: StatuteSearchResponseSchema,
    route: { method: "POST", path: "/api/v1/statutes/search" },
  },
  "statutes.states": {
    request: StatesRequestSchema,
    response: StatesResponseSchema,
    route: { method: "GET", path: "/api/v1/statutes/states" },
  },
  "statutes.codes": {
    request: CodesRequestSchema,
    response: CodesResponseSchema,
    route: { method: "GET", path: "/api/v1/statutes/codes" },
  },
  "statutes.section": {
    request: SectionRequestSchema,
    response: SectionResponseSchema,
    route: { method: "GET", path: "/api/v1/statutes/section/{act_id}" },
  },
  "acts.list": {
    request: ActListRequestSchema,
    response: ActListResponseSchema,
    route: { method: "GET", path: "/api/v1/acts/list" },
  },
  "acts.amendments": {
    request: AmendmentsRequestSchema,
    response: AmendmentsResponseSchema,
    route: { method: "GET", path: "/api/v1/acts/{act_id}/amendments" },
  },
  "acts.text": {
    request: ActTextRequestSchema,
    response: ActTextResponseSchema,
    route: { method: "GET", path: "/api/v1/acts/{act_id}/text" },
  },
  "ask.stream": {
    request: AskRequestSchema,
    response: AskEventSchema,
    route: { method: "POST", path: "/api/v1/ask/stream" },
  },
  "ask.answer": {
    request: AskRequestSchema,
    response: AskResponseSchema,
    route: { method: "POST", path: "/api/v1/ask" },
  },
  "credits.pricing": {
    request: NothingRequestSchema,
    response: PricingResponseSchema,
    route: { method: "GET", path: "/api/v1/api-credits/pricing" },
  },
  "credits.balance": {
    request: NothingRequestSchema,
    response: BalanceResponseSchema,
    route: { method: "GET", path: "/api/v1/api-credits/balance" },
  },
  "credits.ledger": {
    request: LedgerRequestSchema,
    response: LedgerResponseSchema,
    route: { method: "GET", path: "/api/v1/api-credits/ledger" },
  },
  "corpus.manifest": { request: NothingRequestSchema, response: ManifestResponseSchema, route: null },
  "corpus.stats": { request: NothingRequestSchema, response: StatsResponseSchema, route: null },
} as const satisfies Readonly<Record<string, Operation>>;

/** The name of a verb: `citations.resolve`, `research.search`, … */
export type OperationName = keyof typeof OPERATIONS;

/** A request as a caller writes it: defaults may be left out. */
export type InputOf<Name extends OperationName> = v.InferInput<(typeof OPERATIONS)[Name]["request"]>;

/** A request that was read. */
export type RequestOf<Name extends OperationName> = v.InferOutput<(typeof OPERATIONS)[Name]["request"]>;

/** The response body. */
export type ResponseOf<Name extends OperationName> = v.InferOutput<(typeof OPERATIONS)[Name]["response"]>;
