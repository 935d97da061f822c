import { findOrdinal } from "../../citator/network/case-attributes.ts";
import {
  type CitingListPorts,
  type CitingListQuery,
  type CitingListRow,
  listCitedCases,
  listCitingCases,
} from "../../citator/network/citing-list.ts";
import { createExternalTreatmentReader } from "../../citator/status/external-treatments.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type {
  CaseRequest,
  CaseResponse,
  CitationSearchRequest,
  CitationSearchResponse,
  CitationsOfRequest,
  CitationsOfResponse,
  CitedByRequest,
  CitedByResponse,
  CitingCase,
  ResolveRequest,
  ResolveResponse,
} from "../../contract/schemas/citations/resolve.ts";
import type { CaseRecord, Matched } from "../../contract/schemas/common/case.ts";
import { EngineError } from "../../errors.ts";
import { parseQuery } from "../../query/parse.ts";
import type { Plan } from "../../query/plan/plan.ts";
import { findCase, resolveCitation } from "../../resolve/resolve-citation.ts";
import { countMembers, createCaseSet, mergeInto } from "../../search/case-set.ts";
import type { CaseFilters } from "../../search/filter-cases.ts";
import { isPartOfCaseText } from "../../store/cases/opinions.ts";
import { readEdgeNotes, readEdgeWindows, readNeighbours } from "../../store/citations/edges.ts";
import { splitWords } from "../../text/words.ts";
import { findCourtIds } from "../case-lookup.ts";
import type { EngineContext } from "../context.ts";

/** `citations.resolve` */
export function resolveCase(
  { corpus, records }: EngineContext,
  { citation }: ResolveRequest,
): WithoutCost<ResolveResponse> {
  const { clusterId, others, matched } = resolveCitation(corpus, citation);
  return {
    data: {
      ...records.readRecord(clusterId, matched),
      ...(others.length > 0 && { ambiguous: others.map((other) => records.readRecord(other, matched)) }),
    },
    meta: {},
  };
}

/** `citations.search`: cases by citation, then by name, then by the words of their text. */
export function searchCitations(
  context: EngineContext,
  request: CitationSearchRequest,
): WithoutCost<CitationSearchResponse> {
  const { corpus, records, searcher } = context;
  const { query, limit, countryCode } = request;
  const filters = toJurisdictionFilter(countryCode);
  const admitted = (record: CaseRecord) => countryCode === undefined || record.jurisdiction === countryCode;
  const found = new Map<number, CaseRecord>();
  const cited = findCase(corpus, query);
  for (const id of cited ? [cited.clusterId, ...cited.others] : []) {
    const record = records.readRecord(id, cited!.matched);
    if (admitted(record)) found.set(id, record);
  }
  const { clusterIds } = searcher.index.columns;
  const all = createCaseSet(
    clusterIds.length,
    [...found.keys()].map((id) => findOrdinal(clusterIds, id)),
  );
  for (const { by, plan } of planReadings(context, query)) {
    mergeInto(all, searcher.matchPlan(plan, filters));
    const matched: Matched = { by, citation: null, format: null, pinCite: null };
    for (const { clusterId } of searcher.search({ plan, filters, pageSize: limit }).hits) {
      if (!found.has(clusterId)) found.set(clusterId, records.readRecord(clusterId, matched));
    }
  }
  return { data: { results: [...found.values()].slice(0, limit), total: countMembers(all) }, meta: {} };
}

/** A query as words of a case name, and as words of a text. */
function planReadings({ searcher }: EngineContext, query: string): { by: Matched["by"]; plan: Plan }[] {
  const plain = splitWords(query).filter((word) => !NAME_FILLERS.has(word));
  if (plain.length === 0) return [];
  const plan = (text: string) => searcher.plan(parseQuery(text));
  return [
    { by: "name", plan: plan(`title:(${plain.join(" ")})`) },
    { by: "keyword", plan: plan(plain.join(" ")) },
  ];
}

/** Words between parties that no two writers of a name agree on. */
const NAME_FILLERS: ReadonlySet<string> = new Set(["v", "vs", "versus"]);

function toJurisdictionFilter(countryCode: string | undefined): CaseFilters {
  if (countryCode === undefined) return {};
  return countryCode === "US" || countryCode === "IN" ? { jurisdiction: countryCode } : { among: [] };
}

/** `citations.case`: one case with its opinions. */
export function readCaseText({ corpus, records }: EngineContext, { caseId }: CaseRequest): WithoutCost<CaseResponse> {
  const clusterId = Number(caseId);
  const record = records.readRecord(clusterId);
  const opinions = corpus.opinions
    .listByCase(clusterId)
    .filter(isPartOfCaseText)
    .map((opinion) => ({ kind: opinion.kind, author: opinion.author, text: corpus.opinions.readText(opinion) }));
  return { data: { ...record, opinions }, meta: {} };
}

/** `citations.citationsOf` */
export function listCitationsOf(context: EngineContext, request: CitationsOfRequest): WithoutCost<CitationsOfResponse> {
  const list = requireList(
    listCitedCases(createCitatorPorts(context), toCitingListQuery(context, request)),
    request.caseId,
  );
  return {
    data: {
      clusterId: Number(request.caseId),
      total: list.total,
      results: list.results.map((row) => toCitingCase(context, row)),
      unresolved: [...list.unresolved],
    },
    meta: {},
  };
}

/** `citations.citedBy` */
export function listCitedBy(context: EngineContext, request: CitedByRequest): WithoutCost<CitedByResponse> {
  const clusterId = Number(request.caseId);
  const list = requireList(
    listCitingCases(createCitatorPorts(context), toCitingListQuery(context, request)),
    request.caseId,
  );
  const external = createExternalTreatmentReader(context.corpus.database)(clusterId);
  return {
    data: {
      clusterId,
      total: list.total,
      results: list.results.map((row) => toCitingCase(context, row)),
      ...(external.length > 0 && {
        externalCiters: external.map(({ citation, kind, snippet }) => ({ citation, treatment: kind, snippet })),
      }),
    },
    meta: {},
  };
}

export function createCitatorPorts({ corpus, caseAttributes: citatorFacts }: EngineContext): CitingListPorts {
  const { database } = corpus;
  return {
    facts: citatorFacts(),
    neighbours: (ordinal, direction) => readNeighbours(database, ordinal, direction),
    windows: (ordinal) => readEdgeWindows(database, ordinal),
    notes: (ordinal) => readEdgeNotes(database, ordinal),
  };
}

function toCitingListQuery({ corpus }: EngineContext, request: CitationsOfRequest | CitedByRequest): CitingListQuery {
  const { caseId, court, jurisdiction, ...rest } = request;
  const courts = court === undefined ? undefined : findCourtIds(corpus, { value: court, words: splitWords(court) });
  return {
    ...rest,
    clusterId: Number(caseId),
    ...(courts && { courts: new Set(courts) }),
    // A country that no corpus covers lets no court through.
    ...(jurisdiction !== undefined &&
      (jurisdiction === "US" || jurisdiction === "IN" ? { jurisdiction } : { courts: new Set<string>() })),
  };
}

function requireList<T>(list: T | null, caseId: string): T {
  if (list === null) throw new EngineError("case_not_found", `The corpus has no case with the id ${caseId}.`);
  return list;
}

export function toCitingCase(
  { records }: EngineContext,
  { clusterId, treatment, snippet, depthOfTreatment }: CitingListRow,
): CitingCase {
  return { ...records.readNode(clusterId), treatment, snippet, depthOfTreatment };
}
