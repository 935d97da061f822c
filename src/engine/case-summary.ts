import { decodeFreshness } from "../law/treatment.ts";
import type { CaseSummary } from "../resolve/case-records.ts";
import type { EngineContext } from "./context.ts";

/** What lists of cases tell of one. @throws EngineError `case_not_found` */
export function toCaseSummary({ records, searcher }: EngineContext, ordinal: number): CaseSummary {
  const { clusterIds, citeCounts, freshness } = searcher.index.columns;
  return records.readSummary(clusterIds[ordinal]!, {
    citeCount: citeCounts[ordinal]!,
    freshness: decodeFreshness(freshness[ordinal]!),
  });
}
