import { findCitations } from "../../citation/find/find-citations.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { Conditions } from "../../contract/schemas/research/conditions.ts";
import type { SearchRequest, SearchResponse } from "../../contract/schemas/research/search.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Query } from "../../query/ast.ts";
import { parseQuery } from "../../query/parse.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { toCaseFilter } from "../case-filters.ts";
import { toFacets } from "./facets.ts";
import { readSearchResults, toSnippetRequest } from "./search-results.ts";
import { suggestSpelling } from "./suggest-spelling.ts";

/** `research.search`: returns one page of the cases that match a query, best first, with the exact total. */
export async function searchCases(
  context: EngineContext,
  request: SearchRequest,
): Promise<WithoutCost<SearchResponse>> {
  const { corpus } = context;
  const { query, plan } = await planSearch(corpus, request);
  const { total, hits, facets } = await corpus.search.search({
    plan,
    filter: await toCaseFilter(corpus, request.filters),
    page: request.page,
    pageSize: request.pageSize,
    facets: request.facets,
    ...toSnippetRequest(request),
  });
  return {
    data: {
      results: await readSearchResults(context, hits, request),
      ...(facets && { facets: toFacets(facets, await corpus.readCourts()) }),
    },
    meta: {
      total,
      page: request.page,
      pageSize: request.pageSize,
      totalPages: Math.ceil(total / request.pageSize),
      query: request.query,
      ...(await suggestSpelling(corpus, request.query, query)),
    },
  };
}

/** Parses and plans the query of a request. @throws EngineError `query_syntax` */
export async function planSearch(
  { search }: Corpus,
  { query: text, syntax }: Pick<Conditions, "query" | "syntax">,
): Promise<{ query: Query; plan: Plan }> {
  const query = parseQuery(text, { findCitations, syntax });
  return { query, plan: await search.planQuery(query) };
}
