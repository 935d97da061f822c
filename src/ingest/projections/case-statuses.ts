import { createCaseAttributes } from "../../citator/network/case-attributes.ts";
import { describeUntreated } from "../../citator/status/determine-status.ts";
import { createStatusExplainer } from "../../citator/status/explain-status.ts";
import type { Freshness } from "../../law/treatment.ts";
import { createLawHistoryReader } from "../../legislation/history/law-history.ts";
import type { CaseAttributeColumns } from "../../store/cases/collect-case-columns.ts";
import { readCourts } from "../../store/cases/courts.ts";
import type { Database } from "../../store/sqlite/database.ts";

/** The status of a case as the citator determines it. */
export interface DeterminedStatus {
  readonly freshness: Freshness;
  /** The reasons; those of a case that nothing treats are `null`. */
  readonly detailJson: string;
}

/** What other threads must know to determine statuses; the columns are in shared memory. */
export interface StatusThreadSettings {
  readonly columns: CaseAttributeColumns;
}

/** Cases after which a new explainer is used: it remembers every decision that it has read, in every thread. */
const CASES_PER_EXPLAINER = 1024;

/**
 * Creates a function that determines the status of the case with an ordinal. It depends on the stored edges and laws
 * only, not on what was determined before.
 */
export function createStatusReader(
  database: Database,
  columns: CaseAttributeColumns,
): (ordinal: number) => DeterminedStatus {
  const courts = readCourts(database);
  // Formatted dates of millions of cases would take most of the memory of a thread.
  const attributes = createCaseAttributes(columns, courts, 0);
  const source = { database, attributes, readCourts: () => courts, laws: createLawHistoryReader(database) };
  const untreated = JSON.stringify(describeUntreated());
  let { explain } = createStatusExplainer(source, null);
  let explained = 0;
  return (ordinal) => {
    if (++explained % CASES_PER_EXPLAINER === 0) ({ explain } = createStatusExplainer(source, null));
    const { detail } = explain(attributes.clusterId(ordinal))!;
    const detailJson = JSON.stringify(detail);
    return { freshness: detail.status, detailJson: detailJson === untreated ? "null" : detailJson };
  };
}
