import { citedBy } from "../citator/citing-list.ts";
import { type Explanation, explainer } from "../citator/explain.ts";
import type { WeighedTreatment } from "../citator/freshness.ts";
import { treatmentHistory } from "../citator/history.ts";
import { citationPath } from "../citator/path.ts";
import { similarCases } from "../citator/similar.ts";
import type {
  HistoryRequest,
  HistoryResponse,
  PathRequest,
  PathResponse,
  RelyingOnRequest,
  RelyingOnResponse,
  SimilarRequest,
  SimilarResponse,
  StandingRequest,
  StandingResponse,
} from "../contract/citator.ts";
import type { Unmetered } from "../credits/charges.ts";
import { EngineError } from "../errors.ts";
import { TREATMENT_KINDS, treatmentLabel } from "../law/treatment.ts";
import { neighboursOf, windowsOf } from "../store/edges.ts";
import { citingCase, listPorts } from "./citations.ts";
import type { Parts } from "./parts.ts";

/** `citations.explain`: a case's status with every treatment that was weighed for it. */
export function explainStanding(parts: Parts, { caseId, asOf }: StandingRequest): Unmetered<StandingResponse> {
  const explanation = explained(parts, caseId, asOf ?? null);
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
      sentence: sentenceOf(explanation),
      freshnessDetail: detail,
      reasons: weighed.filter(({ class: grade }) => grade in COUNTS_AS).map((one) => reasonOf(one, explanation)),
    },
    meta: {},
  };
}

const COUNTS_AS: Readonly<Partial<Record<string, "ends" | "questions" | "narrows">>> = {
  K: "ends",
  Q: "questions",
  D: "narrows",
};

function reasonOf(one: WeighedTreatment, { detail }: Explanation) {
  const { clusterId, caseName, citation, treatment, snippet } = one.reason;
  return {
    clusterId,
    caseName,
    citation,
    date: one.date,
    treatment,
    countsAs: COUNTS_AS[one.class]!,
    partial: one.partial,
    decisive: one.reason === detail.reason,
    discounted: one.discounted,
    snippet,
  };
}

function sentenceOf({ detail }: Explanation): string {
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

/** `citations.path`: from a case back to what it rests on, or forward where the other case is the later one. */
export function linePath(parts: Parts, { caseId, to }: PathRequest): Unmetered<PathResponse> {
  const { database } = parts.corpus;
  const { node } = parts.records;
  const ports = listPorts(parts);
  const from = ordinalOf(parts, caseId);
  const end = ordinalOf(parts, to);
  const back = citationPath(ports, from, end);
  const line = back ?? citationPath(ports, end, from);
  if (line === null) return { data: { found: false, cases: [], steps: [] }, meta: {} };
  const steps = line.slice(1).map((target, at) => {
    const source = line[at]!;
    const edges = neighboursOf(database, source, "cited");
    const edge = edges.ordinals.indexOf(target);
    return {
      sourceClusterId: ports.facts.clusterId(source),
      targetClusterId: ports.facts.clusterId(target),
      treatment: treatmentLabel(TREATMENT_KINDS[edges.kinds[edge]!]!),
      snippet: windowsOf(database, source)[edges.positions[edge]!] ?? "",
    };
  });
  const cases = line.map((ordinal) => node(ports.facts.clusterId(ordinal)));
  return {
    data: { found: true, cases: back ? cases : cases.reverse(), steps: back ? steps : steps.reverse() },
    meta: {},
  };
}

/** `citations.similar` */
export function similar(parts: Parts, { caseId, limit }: SimilarRequest): Unmetered<SimilarResponse> {
  const ports = listPorts(parts);
  const found = similarCases(ports, ordinalOf(parts, caseId), limit);
  return {
    data: {
      clusterId: Number(caseId),
      results: found.map(({ ordinal, ...company }) => ({
        ...parts.records.node(ports.facts.clusterId(ordinal)),
        ...company,
      })),
    },
    meta: {},
  };
}

/** `citations.relyingOn` */
export function relyingOn(parts: Parts, { caseId, page, pageSize }: RelyingOnRequest): Unmetered<RelyingOnResponse> {
  const clusterId = Number(caseId);
  const { detail, weighed } = explained(parts, caseId, null);
  const ending = detail.status === "Overruled" ? weighed.find(({ reason }) => reason === detail.reason) : undefined;
  const overruledOn = ending?.date ?? null;
  const query = { clusterId, page, pageSize, sort: "date_desc", treatment: "positive" } as const;
  const { total, results } = citedBy(listPorts(parts), query)!;
  return {
    data: {
      clusterId,
      status: detail.status,
      overruledOn,
      total,
      results: results.map((row) => {
        const citing = citingCase(parts, row);
        return { ...citing, afterwards: overruledOn !== null && citing.dateFiled > overruledOn };
      }),
    },
    meta: {},
  };
}

/** `citations.history` */
export function history(parts: Parts, { caseId }: HistoryRequest): Unmetered<HistoryResponse> {
  const ordinal = ordinalOf(parts, caseId);
  const { facts, neighbours } = listPorts(parts);
  const clusterId = Number(caseId);
  const rows = treatmentHistory(facts, neighbours(ordinal, "citing"));
  return {
    data: {
      clusterId,
      caseName: parts.records.node(clusterId).caseName,
      rows: rows.map(({ year, level, counts }) => ({ year, level, ...counts })),
    },
    meta: {},
  };
}

function explained(parts: Parts, caseId: string, asOf: string | null): Explanation {
  const explanation = explainer(parts.corpus, parts.citatorFacts(), asOf)(Number(caseId));
  return explanation ?? notFound(caseId);
}

function ordinalOf(parts: Parts, caseId: string): number {
  const ordinal = parts.citatorFacts().ordinal(Number(caseId));
  return ordinal < 0 ? notFound(caseId) : ordinal;
}

function notFound(caseId: string): never {
  throw new EngineError("case_not_found", `The corpus has no case with the id ${caseId}.`);
}
