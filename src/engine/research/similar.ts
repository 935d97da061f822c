import type { WithoutCost } from "../../contract/cost.ts";
import type { SimilarCasesRequest, SimilarCasesResponse } from "../../contract/schemas/research/search.ts";
import { createCaseNotFoundError } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { toCaseFilter } from "../case-filters.ts";
import { explainSimilarity } from "./explain-similarity.ts";
import { readSearchResults, toSnippetRequest } from "./search-results.ts";

export { searchSimilarCases as similar };

/** `research.similar`: returns one page of the cases that are like a case, or like a text. */
async function searchSimilarCases(
  context: EngineContext,
  request: SimilarCasesRequest,
): Promise<WithoutCost<SimilarCasesResponse>> {
  const { corpus } = context;
  const { caseId, page, pageSize } = request;
  const found = await corpus.search.findSimilar({
    ...(caseId === undefined ? { text: request.text! } : { likeCase: Number(caseId) }),
    filter: await toCaseFilter(corpus, request.filters),
    page,
    pageSize,
    ...toSnippetRequest(request),
  });
  if (found === null) throw createCaseNotFoundError(caseId!);
  const { total, hits } = found;
  return {
    data: {
      results: await readSearchResults(context, hits, request),
      ...(request.explain && { explanation: await explainSimilarity(corpus, request, found) }),
    },
    meta: { total, page, pageSize, totalPages: Math.ceil(total / pageSize), query: request.text ?? caseId ?? "" },
  };
}
