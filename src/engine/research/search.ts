import { findCitations } from "../../citation/find/find-citations.ts";
import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { Conditions } from "../../contract/schemas/research/conditions.ts";
import type {
  SearchRequest,
  SearchResponse,
  SearchResult,
  SimilarCasesRequest,
  SimilarCasesResponse,
} from "../../contract/schemas/research/search.ts";
import { EngineError } from "../../errors.ts";
import type { Query } from "../../query/ast.ts";
import { parseQuery } from "../../query/parse.ts";
import type { Plan } from "../../query/plan/plan.ts";
import type { CaseSearchHit } from "../../search/search-page.ts";
import type { CaseTextReader } from "../../store/cases/case-text.ts";
import { toCaseFilters } from "../case-filters.ts";
import { toCaseSummary } from "../case-summary.ts";
import type { EngineContext } from "../context.ts";
import { explainSimilarity } from "./explain-similarity.ts";
import { buildFacets } from "./facets.ts";
import { locatePassages } from "./locate-passages.ts";
import { suggestSpelling } from "./suggest-spelling.ts";

/** `research.search`: one page of the cases that a query finds, best first, with the exact total. */
export function searchCases(context: EngineContext, request: SearchRequest): WithoutCost<SearchResponse> {
  const { query, plan } = planSearch(context, request);
  const { total, hits, matches } = context.searcher.search({
    plan,
    filters: toCaseFilters(context, request.filters),
    page: request.page,
    pageSize: request.pageSize,
    ...toTextOptions(context.texts, request),
  });
  return {
    data: {
      results: hits.map((hit) => toSearchResult(context, hit, request)),
      ...(request.facets && { facets: buildFacets(context, matches) }),
    },
    meta: {
      total,
      page: request.page,
      pageSize: request.pageSize,
      totalPages: Math.ceil(total / request.pageSize),
      query: request.query,
      ...suggestSpelling(context, request.query, query),
    },
  };
}

/** `research.similar`: cases like a case, or like a text. */
export function searchSimilarCases(
  context: EngineContext,
  request: SimilarCasesRequest,
): WithoutCost<SimilarCasesResponse> {
  const { searcher, texts } = context;
  const { caseId, page, pageSize } = request;
  const except = caseId === undefined ? undefined : findOrdinal(searcher.index.columns.clusterIds, Number(caseId));
  if (except !== undefined && except < 0) {
    throw new EngineError("case_not_found", `The corpus has no case with the id ${caseId}.`);
  }
  const text = request.text ?? texts.readWhole(Number(caseId));
  const found = searcher.findSimilar({
    text,
    exceptOrdinal: except,
    filters: toCaseFilters(context, request.filters),
    page,
    pageSize,
    ...toTextOptions(texts, request),
  });
  const { total, hits } = found;
  return {
    data: {
      results: hits.map((hit) => toSearchResult(context, hit, request)),
      ...(request.explain && { explanation: explainSimilarity(context, text, found) }),
    },
    meta: { total, page, pageSize, totalPages: Math.ceil(total / pageSize), query: request.text ?? caseId ?? "" },
  };
}

/** A search request as it is carried out. */
export function planSearch(
  { searcher }: EngineContext,
  { query: text, syntax }: Pick<Conditions, "query" | "syntax">,
): { query: Query; plan: Plan } {
  const query = parseQuery(text, { findCitations, syntax });
  return { query, plan: searcher.plan(query) };
}

interface ResultOptions {
  readonly content: boolean;
  readonly passages?: number | undefined;
}

/** What every hit is to show of its text. */
function toTextOptions(texts: CaseTextReader, { passages: count }: ResultOptions) {
  const opinionStarts = (clusterId: number) => texts.listParts(clusterId).map(({ start }) => start);
  return { readText: texts.readSlice, ...(count !== undefined && { passages: { count, opinionStarts } }) };
}

/** A case that was found, as searches tell of it. */
export function toSearchResult(
  context: EngineContext,
  hit: CaseSearchHit,
  { content, passages }: ResultOptions,
): SearchResult {
  const record = toCaseSummary(context, hit.ordinal);
  return {
    id: String(hit.clusterId),
    ...(content && { content: context.texts.readWhole(hit.clusterId) }),
    title: record.caseName,
    court: record.court,
    year: record.year,
    citation: record.citation,
    score: hit.score,
    snippet: hit.snippet,
    ...(passages !== undefined && { passages: locatePassages(context, record, hit.passages) }),
    metadata: {
      decisionDate: record.dateFiled,
      citations: record.citations,
      judges: record.bench,
      courtId: record.courtId,
      jurisdiction: record.jurisdiction,
      docketNumber: record.docketNumber,
      absoluteUrl: record.absoluteUrl,
      freshness: record.freshness,
    },
  };
}
