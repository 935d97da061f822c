import type { CitatorCaseAttributes } from "../../citator/network/case-attributes.ts";
import type { CitationMetrics } from "../../citator/network/edge-writer.ts";
import { describeUntreated } from "../../citator/status/determine-status.ts";
import { createStatusExplainer } from "../../citator/status/explain-status.ts";
import { toFreshnessCode } from "../../law/treatment.ts";
import { createLawHistoryReader } from "../../legislation/history/law-history.ts";
import { insertCaseStatus } from "../../store/cases/case-status.ts";
import { readCourts } from "../../store/cases/courts.ts";
import type { Database } from "../../store/sqlite/database.ts";

/** Cases after which a new explainer is used. */
const CASES_PER_EXPLAINER = 16_384;

/**
 * Determines the status of every case and stores it with its citation counts. Yields between cases, so that the caller
 * can yield to the event loop.
 * @param metrics by ordinal: the index of the case in ascending cluster id
 * @param labels receives, by ordinal, the code of the freshness label
 */
export function* storeStatuses(
  database: Database,
  attributes: CitatorCaseAttributes,
  metrics: CitationMetrics,
  labels: Uint8Array,
): Generator<void> {
  const courts = readCourts(database);
  const source = { database, attributes, readCourts: () => courts, laws: createLawHistoryReader(database) };
  const untreated = JSON.stringify(describeUntreated());
  let { explain } = createStatusExplainer(source, null);
  for (let ordinal = 0; ordinal < attributes.count; ordinal++) {
    yield;
    // An explainer remembers every decision that it has read.
    if (ordinal > 0 && ordinal % CASES_PER_EXPLAINER === 0) ({ explain } = createStatusExplainer(source, null));
    const clusterId = attributes.clusterId(ordinal);
    const { detail } = explain(clusterId)!;
    labels[ordinal] = toFreshnessCode(detail.status);
    const detailJson = JSON.stringify(detail);
    insertCaseStatus(database, clusterId, {
      citeCount: metrics.citeCounts[ordinal]!,
      authority: metrics.authority[ordinal]!,
      freshness: detail.status,
      detailJson: detailJson === untreated ? "null" : detailJson,
    });
  }
}
