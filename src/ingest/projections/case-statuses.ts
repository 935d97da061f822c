import { createCaseAttributes, findOrdinal } from "../../citator/network/case-attributes.ts";
import { describeUntreated } from "../../citator/status/determine-status.ts";
import { createStatusExplainer } from "../../citator/status/explain-status.ts";
import type { SectionKind } from "../../law/case.ts";
import type { Freshness } from "../../law/treatment.ts";
import { createLawHistoryReader } from "../../legislation/history/law-history.ts";
import { allocateOwn, type CaseAttributeColumns, collectCaseColumns } from "../../store/cases/collect-case-columns.ts";
import { readCourts } from "../../store/cases/courts.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { type Row, readNumber, readText } from "../../store/sqlite/row.ts";
import { visitRowsInSlices } from "../../store/sqlite/visit-rows.ts";

/** The status of a case as the citator determines it. */
export interface DeterminedStatus {
  readonly freshness: Freshness;
  /** The reasons; those of a case that nothing treats are `null`. */
  readonly detailJson: string;
}

/** What other threads must know to determine statuses, in shared memory. */
export interface StatusThreadSettings {
  readonly columns: CaseAttributeColumns;
  /** By ordinal, a bit for each case with a reporter's notes of later treatment: few have any. */
  readonly annotated: Uint8Array;
}

/** Collects the columns of every case, and which have notes. Yields often. @param allocate default: memory of this thread */
export function* collectStatusSettings(
  database: Database,
  allocate = allocateOwn,
): Generator<void, StatusThreadSettings> {
  const columns = yield* collectCaseColumns(database, allocate);
  const annotated = new Uint8Array(allocate(Math.ceil(columns.count / 8)));
  const markCase = (row: Row) => {
    if (readText(row, 1) !== ("citator_info" satisfies SectionKind)) return;
    const ordinal = findOrdinal(columns.clusterIds, readNumber(row, 0));
    if (ordinal >= 0) annotated[ordinal >> 3]! |= 1 << (ordinal & 7);
  };
  yield* visitRowsInSlices(database, "opinion", "cluster_id, kind", markCase, ["cluster_id", "id"]);
  return { columns, annotated };
}

/**
 * Creates a function that determines the status of the case with an ordinal. It depends on the stored edges and laws
 * only, not on what was determined before.
 */
export function createStatusReader(
  database: Database,
  { columns, annotated }: StatusThreadSettings,
): (ordinal: number) => DeterminedStatus {
  const courts = readCourts(database);
  // Formatted dates of millions of cases would take most of the memory of a thread.
  const attributes = createCaseAttributes(columns, courts, 0);
  const source = {
    database,
    attributes,
    readCourts: () => courts,
    laws: createLawHistoryReader(database),
    mayHaveNotes: (ordinal: number) => ordinal >= 0 && (annotated[ordinal >> 3]! & (1 << (ordinal & 7))) !== 0,
  };
  const untreated = JSON.stringify(describeUntreated());
  const { explain } = createStatusExplainer(source, null);
  return (ordinal) => {
    const { detail } = explain(attributes.clusterId(ordinal))!;
    const detailJson = JSON.stringify(detail);
    return { freshness: detail.status, detailJson: detailJson === untreated ? "null" : detailJson };
  };
}
