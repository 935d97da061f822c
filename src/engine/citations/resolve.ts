import type { WithoutCost } from "../../contract/cost.ts";
import type { ResolveRequest, ResolveResponse } from "../../contract/schemas/citations/resolve.ts";
import { readCaseRecords } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { resolveCitation } from "../../corpus/resolve-citation.ts";

export { resolveCase as resolve };

/** `citations.resolve`: returns the case that a citation names, with any others that carry it. */
async function resolveCase(
  context: EngineContext,
  { citation }: ResolveRequest,
): Promise<WithoutCost<ResolveResponse>> {
  const { clusterId, others, matched } = await resolveCitation(context.corpus, citation);
  const [record, ...ambiguous] = await readCaseRecords(context, [clusterId, ...others], matched);
  return { data: ambiguous.length === 0 ? record! : { ...record!, ambiguous }, meta: {} };
}
