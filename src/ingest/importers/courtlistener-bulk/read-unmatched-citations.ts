import { createExternalSorter } from "../../../store/scratch/external-sorter.ts";
import { decodeFields, encodeFields } from "../../../store/scratch/fields.ts";
import type { Scratch } from "../../../store/scratch/scratch.ts";
import { toOneLine } from "../../clean-text/to-one-line.ts";
import type { ImportOptions } from "../../importer.ts";
import { createRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import { COURTLISTENER_NAMESPACE } from "../common/courtlistener-records.ts";
import { toJoinKey } from "./join-records.ts";
import { joinClusters, type OpinionClusters } from "./opinion-clusters.ts";
import { readCopyChunks } from "./read-copy-table.ts";

const COLUMNS = ["id", "volume", "reporter", "page", "citation_string", "citing_opinion_id"] as const;

/**
 * Reads the citations for which CourtListener has found no case, and yields them per citing case. Rows of opinions that
 * were not read are left out.
 */
export async function* readUnmatchedCitations(
  entry: SourceEntry,
  opinions: OpinionClusters,
  scratch: Scratch,
  options: ImportOptions,
): AsyncGenerator<SourceRecord> {
  const byOpinion = createExternalSorter(scratch);
  const byCase = createExternalSorter(scratch);
  try {
    for await (const rows of readCopyChunks(entry, COLUMNS, options)) {
      for (const row of rows) {
        if ("broken" in row) {
          yield createRefusal("citation", row.broken, { file: entry.path, record: `line ${row.line}` });
          continue;
        }
        const { id, volume, reporter, page, citation_string, citing_opinion_id } = row.values;
        const isWhole = volume !== "" && reporter !== "" && page !== "";
        const citation = isWhole ? `${volume} ${reporter} ${page}` : toOneLine(citation_string);
        if (citation === "")
          yield createRefusal("citation", "volume, reporter or page is empty", { file: entry.path, record: id });
        else byOpinion.add(toJoinKey(citing_opinion_id), encodeFields([citing_opinion_id, citation]));
      }
    }
    for (const { cluster, rest } of joinClusters(byOpinion, opinions))
      if (cluster !== null) byCase.add(toJoinKey(cluster), encodeFields([cluster, ...rest]));
    let id: string | null = null;
    let citations = new Set<string>();
    const finishCase = (caseSourceId: string): SourceRecord => ({
      kind: "unmatched_citations",
      namespace: COURTLISTENER_NAMESPACE,
      caseSourceId,
      citations: [...citations],
      location: { file: entry.path, record: caseSourceId },
    });
    const cursor = byCase.sort();
    while (cursor.next()) {
      const [citing = "", citation = ""] = decodeFields(cursor.bytes);
      if (citing !== id) {
        if (id !== null) yield finishCase(id);
        id = citing;
        citations = new Set();
      }
      citations.add(citation);
    }
    if (id !== null) yield finishCase(id);
  } finally {
    byOpinion.close();
    byCase.close();
  }
}
