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
    examples: {
      boolean: { query: '"due process" AND NOT tax', pageSize: 3, content: false },
      nested: { query: "segregation in schools", filters: { jurisdiction: "US", yearFrom: 1950 } },
      flat: { query: "basic structure", yearFrom: 1970, limit: 5 },
    },
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
    examples: { boolean: { query: "privacy AND (search OR seizure)", pageSize: 3 } },
  },
  /** Returns case names, citations and words that complete what is being typed. */
  suggest: {
    route: { method: "GET", path: "/api/v1/research/suggest" },
    request: SuggestRequestSchema,
    response: SuggestResponseSchema,
    errors: [],
    price: "research_suggest",
    examples: { name: { query: "brown v. b" }, citation: { query: "347 U.S. 4", limit: 3 } },
  },
  /** Returns judgments like a case or a text. */
  similar: {
    route: { method: "POST", path: "/api/v1/research/similar" },
    request: SimilarCasesRequestSchema,
    response: SimilarCasesResponseSchema,
    errors: ["case_not_found"],
    price: SEARCH_PRICE,
    examples: { text: { text: "Separate schools for children of two races are not equal.", pageSize: 3 } },
  },
  /** Returns the answers of up to 50 searches, in their order. */
  batch: {
    route: { method: "POST", path: "/api/v1/research/batch" },
    request: BatchRequestSchema,
    response: BatchResponseSchema,
    errors: [],
    price: { ...SEARCH_PRICE, each: { request: "searches", response: "data.answers" } },
    examples: {
      two: {
        searches: [
          { query: '"due process" AND NOT tax', pageSize: 3, content: false },
          { query: "( basic structure", content: false },
        ],
      },
    },
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
    examples: {
      table: { query: '"due process" AND NOT tax', format: "csv", limit: 100 },
      references: { query: "basic structure", filters: { jurisdiction: "IN" }, format: "ris", limit: 100 },
    },
    fileTypes: RESULT_MEDIA_TYPES,
  },
  /**
   * Returns the cases that a saved query finds now and did not find in its last run, those that it no longer finds, those
   * whose status changed, and the updated query.
   * @throws EngineError `query_syntax`
   */
  newSince: {
    route: { method: "POST", path: "/api/v1/research/new-since" },
    request: NewSinceRequestSchema,
    response: NewSinceResponseSchema,
    errors: ["query_syntax"],
    price: { ...SEARCH_PRICE, results: "data.new.results" },
    examples: { first: { saved: { name: "Segregation", query: "segregat* AND school*" }, at: "2026-01-01T00:00:00Z" } },
  },
} as const satisfies Readonly<Record<string, Operation>>;
