import { findCitations } from "../citation/find.ts";
import type { ExplainResponse, SearchRequest, SearchResponse, SearchResult } from "../contract/research.ts";
import type { Unmetered } from "../credits/charges.ts";
import type { Query } from "../query/ast.ts";
import { parseQuery } from "../query/parse.ts";
import { disjunctivePaths, type PathAtom } from "../query/paths.ts";
import { type Plan, planQuery } from "../query/plan.ts";
import { printNode, printQuery } from "../query/print.ts";
import type { SearchHit } from "../search/search.ts";
import { briefOf } from "./brief.ts";
import { caseFilters } from "./case-filters.ts";
import { facetsOf } from "./facets.ts";
import type { Parts } from "./parts.ts";

/** `research.search`: one page of the cases that a query finds, best first, with the exact total. */
export function searchCases(parts: Parts, request: SearchRequest): Unmetered<SearchResponse> {
  const { plan } = read(parts, request);
  const { total, hits, matches } = parts.searcher.search({
    plan,
    filters: caseFilters(parts, request.filters),
    page: request.page,
    pageSize: request.pageSize,
    readText: parts.texts.slice,
  });
  return {
    data: {
      results: hits.map((hit) => result(parts, hit, request.content)),
      ...(request.facets && { facets: facetsOf(parts, matches) }),
    },
    meta: {
      total,
      page: request.page,
      pageSize: request.pageSize,
      totalPages: Math.ceil(total / request.pageSize),
      query: request.query,
    },
  };
}

/** `research.explain`: how a query is read and what would be done for it. */
export function explainSearch(parts: Parts, request: SearchRequest): Unmetered<ExplainResponse> {
  const { query, plan } = read(parts, request);
  const paths = query.kind === "boolean" ? disjunctivePaths(query.root) : null;
  return {
    data: {
      mode: query.kind,
      query: printQuery(query),
      plan,
      paths: paths?.map((path) => path.map(printAtom)) ?? null,
    },
    meta: {},
  };
}

function printAtom({ node, negated }: PathAtom): string {
  const { text } = printNode(node);
  return negated ? `NOT ${text}` : text;
}

function read({ searcher }: Parts, { query: text, syntax }: SearchRequest): { query: Query; plan: Plan } {
  const query = parseQuery(text, { findCitations, syntax });
  return { query, plan: planQuery(query, searcher.statistics) };
}

function result(parts: Parts, hit: SearchHit, content: boolean): SearchResult {
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
