import { findSimilarCases } from "../../citator/network/similar-cases.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { SimilarRequest, SimilarResponse } from "../../contract/schemas/citations/explain.ts";
import { readCaseNodes, readRequiredCase } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";

export { listSimilarCases as similar };

/** `citations.similar`: lists the cases that share most citations with a case. */
async function listSimilarCases(
  context: EngineContext,
  { caseId, limit }: SimilarRequest,
): Promise<WithoutCost<SimilarResponse>> {
  const { clusterId } = await readRequiredCase(context, Number(caseId));
  const found = await findSimilarCases(context.corpus.citations, clusterId, limit);
  const nodes = await readCaseNodes(
    context,
    found.map((one) => one.clusterId),
  );
  return {
    data: { clusterId, results: found.map(({ clusterId: _, ...company }, at) => ({ ...nodes[at]!, ...company })) },
    meta: {},
  };
}
