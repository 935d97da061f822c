import type { OpenSearch } from "../../../src/cluster/opensearch/client.ts";
import { createCaseTextReader } from "../../../src/store/cases/case-text.ts";
import { type StoredCase, visitCases } from "../../../src/store/cases/cases.ts";
import type { OpenCorpusFile } from "../../../src/store/corpus.ts";

const MAX_REQUEST_CHARS = 4_000_000;

/** An index as somebody would make one without Headnote: names and texts under the cluster's own English analyzer. */
export interface BareIndex {
  /** Runs a query with ten highlighted hits and an exact total. */
  search(query: object): Promise<number>;
}

/** Writes the names and texts of a corpus into an index without anything of Headnote. */
export async function createBareIndex(
  search: OpenSearch,
  { database }: OpenCorpusFile,
  shards: number,
): Promise<BareIndex> {
  const index = `${search.prefix}-bare`;
  await search.send({
    method: "PUT",
    path: `/${index}`,
    body: {
      settings: { number_of_shards: shards, number_of_replicas: 0, refresh_interval: -1 },
      mappings: {
        properties: {
          name: { type: "text", analyzer: "english" },
          text: { type: "text", analyzer: "english", index_options: "offsets" },
        },
      },
    },
  });
  const rows: StoredCase[] = [];
  visitCases(database, (row) => rows.push(row));
  const texts = createCaseTextReader(database);
  let lines = "";
  const write = async () => {
    if (lines !== "") await search.send({ method: "POST", path: "/_bulk", body: lines, timeoutMs: 120_000 });
    lines = "";
  };
  for (const { clusterId, name } of rows) {
    const text = texts.readWhole(clusterId);
    lines += `${JSON.stringify({ index: { _index: index, _id: clusterId } })}\n${JSON.stringify({ name, text })}\n`;
    if (lines.length > MAX_REQUEST_CHARS) await write();
  }
  await write();
  await search.send({ method: "POST", path: `/${index}/_refresh`, timeoutMs: 120_000 });
  return {
    async search(query) {
      const { hits } = await search.send<{ readonly hits: { readonly total: { readonly value: number } } }>({
        method: "POST",
        path: `/${index}/_search`,
        query: { request_cache: false },
        body: {
          size: 10,
          track_total_hits: true,
          _source: ["name"],
          query,
          highlight: { fields: { text: { fragment_size: 300, number_of_fragments: 1 } } },
        },
      });
      return hits.total.value;
    },
  };
}
