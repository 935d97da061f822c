import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { findCitations } from "../../citation/find/find-citations.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import { type BatchRequest, type BatchResponse, MAX_BATCH_TEXT_CHARS } from "../../contract/schemas/research/batch.ts";
import type { SearchRequest, SearchResponse } from "../../contract/schemas/research/search.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CaseFilter } from "../../corpus/port/case-search.ts";
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
  const { query, plan, filter } = await planSearch(corpus, request);
  const { total, hits, facets, isRelaxed } = await corpus.search.search({
    plan,
    filter,
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
      ...(isRelaxed && { relaxed: true }),
      ...(await suggestSpelling(corpus, request.query, query, plan)),
    },
  };
}

/** Parses and plans the query of a request for the cases that its filters admit. @throws EngineError `query_syntax` */
export async function planSearch(
  corpus: Corpus,
  { query: text, syntax, filters }: Pick<SearchRequest, "query" | "syntax" | "filters">,
): Promise<{ query: Query; plan: Plan; filter: CaseFilter }> {
  const query = parseQuery(text, { findCitations, syntax });
  const filter = await toCaseFilter(corpus, filters);
  return { query, plan: await corpus.search.planQuery(query, filter), filter };
}

type BatchAnswer = BatchResponse["data"]["answers"][number];

/** `research.batch`: runs searches one after another. The texts of their results are limited together. */
async function searchBatch(
  context: EngineContext,
  { searches }: BatchRequest,
  { signal }: CallContext,
): Promise<WithoutCost<BatchResponse>> {
  const answers: BatchAnswer[] = [];
  let left = MAX_BATCH_TEXT_CHARS;
  let truncated = false;
  for (const search of searches) {
    if (answers.length > 0) await yieldToEventLoop(signal);
    const isFull = search.content && left <= 0;
    const answer = await answerSearch(context, isFull ? { ...search, content: false } : search);
    truncated ||= isFull;
    if ("data" in answer) {
      for (const result of answer.data.results) {
        left -= result.content?.length ?? 0;
        if (left >= 0 || result.content === undefined) continue;
        delete result.content;
        truncated = true;
      }
    }
    answers.push(answer);
  }
  return { data: { answers, ...(truncated && { truncated }) }, meta: {} };
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
