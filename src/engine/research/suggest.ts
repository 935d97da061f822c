import { readKeyPage, toVolumePrefix } from "../../citation/key.ts";
import { parseCitation } from "../../citation/parse/parse-citation.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { Suggestion, SuggestRequest, SuggestResponse } from "../../contract/schemas/research/search.ts";
import { toCaseSummary } from "../../corpus/case-records.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CaseData, CitationEntry } from "../../corpus/port/case-reader.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";

export { suggestCompletions as suggest };

/** `research.suggest`: returns citations and names of cases that complete what was typed. */
async function suggestCompletions(
  { corpus, appUrl }: EngineContext,
  { query, limit }: SuggestRequest,
): Promise<WithoutCost<SuggestResponse>> {
  const [citations, named] = await Promise.all([
    completeCitation(corpus, query),
    corpus.cases.suggestCases(query, limit),
  ]);
  const texts = new Map<number, string>();
  for (const { clusterId, text } of citations.slice(0, limit)) {
    if (!texts.has(clusterId)) texts.set(clusterId, text);
  }
  const cited = await corpus.cases.readCases([...texts.keys()]);
  const suggestions = [
    ...cited.flatMap((data) =>
      data === null ? [] : [toSuggestion(data, "citation", texts.get(data.clusterId)!, appUrl)],
    ),
    ...named
      .filter(({ clusterId }) => !texts.has(clusterId))
      .map((data) => toSuggestion(data, "case", data.name, appUrl)),
  ];
  return { data: { suggestions: suggestions.slice(0, limit) }, meta: {} };
}

/** Maximum number of citations of one volume that are compared. */
const MAX_VOLUME_CITATIONS = 500;

/** Returns the citations that begin as typed, by page; "347 U.S." and "347 U.S. 4" both complete to citations. */
async function completeCitation({ cases }: Corpus, typed: string): Promise<CitationEntry[]> {
  if (!/\d/.test(typed)) return [];
  const whole = parseCitation(typed)?.key;
  const volume = whole ? null : parseCitation(`${typed.trim()} 1`)?.key;
  const prefix = whole ?? (volume && toVolumePrefix(volume));
  if (!prefix) return [];
  const citations = await cases.listCitations(prefix, MAX_VOLUME_CITATIONS);
  return citations.sort((a, b) => readKeyPage(a.key) - readKeyPage(b.key) || (a.key < b.key ? -1 : 1));
}

function toSuggestion(data: CaseData, kind: Suggestion["kind"], text: string, appUrl: string): Suggestion {
  const { clusterId, caseName, citation, court, year, citeCount, freshness } = toCaseSummary(data, appUrl);
  return { kind, text, clusterId, caseName, citation, court, year, citeCount, freshness };
}
