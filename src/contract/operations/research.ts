import { BatchRequestSchema, BatchResponseSchema } from "../schemas/research/batch.ts";
import {
  RESULT_MEDIA_TYPES,
  ResultExportRequestSchema,
  ResultExportResponseSchema,
} from "../schemas/research/export.ts";
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
import type { Operation } from "./operation.ts";
import { EXPORT_TIERS, type PriceByResults, SEARCH_TIERS } from "./price-rule.ts";

const SEARCH_PRICE = {
  tiers: SEARCH_TIERS,
  limit: "pageSize",
  results: "data.results",
} as const satisfies PriceByResults;

/** A query that is longer is a text or a list: every word of it is searched. */
const LONG_QUERY_CHARS = 1000;

/** The verbs of `engine.research`. */
export const RESEARCH_OPERATIONS = {
  /**
   * Returns judgments by Boolean query, citation or plain words; totals are exact.
   * @throws EngineError `query_syntax`
   */
  search: {
    route: { method: "POST", path: "/api/v1/research/search" },
    request: SearchRequestSchema,
    response: SearchResponseSchema,
    errors: ["query_syntax"],
    price: SEARCH_PRICE,
    heavy: [{ query: LONG_QUERY_CHARS }, { pageSize: 50, content: true }, { pageSize: 20, passages: 0 }],
  },
  /**
   * Returns how a query was read, the order in which it is executed, and the parts of every score.
   * @throws EngineError `query_syntax`
   */
  explain: {
    route: { method: "POST", path: "/api/v1/research/explain" },
    request: SearchRequestSchema,
    response: ExplainResponseSchema,
    errors: ["query_syntax"],
    // It names the cases that the search would: a free one would be a free search.
    price: SEARCH_PRICE,
    heavy: [{ query: LONG_QUERY_CHARS }, { pageSize: 20 }],
  },
  /** Returns case names, citations and words that complete what is being typed. */
  suggest: {
    route: { method: "GET", path: "/api/v1/research/suggest" },
    request: SuggestRequestSchema,
    response: SuggestResponseSchema,
    price: "research_suggest",
  },
  /** Returns judgments like a case or a text. */
  similar: {
    route: { method: "POST", path: "/api/v1/research/similar" },
    request: SimilarCasesRequestSchema,
    response: SimilarCasesResponseSchema,
    errors: ["case_not_found"],
    price: SEARCH_PRICE,
    heavy: true,
  },
  /** Returns the answers to up to 50 searches, in the order of the searches. */
  batch: {
    route: { method: "POST", path: "/api/v1/research/batch" },
    request: BatchRequestSchema,
    response: BatchResponseSchema,
    price: { ...SEARCH_PRICE, each: { request: "searches", response: "data.answers" } },
    heavy: true,
  },
  /**
   * Returns the cases that a search finds as a file: CSV, JSON lines, BibTeX, RIS or CSL-JSON.
   * @throws EngineError `query_syntax`
   */
  export: {
    route: { method: "POST", path: "/api/v1/research/export" },
    request: ResultExportRequestSchema,
    response: ResultExportResponseSchema,
    errors: ["query_syntax"],
    price: { tiers: EXPORT_TIERS, limit: "limit", results: "data.exported" },
    fileTypes: RESULT_MEDIA_TYPES,
    heavy: true,
  },
  /**
   * Returns the cases that a saved query finds now and did not find in its last run, those that it no longer finds,
   * those whose status changed, and the updated query.
   * @throws EngineError `query_syntax`
   */
  newSince: {
    route: { method: "POST", path: "/api/v1/research/new-since" },
    request: NewSinceRequestSchema,
    response: NewSinceResponseSchema,
    errors: ["query_syntax"],
    price: { ...SEARCH_PRICE, results: "data.new.results" },
    heavy: true,
  },
} as const satisfies Readonly<Record<string, Operation>>;
