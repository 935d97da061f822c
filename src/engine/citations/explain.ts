import { listCitingCases } from "../../citator/network/citing-list.ts";
import type { EdgeReader } from "../../citator/network/edge-reader.ts";
import { findShortestPath } from "../../citator/network/shortest-path.ts";
import { findSimilarCases } from "../../citator/network/similar-cases.ts";
import { createStoredEdgeReader } from "../../citator/network/stored-edge-reader.ts";
import { buildTreatmentHistory } from "../../citator/network/treatment-history.ts";
import { createStatusExplainer, type StatusExplanation } from "../../citator/status/explain-status.ts";
import type { WeighedTreatment } from "../../citator/status/weigh-treatments.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type {
  HistoryRequest,
  HistoryResponse,
  PathRequest,
  PathResponse,
  RelyingCasesRequest,
  RelyingCasesResponse,
  SimilarRequest,
  SimilarResponse,
  StatusRequest,
  StatusResponse,
} from "../../contract/schemas/citations/explain.ts";
import { EngineError } from "../../errors.ts";
import { decodeTreatment, type TreatmentClass } from "../../law/treatment.ts";
import type { EngineContext } from "../context.ts";
import { createCitatorPorts, toCitingCase } from "./resolve.ts";

/** `citations.explain`: a case's status with every treatment that was weighed for it. */
export function explainStatus(context: EngineContext, { caseId, asOf }: StatusRequest): WithoutCost<StatusResponse> {
  const explanation = explainCase(context, caseId, asOf ?? null);
  const { decision, detail, weighed } = explanation;
  if (asOf !== undefined && decision.dateFiled > asOf) {
    const msg = `is before the decision itself, of ${decision.dateFiled}`;
    throw new EngineError("validation_failed", `asOf ${msg}.`, {
      issues: [{ loc: ["query", "asOf"], msg, type: "date_range" }],
    });
  }
  return {
    data: {
      clusterId: decision.clusterId,
      caseName: decision.name,
      asOf: asOf ?? null,
      status: detail.status,
      sentence: formatStatusSentence(explanation),
      freshnessDetail: detail,
      reasons: weighed.filter(({ class: grade }) => grade in EFFECT_OF_CLASS).map((one) => toReason(one, explanation)),
    },
    meta: {},
  };
}

const EFFECT_OF_CLASS: Readonly<Partial<Record<TreatmentClass, "ends" | "questions" | "narrows">>> = {
  overruling: "ends",
  questioning: "questions",
  distinguishing: "narrows",
};

function toReason(one: WeighedTreatment, { detail }: StatusExplanation) {
  const { clusterId, caseName, citation, treatment, snippet } = one.reason;
  return {
    clusterId,
    caseName,
    citation,
    date: one.date,
    treatment,
    countsAs: EFFECT_OF_CLASS[one.class]!,
    partial: one.partial,
    decisive: one.reason === detail.reason,
    discounted: one.discounted,
    snippet,
  };
}

function formatStatusSentence({ detail }: StatusExplanation): string {
  const { status, partial, definitive, reason, citing } = detail;
  if (reason === null) {
    if (citing.total === 0) return "No citing decision is in this corpus.";
    const decisions = citing.total === 1 ? "1 citing decision" : `${citing.total} citing decisions`;
    return `No negative treatment found in ${decisions} to ${citing.lastDate}.`;
  }
  const by = [reason.caseName, reason.citation].filter((part) => part !== "").join(", ");
  const doubt = definitive ? "" : ", as far as can be told";
  return `${status}${partial ? " in part" : ""} by ${by}${doubt}.`;
}

/** `citations.path`: from a case back to what it rests on, or forward if the other case is the later one. */
export async function findCitationPath(
  context: EngineContext,
  { caseId, to }: PathRequest,
): Promise<WithoutCost<PathResponse>> {
  const reader = createStoredEdgeReader(context.corpus.database, context.caseAttributes);
  requireOrdinal(context, caseId);
  requireOrdinal(context, to);
  const back = await findShortestPath(reader, Number(caseId), Number(to));
  const path = back ?? (await findShortestPath(reader, Number(to), Number(caseId)));
  if (path === null) return { data: { found: false, cases: [], steps: [] }, meta: {} };
  const steps = await readPathSteps(reader, path);
  const cases = path.map(context.records.readNode);
  return {
    data: { found: true, cases: back ? cases : cases.reverse(), steps: back ? steps : steps.reverse() },
    meta: {},
  };
}

async function readPathSteps(reader: EdgeReader, path: readonly number[]): Promise<PathResponse["data"]["steps"]> {
  const sources = path.slice(0, -1);
  const lists = await reader.readEdges({ clusterIds: sources, direction: "cited" });
  const edges = sources.map((citing, at) => {
    const { others, treatments, positions } = lists[at]!;
    const edge = Array.from(others).indexOf(path[at + 1]!);
    return { citing, position: positions[edge]!, treatment: decodeTreatment(treatments[edge]!).label };
  });
  const snippets = await reader.readSnippets(edges);
  return edges.map(({ citing, treatment }, at) => ({
    sourceClusterId: citing,
    targetClusterId: path[at + 1]!,
    treatment,
    snippet: snippets[at]!,
  }));
}

/** `citations.similar` */
export async function listSimilarCases(
  context: EngineContext,
  { caseId, limit }: SimilarRequest,
): Promise<WithoutCost<SimilarResponse>> {
  requireOrdinal(context, caseId);
  const reader = createStoredEdgeReader(context.corpus.database, context.caseAttributes);
  const found = await findSimilarCases(reader, Number(caseId), limit);
  return {
    data: {
      clusterId: Number(caseId),
      results: found.map(({ clusterId, ...shared }) => ({ ...context.records.readNode(clusterId), ...shared })),
    },
    meta: {},
  };
}

/** Returns the cases that rely on a case. */
export function listRelyingCases(
  context: EngineContext,
  { caseId, page, pageSize }: RelyingCasesRequest,
): WithoutCost<RelyingCasesResponse> {
  const clusterId = Number(caseId);
  const { detail, weighed } = explainCase(context, caseId, null);
  const ending = detail.status === "Overruled" ? weighed.find(({ reason }) => reason === detail.reason) : undefined;
  const overruledOn = ending?.date ?? null;
  const query = { clusterId, page, pageSize, sort: "date_desc", treatment: "positive" } as const;
  const { total, results } = listCitingCases(createCitatorPorts(context), query)!;
  return {
    data: {
      clusterId,
      status: detail.status,
      overruledOn,
      total,
      results: results.map((row) => {
        const citing = toCitingCase(context, row);
        return { ...citing, afterwards: overruledOn !== null && citing.dateFiled > overruledOn };
      }),
    },
    meta: {},
  };
}

/** `citations.history` */
export function readTreatmentHistory(context: EngineContext, { caseId }: HistoryRequest): WithoutCost<HistoryResponse> {
  const ordinal = requireOrdinal(context, caseId);
  const { facts, neighbours } = createCitatorPorts(context);
  const clusterId = Number(caseId);
  const rows = buildTreatmentHistory(facts, neighbours(ordinal, "citing"));
  return {
    data: {
      clusterId,
      caseName: context.records.readNode(clusterId).caseName,
      rows: rows.map(({ year, level, counts }) => ({ year, level, ...counts })),
    },
    meta: {},
  };
}

function explainCase(context: EngineContext, caseId: string, asOf: string | null): StatusExplanation {
  const explanation = createStatusExplainer(context.corpus, context.caseAttributes(), asOf)(Number(caseId));
  return explanation ?? throwCaseNotFound(caseId);
}

function requireOrdinal(context: EngineContext, caseId: string): number {
  const ordinal = context.caseAttributes().ordinal(Number(caseId));
  return ordinal < 0 ? throwCaseNotFound(caseId) : ordinal;
}

function throwCaseNotFound(caseId: string): never {
  throw new EngineError("case_not_found", `The corpus has no case with the id ${caseId}.`);
}
