import type { WithoutCost } from "../../contract/cost.ts";
import type { HistoryRequest, HistoryResponse } from "../../contract/schemas/citations/explain.ts";
import { readRequiredCase } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";

export { readTreatmentHistory as history };

/** `citations.history`: counts the treatments of a case by year and level of the citing courts. */
async function readTreatmentHistory(
  context: EngineContext,
  { caseId }: HistoryRequest,
): Promise<WithoutCost<HistoryResponse>> {
  const { clusterId, name } = await readRequiredCase(context, Number(caseId));
  const rows = await context.corpus.citations.countTreatments(clusterId);
  return {
    data: { clusterId, caseName: name, rows: rows.map(({ year, level, counts }) => ({ year, level, ...counts })) },
    meta: {},
  };
}
