import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { readCaseOfOrdinal } from "../../corpus/file/case-data.ts";
import type { CaseData } from "../../corpus/port/case-reader.ts";
import type { CorpusStats } from "../../corpus/port/corpus.ts";
import { splitWords } from "../../text/words.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { buildIndexName } from "../opensearch/index-names.ts";
import { unpackRows } from "../rows/row-group.ts";
import { listTypedWords } from "../words/word-tokens.ts";

/**
 * Returns the cases whose names contain, for every typed word, a word that begins with it: first names that begin with the
 * whole input, then names that begin with its first word, each by cite count.
 */
export async function suggestCases(context: ClusterContext, typed: string, limit: number): Promise<CaseData[]> {
  const wanted = listTypedWords(splitWords(typed));
  if (wanted.length === 0) return [];
  const { search, version } = context;
  const likeness = [wanted.join(" "), wanted[0]!].map((value) => ({
    constant_score: { filter: { prefix: { typed_name: { value } } }, boost: 1 },
  }));
  const answer = await search.send<{
    readonly hits: { readonly hits: readonly { readonly sort: readonly number[] }[] };
  }>({
    method: "POST",
    path: `/${buildIndexName(search.prefix, "cases", version)}/_search`,
    query: { allow_partial_search_results: false },
    body: {
      size: limit,
      _source: false,
      track_total_hits: false,
      query: {
        bool: { filter: [...new Set(wanted)].map((value) => ({ prefix: { name: { value } } })), should: likeness },
      },
      sort: [{ _score: "desc" }, { cites: "desc" }, { cluster: "asc" }],
    },
  });
  const { clusterIds } = context.index.columns;
  const ordinals = answer.hits.hits.map(({ sort }) => findOrdinal(clusterIds, sort.at(-1)!));
  return context.run(() => ordinals.map((ordinal) => readCaseOfOrdinal(context.file, ordinal)));
}

/** Reads the statistics that were computed when the corpus was pushed. */
export async function readStatistics({ search, version }: ClusterContext): Promise<CorpusStats> {
  const { _source } = await search.send<{ readonly _source: { readonly rows: string } }>({
    method: "GET",
    path: `/${buildIndexName(search.prefix, "meta", version)}/_doc/statistics`,
  });
  const [[, [json]] = ["", ["{}"]]] = unpackRows(_source.rows);
  return JSON.parse(String(json)) as CorpusStats;
}
