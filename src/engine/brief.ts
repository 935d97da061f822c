import type { CaseSummary } from "../resolve/record.ts";
import { FRESHNESS_BY_CODE } from "../search/columns.ts";
import type { EngineContext } from "./parts.ts";

/** What lists of cases tell of one. @throws EngineError `case_not_found` */
export function toCaseSummary({ records, searcher }: EngineContext, ordinal: number): CaseSummary {
  const { clusterIds, citeCounts, freshness } = searcher.index.columns;
  return records.readSummary(clusterIds[ordinal]!, {
    citeCount: citeCounts[ordinal]!,
    freshness: FRESHNESS_BY_CODE[freshness[ordinal]!]!,
  });
}
