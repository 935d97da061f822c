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
import { NothingRequestSchema } from "../schemas/credits.ts";
import type { Operation } from "./operation.ts";

/** A network is free for a country whose law no corpus covers: its answer is empty. */
const COVERED_COUNTRIES = [undefined, "US", "IN"] as const;

/** The verbs of `engine.citations`. A path without parameters precedes one that would also match it. */
export const CITATION_OPERATIONS = {
  /**
   * Returns the case that a citation names, with its status.
   * @throws EngineError `citation_unrecognized`, `citation_not_found`
   */
  resolve: {
    route: { method: "POST", path: "/api/v1/citations/resolve" },
    request: ResolveRequestSchema,
    response: ResolveResponseSchema,
    errors: ["citation_unrecognized", "citation_not_found"],
    price: "citation_resolve",
  },
  /** Returns cases by citation, name, keyword or topic, best first. */
  search: {
    route: { method: "POST", path: "/api/v1/citations/search" },
    request: CitationSearchRequestSchema,
    response: CitationSearchResponseSchema,
    price: "citation_search",
  },
  /**
   * Returns the cases around a case, hop by hop, with the citations among them.
   * @throws EngineError `citation_unrecognized`, `citation_not_found`, `case_not_found`
   */
  network: {
    route: { method: "GET", path: "/api/v1/citations/cases/network" },
    request: NetworkRequestSchema,
    response: NetworkResponseSchema,
    errors: ["citation_unrecognized", "citation_not_found", "case_not_found"],
    price: {
      rows: [
        { when: { countryCode: COVERED_COUNTRIES, depth: [1] }, price: "network_depth_1" },
        { when: { countryCode: COVERED_COUNTRIES, depth: [2] }, price: "network_depth_2" },
        { when: { countryCode: COVERED_COUNTRIES, depth: [3] }, price: "network_depth_3" },
      ],
    },
    heavy: { depth: 1 },
  },
  /**
   * Returns one case with the text of its opinions.
   * @throws EngineError `case_not_found`, as every verb that takes a `caseId`
   */
  case: {
    route: { method: "GET", path: "/api/v1/citations/cases/{case_id}" },
    request: CaseRequestSchema,
    response: CaseResponseSchema,
    errors: ["case_not_found"],
    price: "case_text",
  },
  /** Returns the cases that a case cites, and the citations in it that the corpus does not contain. */
  citationsOf: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/citations-of" },
    request: CitationsOfRequestSchema,
    response: CitationsOfResponseSchema,
    errors: ["case_not_found"],
    price: "citations_of",
  },
  /** Returns the cases that cite a case, the most negative treatment first, each with the words around the citation. */
  citedBy: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/cited-by" },
    request: CitedByRequestSchema,
    response: CitedByResponseSchema,
    errors: ["case_not_found"],
    price: "cited_by",
  },
  /** Returns the status of a case, now or on an earlier day, and the decisions that determine it. */
  explain: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/explain" },
    request: StatusRequestSchema,
    response: StatusResponseSchema,
    errors: ["case_not_found"],
    price: "citation_explain",
  },
  /** Returns a shortest path of citations between two cases; `found` is false if there is none. */
  path: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/path" },
    request: PathRequestSchema,
    response: PathResponseSchema,
    errors: ["case_not_found"],
    price: "citation_path",
    heavy: true,
  },
  /** Returns cases that the same decisions cite, or that cite the same decisions. */
  similar: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/similar" },
    request: SimilarRequestSchema,
    response: SimilarResponseSchema,
    errors: ["case_not_found"],
    price: "citation_similar",
    heavy: true,
  },
  /** Returns the cases that follow, apply or affirm a case; those that did so after it was overruled are marked. */
  relyingOn: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/relying-on" },
    request: RelyingOnRequestSchema,
    response: RelyingOnResponseSchema,
    errors: ["case_not_found"],
    price: "relying_on",
  },
  /** Returns the treatment of a case, counted by year and by level of the citing courts. */
  history: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/history" },
    request: HistoryRequestSchema,
    response: HistoryResponseSchema,
    errors: ["case_not_found"],
    price: "treatment_history",
  },
  /** Returns the table of authorities of a text: names, years, pages, status and quotations compared. */
  check: {
    route: { method: "POST", path: "/api/v1/citations/check" },
    request: CheckRequestSchema,
    response: CheckResponseSchema,
    price: "citation_check",
    heavy: { text: 20_000 },
  },
  /** Returns the citation of a case in one style, as text, HTML, BibTeX, RIS or CSL-JSON. */
  export: {
    route: { method: "GET", path: "/api/v1/citations/{case_id}/export" },
    request: ExportRequestSchema,
    response: ExportResponseSchema,
    errors: ["case_not_found"],
    price: "citation_export",
  },
  /** Returns the styles that `export` supports. */
  styles: {
    route: { method: "GET", path: "/api/v1/citations/styles" },
    request: NothingRequestSchema,
    requestOptional: true,
    response: StylesResponseSchema,
    price: "citation_styles",
  },
} as const satisfies Readonly<Record<string, Operation>>;
