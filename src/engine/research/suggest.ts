import { readKeyPage, toVolumePrefix } from "../../citation/key.ts";
import { parseCitation } from "../../citation/parse/parse-citation.ts";
import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { Suggestion, SuggestRequest, SuggestResponse } from "../../contract/schemas/research/search.ts";
import { createNameSuggester, type NameSuggester } from "../../search/vocabulary/name-suggester.ts";
import { listCaseNames } from "../../store/cases/cases.ts";
import { findCitationsByPrefix } from "../../store/citations/case-citations.ts";
import type { Corpus } from "../../store/corpus.ts";
import type { CaseColumns } from "../../store/postings/case-columns.ts";
import { toCaseSummary } from "../case-summary.ts";
import type { EngineContext } from "../context.ts";

/** `research.suggest`: citations and names of cases that go on as typed. */
export function suggestCompletions(
  context: EngineContext,
  { query, limit }: SuggestRequest,
): WithoutCost<SuggestResponse> {
  const { clusterIds } = context.searcher.index.columns;
  const suggestions = new Map<number, Suggestion>();
  for (const { clusterId, text } of completeCitation(context, query).slice(0, limit)) {
    const ordinal = findOrdinal(clusterIds, clusterId);
    if (!suggestions.has(ordinal)) suggestions.set(ordinal, toSuggestion(context, "citation", ordinal, text));
  }
  for (const ordinal of context.suggester().suggest(query, limit)) {
    if (suggestions.size === limit) break;
    if (!suggestions.has(ordinal)) suggestions.set(ordinal, toSuggestion(context, "case", ordinal));
  }
  return { data: { suggestions: [...suggestions.values()] }, meta: {} };
}

/** A suggester that reads the names when it is first asked for. */
export function openNameSuggester({ database }: Corpus, columns: CaseColumns): () => NameSuggester {
  let suggester: NameSuggester | undefined;
  return () => {
    suggester ??= createNameSuggester(listCaseNames(database), columns.citeCounts);
    return suggester;
  };
}

/** Citations of one volume that are looked at. */
const MAX_VOLUME_CITATIONS = 500;

/** Citations that begin as typed, by page: "347 U.S. 4" also as far as "347 U.S." is typed. */
function completeCitation({ corpus }: EngineContext, typed: string): { clusterId: number; text: string }[] {
  if (!/\d/.test(typed)) return [];
  const whole = parseCitation(typed)?.key;
  const volume = whole ? null : parseCitation(`${typed.trim()} 1`)?.key;
  const prefix = whole ?? (volume && toVolumePrefix(volume));
  if (!prefix) return [];
  return findCitationsByPrefix(corpus.database, prefix, MAX_VOLUME_CITATIONS)
    .sort((a, b) => readKeyPage(a.key) - readKeyPage(b.key) || (a.key < b.key ? -1 : 1))
    .map(({ clusterId, text }) => ({ clusterId, text }));
}

function toSuggestion(context: EngineContext, kind: Suggestion["kind"], ordinal: number, text?: string): Suggestion {
  const { clusterId, caseName, citation, court, year, citeCount, freshness } = toCaseSummary(context, ordinal);
  return { kind, text: text ?? caseName, clusterId, caseName, citation, court, year, citeCount, freshness };
}
