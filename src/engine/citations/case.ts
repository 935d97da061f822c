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
  const [[opinions], [parts], [marks]] = await Promise.all([
    corpus.cases.readOpinions([clusterId]),
    corpus.cases.listOpinions([clusterId]),
    corpus.cases.readMarks([clusterId]),
  ]);
  // Marks come for every opinion, texts only for those that belong to the text of the case.
  const roles = parts!.flatMap(({ start }, at) => (start === null ? [] : [marks![at]!.roles]));
  return {
    data: {
      ...record!,
      opinions: opinions!.map(({ kind, author, text }, at) => ({ kind, author, text, roles: [...roles[at]!] })),
    },
    meta: {},
  };
}
