import type { WithoutCost } from "../../contract/cost.ts";
import type { CaseRequest, CaseResponse } from "../../contract/schemas/citations/resolve.ts";
import { readCaseRecords } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";

export { readCaseText as case };

/** `citations.case`: returns a case with its opinions. */
async function readCaseText(context: EngineContext, { caseId }: CaseRequest): Promise<WithoutCost<CaseResponse>> {
  const { corpus } = context;
  const clusterId = Number(caseId);
  const [record] = await readCaseRecords(context, [clusterId]);
  const [opinions] = await corpus.cases.readOpinions([clusterId]);
  return {
    data: { ...record!, opinions: opinions!.map(({ kind, author, text }) => ({ kind, author, text })) },
    meta: {},
  };
}
