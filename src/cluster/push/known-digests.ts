import type { OpenSearch } from "../opensearch/client.ts";
import type { KnownDigests } from "./prepare-cases.ts";

interface DigestAnswer {
  readonly hits: {
    readonly hits: readonly { readonly _id: string; readonly fields?: { readonly digest?: readonly number[] } }[];
  };
}

/** Reads the digests of those of some documents that an index has. */
export async function readDigests(search: OpenSearch, index: string, ids: readonly string[]): Promise<KnownDigests> {
  const { hits } = await search.send<DigestAnswer>({
    method: "POST",
    path: `/${index}/_search`,
    query: { allow_partial_search_results: false },
    body: {
      size: ids.length,
      query: { ids: { values: ids } },
      _source: false,
      docvalue_fields: ["digest"],
      sort: ["_doc"],
      track_total_hits: false,
    },
    timeoutMs: 60_000,
  });
  return new Map(hits.hits.flatMap(({ _id, fields }) => (fields?.digest ? [[_id, fields.digest[0]!] as const] : [])));
}
