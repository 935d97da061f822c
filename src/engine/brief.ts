import type { CaseBrief } from "../resolve/record.ts";
import { FRESHNESS } from "../search/columns.ts";
import type { Parts } from "./parts.ts";

/** What lists of cases tell of one. @throws EngineError `case_not_found` */
export function briefOf({ records, searcher }: Parts, ordinal: number): CaseBrief {
  const { clusterIds, citeCounts, freshness } = searcher.index.columns;
  return records.brief(clusterIds[ordinal]!, {
    citeCount: citeCounts[ordinal]!,
    freshness: FRESHNESS[freshness[ordinal]!]!,
  });
}
