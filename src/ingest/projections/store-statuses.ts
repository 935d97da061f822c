import type { CitatorCaseAttributes } from "../../citator/network/case-attributes.ts";
import type { CitationMetrics } from "../../citator/network/edge-writer.ts";
import { createStatusExplainer } from "../../citator/status/explain-status.ts";
import { toFreshnessCode } from "../../law/treatment.ts";
import { createLawHistoryReader } from "../../legislation/history/law-history.ts";
import { insertCaseStatus } from "../../store/cases/case-status.ts";
import { readCourts } from "../../store/cases/courts.ts";
import type { Database } from "../../store/sqlite/database.ts";

/**
 * Determines the status of every case and stores it with its citation counts.
 * @param metrics by ordinal: the index of the case in ascending cluster id
 * @returns by ordinal, the code of its freshness label
 */
export function storeStatuses(
  database: Database,
  attributes: CitatorCaseAttributes,
  metrics: CitationMetrics,
): Uint8Array {
  const courts = readCourts(database);
  const { explain } = createStatusExplainer(
    { database, attributes, readCourts: () => courts, laws: createLawHistoryReader(database) },
    null,
  );
  const labels = new Uint8Array(attributes.count);
  for (let ordinal = 0; ordinal < attributes.count; ordinal++) {
    const clusterId = attributes.clusterId(ordinal);
    const { detail } = explain(clusterId)!;
    labels[ordinal] = toFreshnessCode(detail.status);
    insertCaseStatus(database, clusterId, {
      citeCount: metrics.citeCounts[ordinal]!,
      authority: metrics.authority[ordinal]!,
      freshness: detail.status,
      detail,
    });
  }
  return labels;
}
