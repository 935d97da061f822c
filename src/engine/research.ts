import { findCitations } from "../citation/find.ts";
import { ordinalOf } from "../citator/facts.ts";
import type { Conditions } from "../contract/conditions.ts";
import type {
  SearchRequest,
  SearchResponse,
  SearchResult,
  SimilarCasesRequest,
  SimilarCasesResponse,
} from "../contract/research.ts";
import type { Unmetered } from "../credits/charges.ts";
import { EngineError } from "../errors.ts";
import type { Query } from "../query/ast.ts";
import { parseQuery } from "../query/parse.ts";
import type { Plan } from "../query/plan.ts";
import type { SearchHit } from "../search/search.ts";
import type { CaseTextReader } from "../store/case-text.ts";
import { briefOf } from "./brief.ts";
import { caseFilters } from "./case-filters.ts";
import { didYouMean } from "./did-you-mean.ts";
import { facetsOf } from "./facets.ts";
import { likenessOf } from "./likeness.ts";
import type { Parts } from "./parts.ts";
import { passagesOf } from "./passages.ts";

/** `research.search`: one page of the cases that a query finds, best first, with the exact total. */
export function searchCases(parts: Parts, request: SearchRequest): Unmetered<SearchResponse> {
  const { query, plan } = readSearch(parts, request);
  const { total, hits, matches } = parts.searcher.search({
    plan,
    filters: caseFilters(parts, request.filters),
    page: request.page,
    pageSize: request.pageSize,
    ...shown(parts.texts, request),
  });
  return {
    data: {
      results: hits.map((hit) => result(parts, hit, request)),
      ...(request.facets && { facets: facetsOf(parts, matches) }),
    },
    meta: {
      total,
      page: request.page,
      pageSize: request.pageSize,
      totalPages: Math.ceil(total / request.pageSize),
      query: request.query,
      ...didYouMean(parts, request.query, query),
    },
  };
}

/** `research.similar`: cases like a case, or like a text. */
export function similarCases(parts: Parts, request: SimilarCasesRequest): Unmetered<SimilarCasesResponse> {
  const { searcher, texts } = parts;
  const { caseId, page, pageSize } = request;
  const except = caseId === undefined ? undefined : ordinalOf(searcher.index.columns.clusterIds, Number(caseId));
  if (except !== undefined && except < 0) {
    throw new EngineError("case_not_found", `The corpus has no case with the id ${caseId}.`);
  }
  const text = request.text ?? texts.whole(Number(caseId));
  const found = searcher.similar({
    text,
    except,
    filters: caseFilters(parts, request.filters),
    page,
    pageSize,
    ...shown(texts, request),
  });
  const { total, hits } = found;
  return {
    data: {
      results: hits.map((hit) => result(parts, hit, request)),
      ...(request.explain && { explanation: likenessOf(parts, text, found) }),
    },
    meta: { total, page, pageSize, totalPages: Math.ceil(total / pageSize), query: request.text ?? caseId ?? "" },
  };
}

/** A search request as it is carried out. */
export function readSearch(
  { searcher }: Parts,
  { query: text, syntax }: Pick<Conditions, "query" | "syntax">,
): { query: Query; plan: Plan } {
  const query = parseQuery(text, { findCitations, syntax });
  return { query, plan: searcher.plan(query) };
}

interface Wanted {
  readonly content: boolean;
  readonly passages?: number | undefined;
}

/** What every hit is to show of its text. */
function shown(texts: CaseTextReader, { passages: count }: Wanted) {
  const opinionStarts = (clusterId: number) => texts.parts(clusterId).map(({ start }) => start);
  return { readText: texts.slice, ...(count !== undefined && { passages: { count, opinionStarts } }) };
}

/** A case that was found, as searches tell of it. */
export function result(parts: Parts, hit: SearchHit, { content, passages }: Wanted): SearchResult {
  const record = briefOf(parts, hit.ordinal);
  return {
    id: String(hit.clusterId),
    ...(content && { content: parts.texts.whole(hit.clusterId) }),
    title: record.caseName,
    court: record.court,
    year: record.year,
    citation: record.citation,
    score: hit.score,
    snippet: hit.snippet,
    ...(passages !== undefined && { passages: passagesOf(parts, record, hit.passages) }),
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
