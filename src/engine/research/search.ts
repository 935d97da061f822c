import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { BatchRequest, BatchResponse } from "../../contract/schemas/research/batch.ts";
import type { Conditions } from "../../contract/schemas/research/conditions.ts";
import type { SearchRequest, SearchResponse } from "../../contract/schemas/research/search.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import { EngineError } from "../../errors.ts";
import type { Query } from "../../query/ast.ts";
import { parseQuery } from "../../query/parse.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { toCaseFilter } from "../case-filters.ts";
import { toFacets } from "./facets.ts";
import { readSearchResults, toSnippetRequest } from "./search-results.ts";
import { suggestSpelling } from "./suggest-spelling.ts";

export { searchBatch as batch, searchCases as search };

/** `research.search`: returns one page of the cases that match a query, best first, with the exact total. */
async function searchCases(context: EngineContext, request: SearchRequest): Promise<WithoutCost<SearchResponse>> {
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

type BatchAnswer = BatchResponse["data"]["answers"][number];

/** `research.batch`: runs searches one after another, and yields to the event loop between them. */
async function searchBatch(
  context: EngineContext,
  { searches }: BatchRequest,
  { signal }: CallContext,
): Promise<WithoutCost<BatchResponse>> {
  const answers: BatchAnswer[] = [];
  for (const search of searches) {
    if (answers.length > 0) await yieldToEventLoop(signal);
    answers.push(await answerSearch(context, search));
  }
  return { data: { answers }, meta: {} };
}

/** Returns the answer to one search, or its syntax error. @throws any other error, which ends the batch */
async function answerSearch(context: EngineContext, search: SearchRequest): Promise<BatchAnswer> {
  try {
    return await searchCases(context, search);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== "query_syntax") throw error;
    const { code, message, details } = error;
    return { error: { code, message, ...(details.offset !== undefined && { offset: details.offset }) } };
  }
}
