import { findCitations } from "../citation/find.ts";
import { ordinalOf } from "../citator/facts.ts";
import type {
  ExplainResponse,
  SearchFilters,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from "../contract/research.ts";
import type { Unmetered } from "../credits/charges.ts";
import type { Court } from "../law/court.ts";
import type { Query } from "../query/ast.ts";
import { parseQuery } from "../query/parse.ts";
import { disjunctivePaths, type PathAtom } from "../query/paths.ts";
import { type Plan, planQuery } from "../query/plan.ts";
import { printNode, printQuery } from "../query/print.ts";
import { words } from "../query/words.ts";
import { FRESHNESS } from "../search/columns.ts";
import type { CaseFilters } from "../search/filters.ts";
import type { SearchHit } from "../search/search.ts";
import { casesByReporter } from "../store/citations.ts";
import { courtIds } from "./case-facts.ts";
import type { Parts } from "./parts.ts";

/** `research.search`: one page of the cases that a query finds, best first, with the exact total. */
export function searchCases(parts: Parts, request: SearchRequest): Unmetered<SearchResponse> {
  const { plan } = read(parts, request);
  const { total, hits } = parts.searcher.search({
    plan,
    filters: caseFilters(parts, request.filters),
    page: request.page,
    pageSize: request.pageSize,
    readText: parts.texts.slice,
  });
  return {
    data: { results: hits.map((hit) => result(parts, hit, request.content)) },
    meta: {
      total,
      page: request.page,
      pageSize: request.pageSize,
      totalPages: Math.ceil(total / request.pageSize),
      query: request.query,
    },
  };
}

/** `research.explain`: how a query is read and what would be done for it. */
export function explainSearch(parts: Parts, request: SearchRequest): Unmetered<ExplainResponse> {
  const { query, plan } = read(parts, request);
  const paths = query.kind === "boolean" ? disjunctivePaths(query.root) : null;
  return {
    data: {
      mode: query.kind,
      query: printQuery(query),
      plan,
      paths: paths?.map((path) => path.map(printAtom)) ?? null,
    },
    meta: {},
  };
}

function printAtom({ node, negated }: PathAtom): string {
  const { text } = printNode(node);
  return negated ? `NOT ${text}` : text;
}

function read({ searcher }: Parts, { query: text, syntax }: SearchRequest): { query: Query; plan: Plan } {
  const query = parseQuery(text, { findCitations, syntax });
  return { query, plan: planQuery(query, searcher.statistics) };
}

/** The conditions of a request as search takes them: names of courts become ids, a citation format becomes its cases. */
export function caseFilters(parts: Parts, filters: SearchFilters): CaseFilters {
  const { jurisdiction, yearFrom, yearTo, dateFrom, dateTo, judge, citationFormat } = filters;
  return {
    // A country that no corpus covers has no cases.
    ...(jurisdiction !== undefined && (isCovered(jurisdiction) ? { jurisdiction } : { among: [] })),
    ...(citationFormat !== undefined && { among: casesInFormat(parts, citationFormat) }),
    courtIds: courtsOf(parts, filters),
    yearFrom,
    yearTo,
    dateFrom,
    dateTo,
    judge,
  };
}

function isCovered(country: string): country is "US" | "IN" {
  return country === "US" || country === "IN";
}

function casesInFormat({ corpus, searcher }: Parts, format: string): number[] {
  const slug = format.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const ids = searcher.index.columns.clusterIds;
  return casesByReporter(corpus.database, slug).map((clusterId) => ordinalOf(ids, clusterId));
}

/** Courts that meet every condition about courts; `undefined` where there is none. */
function courtsOf({ corpus }: Parts, { court, courtName, courtType }: SearchFilters): string[] | undefined {
  const conditions: ReadonlySet<string>[] = [court, courtName]
    .filter((name) => name !== undefined)
    .map((name) => new Set(courtIds(corpus, { value: name, words: wordsOf(name) })));
  if (courtType !== undefined) {
    const wanted = wordsOf(courtType).filter((word) => word !== "court");
    const all = [...corpus.courts().values()];
    conditions.push(new Set(all.filter((one) => isOfType(one, wanted)).map((one) => one.id)));
  }
  const [first, ...others] = conditions;
  return first && [...first].filter((id) => others.every((other) => other.has(id)));
}

function isOfType(court: Court, wanted: readonly string[]): boolean {
  const type = new Set(wordsOf(`${court.level.replace("_", " ")} ${court.name}`));
  return wanted.length > 0 && wanted.every((word) => type.has(word));
}

function wordsOf(text: string): string[] {
  return words(text).map(({ word }) => word);
}

function result({ records, texts, searcher: { index } }: Parts, hit: SearchHit, content: boolean): SearchResult {
  const { citeCounts, freshness } = index.columns;
  const record = records.brief(hit.clusterId, {
    citeCount: citeCounts[hit.ordinal]!,
    freshness: FRESHNESS[freshness[hit.ordinal]!]!,
  });
  return {
    id: String(hit.clusterId),
    ...(content && { content: texts.whole(hit.clusterId) }),
    title: record.caseName,
    court: record.court,
    year: record.year,
    citation: record.citation,
    score: hit.score,
    snippet: hit.snippet,
    metadata: {
      decisionDate: record.dateFiled,
      citations: record.citations,
      judges: record.bench,
      courtId: record.courtId,
      jurisdiction: record.jurisdiction,
      docketNumber: record.docketNumber,
      absoluteUrl: record.absoluteUrl,
      freshness: record.freshness,
    },
  };
}
