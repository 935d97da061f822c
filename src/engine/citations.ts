import {
  type CitingListPorts,
  type CitingListQuery,
  type CitingListRow,
  citationsOf,
  citedBy,
} from "../citator/citing-list.ts";
import { externalTreatments } from "../citator/external.ts";
import { ordinalOf } from "../citator/facts.ts";
import type { NetworkPorts } from "../citator/network.ts";
import type { CaseRecord, Matched } from "../contract/case.ts";
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
} from "../contract/citations.ts";
import type { Unmetered } from "../credits/charges.ts";
import { EngineError } from "../errors.ts";
import { parseQuery } from "../query/parse.ts";
import type { Plan } from "../query/plan.ts";
import { plainWords } from "../query/words.ts";
import { findCase, resolveCitation } from "../resolve/resolve.ts";
import type { CaseFilters } from "../search/filters.ts";
import { setOf, sizeOf, unite } from "../search/sets.ts";
import { edgeNotesOf, firstNeighboursOf, neighboursOf, windowsOf } from "../store/edges.ts";
import { isContent } from "../store/opinions.ts";
import { courtIds } from "./case-facts.ts";
import type { Parts } from "./parts.ts";

/** `citations.resolve` */
export function resolve({ corpus, records }: Parts, { citation }: ResolveRequest): Unmetered<ResolveResponse> {
  const { clusterId, others, matched } = resolveCitation(corpus, citation);
  return {
    data: {
      ...records.record(clusterId, matched),
      ...(others.length > 0 && { ambiguous: others.map((other) => records.record(other, matched)) }),
    },
    meta: {},
  };
}

/** `citations.search`: cases by citation, then by name, then by the words of their text. */
export function searchCitations(parts: Parts, request: CitationSearchRequest): Unmetered<CitationSearchResponse> {
  const { corpus, records, searcher } = parts;
  const { query, limit, countryCode } = request;
  const filters = jurisdictionFilter(countryCode);
  const admitted = (record: CaseRecord) => countryCode === undefined || record.jurisdiction === countryCode;
  const found = new Map<number, CaseRecord>();
  const cited = findCase(corpus, query);
  for (const id of cited ? [cited.clusterId, ...cited.others] : []) {
    const record = records.record(id, cited!.matched);
    if (admitted(record)) found.set(id, record);
  }
  const { clusterIds } = searcher.index.columns;
  const all = setOf(
    clusterIds.length,
    [...found.keys()].map((id) => ordinalOf(clusterIds, id)),
  );
  for (const { by, plan } of readings(parts, query)) {
    unite(all, searcher.matches(plan, filters));
    const matched: Matched = { by, citation: null, format: null, pinCite: null };
    for (const { clusterId } of searcher.search({ plan, filters, pageSize: limit }).hits) {
      if (!found.has(clusterId)) found.set(clusterId, records.record(clusterId, matched));
    }
  }
  return { data: { results: [...found.values()].slice(0, limit), total: sizeOf(all) }, meta: {} };
}

/** A query as words of a case name, and as words of a text. */
function readings({ searcher }: Parts, query: string): { by: Matched["by"]; plan: Plan }[] {
  const plain = plainWords(query).filter((word) => !NAME_FILLERS.has(word));
  if (plain.length === 0) return [];
  const plan = (text: string) => searcher.plan(parseQuery(text));
  return [
    { by: "name", plan: plan(`title:(${plain.join(" ")})`) },
    { by: "keyword", plan: plan(plain.join(" ")) },
  ];
}

/** Words between parties that no two writers of a name agree on. */
const NAME_FILLERS: ReadonlySet<string> = new Set(["v", "vs", "versus"]);

function jurisdictionFilter(countryCode: string | undefined): CaseFilters {
  if (countryCode === undefined) return {};
  return countryCode === "US" || countryCode === "IN" ? { jurisdiction: countryCode } : { among: [] };
}

/** `citations.case`: one case with its opinions. */
export function caseText({ corpus, records }: Parts, { caseId }: CaseRequest): Unmetered<CaseResponse> {
  const clusterId = Number(caseId);
  const record = records.record(clusterId);
  const opinions = corpus.opinions
    .ofCase(clusterId)
    .filter(isContent)
    .map((opinion) => ({ kind: opinion.kind, author: opinion.author, text: corpus.opinions.text(opinion) }));
  return { data: { ...record, opinions }, meta: {} };
}

/** `citations.citationsOf` */
export function listCitationsOf(parts: Parts, request: CitationsOfRequest): Unmetered<CitationsOfResponse> {
  const list = required(citationsOf(listPorts(parts), listQuery(parts, request)), request.caseId);
  return {
    data: {
      clusterId: Number(request.caseId),
      total: list.total,
      results: list.results.map((row) => citingCase(parts, row)),
      unresolved: [...list.unresolved],
    },
    meta: {},
  };
}

/** `citations.citedBy` */
export function listCitedBy(parts: Parts, request: CitedByRequest): Unmetered<CitedByResponse> {
  const clusterId = Number(request.caseId);
  const list = required(citedBy(listPorts(parts), listQuery(parts, request)), request.caseId);
  const external = externalTreatments(parts.corpus.database)(clusterId);
  return {
    data: {
      clusterId,
      total: list.total,
      results: list.results.map((row) => citingCase(parts, row)),
      ...(external.length > 0 && {
        externalCiters: external.map(({ citation, kind, snippet }) => ({ citation, treatment: kind, snippet })),
      }),
    },
    meta: {},
  };
}

export function listPorts({ corpus, citatorFacts }: Parts): CitingListPorts & NetworkPorts {
  const { database } = corpus;
  return {
    facts: citatorFacts(),
    neighbours: (ordinal, direction) => neighboursOf(database, ordinal, direction),
    firstNeighbours: (ordinal, direction) => firstNeighboursOf(database, ordinal, direction),
    windows: (ordinal) => windowsOf(database, ordinal),
    notes: (ordinal) => edgeNotesOf(database, ordinal),
  };
}

function listQuery({ corpus }: Parts, request: CitationsOfRequest | CitedByRequest): CitingListQuery {
  const { caseId, court, jurisdiction, ...rest } = request;
  const courts = court === undefined ? undefined : courtIds(corpus, { value: court, words: plainWords(court) });
  return {
    ...rest,
    clusterId: Number(caseId),
    ...(courts && { courts: new Set(courts) }),
    // A country that no corpus covers lets no court through.
    ...(jurisdiction !== undefined &&
      (jurisdiction === "US" || jurisdiction === "IN" ? { jurisdiction } : { courts: new Set<string>() })),
  };
}

function required<T>(list: T | null, caseId: string): T {
  if (list === null) throw new EngineError("case_not_found", `The corpus has no case with the id ${caseId}.`);
  return list;
}

export function citingCase(
  { records }: Parts,
  { clusterId, treatment, snippet, depthOfTreatment }: CitingListRow,
): CitingCase {
  return { ...records.node(clusterId), treatment, snippet, depthOfTreatment };
}
