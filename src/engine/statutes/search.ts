import type { WithoutCost } from "../../contract/cost.ts";
import type { StatuteSearchRequest, StatuteSearchResponse } from "../../contract/schemas/statutes.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { selectCodes } from "../../legislation/coverage.ts";
import { toStatuteFields } from "./statute-fields.ts";

export { searchStatutes as search };

/** `statutes.search`: finds sections of US law, those that the query cites first. */
async function searchStatutes(
  { corpus: { legislation } }: EngineContext,
  request: StatuteSearchRequest,
): Promise<WithoutCost<StatuteSearchResponse>> {
  const { query, limit } = request;
  const codes = await legislation.readCodes();
  const { total, hits } = await legislation.searchSections({ query, codeIds: selectCodes(codes, request), limit });
  const codesById = new Map(codes.map((code) => [code.id, code]));
  return {
    results: hits.map(({ section, score, excerpt }) => ({
      ...toStatuteFields(codesById.get(section.codeId)!, section),
      relevanceScore: score,
      excerpt,
    })),
    total,
    query,
  };
}
