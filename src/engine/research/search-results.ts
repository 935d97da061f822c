import type { SearchResult } from "../../contract/schemas/research/search.ts";
import { toCaseSummary } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CaseHit, SearchPageRequest } from "../../corpus/port/case-search.ts";
import { locatePassages } from "./locate-passages.ts";

/** Text of a case that results contain in addition to a snippet. */
export interface ResultOptions {
  /** Whether results contain the whole text. */
  readonly content: boolean;
  /** Maximum number of passages; none if absent. */
  readonly passages?: number | undefined;
}

/** Returns the part of a search request that makes results show text. */
export function toSnippetRequest({ passages = 0 }: ResultOptions): SearchPageRequest {
  return { snippets: true, passages };
}

/** Converts hits to results of the contract. */
export async function readSearchResults(
  context: EngineContext,
  hits: readonly CaseHit[],
  { content, passages }: ResultOptions,
): Promise<SearchResult[]> {
  const { cases } = context.corpus;
  const clusterIds = hits.map((hit) => hit.case.clusterId);
  const [texts, located] = await Promise.all([
    content ? cases.readTexts(clusterIds) : null,
    passages === undefined ? null : locatePassages(cases, hits),
  ]);
  return hits.map((hit, at) => toSearchResult(context, hit, texts?.[at], located?.[at]));
}

function toSearchResult(
  { appUrl }: EngineContext,
  hit: CaseHit,
  content: string | undefined,
  passages: SearchResult["passages"],
): SearchResult {
  const summary = toCaseSummary(hit.case, appUrl);
  return {
    id: String(summary.clusterId),
    ...(content !== undefined && { content }),
    title: summary.caseName,
    court: summary.court,
    year: summary.year,
    citation: summary.citation,
    score: hit.score,
    snippet: hit.snippet,
    ...(passages && { passages }),
    metadata: {
      decisionDate: summary.dateFiled,
      citations: summary.citations,
      judges: summary.bench,
      courtId: summary.courtId,
      jurisdiction: summary.jurisdiction,
      docketNumber: summary.docketNumber,
      absoluteUrl: summary.absoluteUrl,
      freshness: summary.freshness,
      citeCount: summary.citeCount,
      ...(summary.corpora && { corpora: summary.corpora }),
    },
  };
}
