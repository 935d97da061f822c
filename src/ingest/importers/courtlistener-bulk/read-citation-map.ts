import { createExternalSorter, type ExternalSorter } from "../../../store/scratch/external-sorter.ts";
import { decodeFields, encodeFields } from "../../../store/scratch/fields.ts";
import type { Scratch } from "../../../store/scratch/scratch.ts";
import type { ImportOptions } from "../../importer.ts";
import { createRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import { COURTLISTENER_NAMESPACE } from "../common/courtlistener-records.ts";
import { toJoinKey } from "./join-records.ts";
import { joinClusters, type OpinionClusters } from "./opinion-clusters.ts";
import { readCopyChunks } from "./read-copy-table.ts";

/**
 * Reads the table of which opinion cites which, and yields per citing case the cases that it cites, by ascending id. It
 * is joined with the opinions on both sides, so that no table is in memory. Rows of opinions that were not read are left
 * out.
 */
export async function* readCitationMap(
  entry: SourceEntry,
  opinions: OpinionClusters,
  scratch: Scratch,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const byCited = createExternalSorter(scratch);
  const byCiting = createExternalSorter(scratch);
  const pairs = createExternalSorter(scratch);
  try {
    for await (const rows of readCopyChunks(entry, ["citing_opinion_id", "cited_opinion_id"], options)) {
      for (const row of rows) {
        if ("broken" in row) {
          yield createRefusal("citation", row.broken, { file: entry.path, record: `line ${row.line}` });
          continue;
        }
        const { citing_opinion_id, cited_opinion_id } = row.values;
        byCited.add(toJoinKey(cited_opinion_id), encodeFields([cited_opinion_id, citing_opinion_id]));
      }
    }
    for (const { cluster, rest } of joinClusters(byCited, opinions)) {
      const [citing = ""] = rest;
      if (cluster !== null) byCiting.add(toJoinKey(citing), encodeFields([citing, cluster]));
    }
    for (const { cluster, rest } of joinClusters(byCiting, opinions)) {
      const [cited = ""] = rest;
      if (cluster !== null && cluster !== cited) pairs.add(toJoinKey(cluster), encodeFields([cluster, cited]));
    }
    yield* groupPairs(pairs, entry.path);
  } finally {
    for (const sorter of [byCited, byCiting, pairs]) sorter.close();
  }
}

function* groupPairs(pairs: ExternalSorter, file: string): Generator<SourceRecord> {
  let citing: string | null = null;
  let cited = new Set<string>();
  const finishGroup = (id: string): SourceRecord => ({
    kind: "cited_cases",
    namespace: COURTLISTENER_NAMESPACE,
    caseSourceId: id,
    cited: [...cited],
    location: { file, record: id },
  });
  const cursor = pairs.sort();
  while (cursor.next()) {
    const [from = "", to = ""] = decodeFields(cursor.bytes);
    if (from !== citing) {
      if (citing !== null) yield finishGroup(citing);
      citing = from;
      cited = new Set();
    }
    cited.add(to);
  }
  if (citing !== null) yield finishGroup(citing);
}
