import type { WithoutCost } from "../../contract/cost.ts";
import type { StatusRequest, StatusResponse } from "../../contract/schemas/citations/explain.ts";
import { createCaseNotFoundError } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { StatusExplanation, StatusTreatment } from "../../corpus/port/citation-graph.ts";
import { EngineError } from "../../errors.ts";
import { formatKnownDate } from "../../law/known-date.ts";

export { explainCaseStatus as explain };

/** `citations.explain`: returns the status of a case with every treatment that was weighed for it. */
async function explainCaseStatus(
  context: EngineContext,
  { caseId, asOf }: StatusRequest,
): Promise<WithoutCost<StatusResponse>> {
  const { clusterId, name, dateFiled, datePrecision, detail, treatments } = await readStatus(
    context,
    caseId,
    asOf ?? null,
  );
  if (asOf !== undefined && dateFiled > asOf) {
    const msg = `is before the decision itself, of ${formatKnownDate(dateFiled, datePrecision)}`;
    throw new EngineError("validation_failed", `asOf ${msg}.`, {
      issues: [{ loc: ["query", "asOf"], msg, type: "date_range" }],
    });
  }
  return {
    data: {
      clusterId,
      caseName: name,
      asOf: asOf ?? null,
      status: detail.status,
      sentence: detail.sentence,
      freshnessDetail: detail,
      reasons: treatments.map(toReason),
    },
    meta: {},
  };
}

/** Reads the status of a case on a day. @throws EngineError `case_not_found` */
export async function readStatus(
  { corpus }: EngineContext,
  caseId: string,
  asOf: string | null,
): Promise<StatusExplanation> {
  const explanation = await corpus.citations.explainStatus(Number(caseId), asOf);
  if (explanation === null) throw createCaseNotFoundError(caseId);
  return explanation;
}

const COUNTS_AS = { Overruled: "ends", Questioned: "questions", Distinguished: "narrows" } as const;

function toReason(treatment: StatusTreatment) {
  const { effect, partial, discounted, since, decisive, date, datePrecision, citing } = treatment;
  const { clusterId, caseName, citation, treatment: kind, snippet } = citing;
  return {
    clusterId,
    caseName,
    citation,
    date,
    datePrecision,
    treatment: kind,
    countsAs: COUNTS_AS[effect],
    partial,
    decisive,
    discounted,
    since,
    snippet,
  };
}
