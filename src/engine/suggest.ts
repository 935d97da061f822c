import { pageOfKey, volumeOfKey } from "../citation/key.ts";
import { parseCitation } from "../citation/parse.ts";
import { ordinalOf } from "../citator/facts.ts";
import type { Suggestion, SuggestRequest, SuggestResponse } from "../contract/research.ts";
import type { Unmetered } from "../credits/charges.ts";
import type { CaseColumns } from "../search/columns.ts";
import { createNameSuggester, type NameSuggester } from "../search/name-suggester.ts";
import { caseNames } from "../store/cases.ts";
import { citationsByPrefix } from "../store/citations.ts";
import type { Corpus } from "../store/corpus.ts";
import { briefOf } from "./brief.ts";
import type { Parts } from "./parts.ts";

/** `research.suggest`: citations and names of cases that go on as typed. */
export function suggest(parts: Parts, { query, limit }: SuggestRequest): Unmetered<SuggestResponse> {
  const { clusterIds } = parts.searcher.index.columns;
  const suggestions = new Map<number, Suggestion>();
  for (const { clusterId, text } of citations(parts, query).slice(0, limit)) {
    const ordinal = ordinalOf(clusterIds, clusterId);
    if (!suggestions.has(ordinal)) suggestions.set(ordinal, suggestion(parts, "citation", ordinal, text));
  }
  for (const ordinal of parts.suggester().suggest(query, limit)) {
    if (suggestions.size === limit) break;
    if (!suggestions.has(ordinal)) suggestions.set(ordinal, suggestion(parts, "case", ordinal));
  }
  return { data: { suggestions: [...suggestions.values()] }, meta: {} };
}

/** A suggester that reads the names when it is first asked for. */
export function openSuggester({ database }: Corpus, columns: CaseColumns): () => NameSuggester {
  let suggester: NameSuggester | undefined;
  return () => {
    suggester ??= createNameSuggester(caseNames(database), columns.citeCounts);
    return suggester;
  };
}

/** Citations of one volume that are looked at. */
const OF_A_VOLUME = 500;

/** Citations that begin as typed, by page: "347 U.S. 4" also as far as "347 U.S." is typed. */
function citations({ corpus }: Parts, typed: string): { clusterId: number; text: string }[] {
  if (!/\d/.test(typed)) return [];
  const whole = parseCitation(typed)?.key;
  const volume = whole ? null : parseCitation(`${typed.trim()} 1`)?.key;
  const prefix = whole ?? (volume && volumeOfKey(volume));
  if (!prefix) return [];
  return citationsByPrefix(corpus.database, prefix, OF_A_VOLUME)
    .sort((a, b) => pageOfKey(a.key) - pageOfKey(b.key) || (a.key < b.key ? -1 : 1))
    .map(({ clusterId, text }) => ({ clusterId, text }));
}

function suggestion(parts: Parts, kind: Suggestion["kind"], ordinal: number, text?: string): Suggestion {
  const { clusterId, caseName, citation, court, year, citeCount, freshness } = briefOf(parts, ordinal);
  return { kind, text: text ?? caseName, clusterId, caseName, citation, court, year, citeCount, freshness };
}
