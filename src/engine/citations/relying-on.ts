import type { WithoutCost } from "../../contract/cost.ts";
import type { RelyingCasesRequest, RelyingCasesResponse } from "../../contract/schemas/citations/explain.ts";
import type { CitingCase } from "../../contract/schemas/citations/resolve.ts";
import { createCaseNotFoundError } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { StatusTreatment } from "../../corpus/port/citation-graph.ts";
import { isLaterDate } from "../../law/known-date.ts";
import { readCitingCases } from "./edge-lists.ts";
import { readStatus } from "./status.ts";

export { listRelyingCases as relyingOn };

/**
 * `citations.relyingOn`: lists the cases that follow a case, newest first, and marks those decided after it was
 * overruled.
 */
async function listRelyingCases(
  context: EngineContext,
  { caseId, page, pageSize }: RelyingCasesRequest,
): Promise<WithoutCost<RelyingCasesResponse>> {
  const clusterId = Number(caseId);
  const { detail, treatments } = await readStatus(context, caseId, null);
  const overruling = detail.status === "Overruled" ? treatments.find(({ decisive }) => decisive) : undefined;
  const list = await context.corpus.citations.listEdges({
    clusterId,
    direction: "citing",
    page,
    pageSize,
    order: "date_desc",
    treatment: "positive",
  });
  if (list === null) throw createCaseNotFoundError(caseId);
  const citing = await readCitingCases(context, list.rows);
  return {
    data: {
      clusterId,
      status: detail.status,
      overruledOn: overruling?.date ?? null,
      overruledOnPrecision: overruling?.datePrecision ?? null,
      total: list.total,
      results: citing.map((row) => ({ ...row, afterwards: overruling !== undefined && isAfter(row, overruling) })),
    },
    meta: {},
  };
}

function isAfter({ dateFiled, datePrecision }: CitingCase, overruling: StatusTreatment): boolean {
  return isLaterDate(
    { date: dateFiled, precision: datePrecision },
    { date: overruling.date, precision: overruling.datePrecision },
  );
}
