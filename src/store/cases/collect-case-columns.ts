import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { type CaseColumns, JURISDICTIONS_BY_CODE, parseDay } from "../postings/case-columns.ts";
import type { Database } from "../sqlite/database.ts";
import { queryNumber } from "../sqlite/query-row.ts";
import { type Row, readLabel, readNumber, readText } from "../sqlite/row.ts";
import { visitRowsInSlices } from "../sqlite/visit-rows.ts";

/** The columns of cases that the citator reads. */
export type CaseAttributeColumns = Pick<
  CaseColumns,
  "count" | "clusterIds" | "dates" | "courts" | "courtIds" | "jurisdictions"
>;

/** Allocates the bytes of a column. */
export type AllocateColumn = (bytes: number) => ArrayBuffer | SharedArrayBuffer;

/** Allocates a column in memory of this thread. */
export const allocateOwn: AllocateColumn = (bytes) => new ArrayBuffer(bytes);

/** Allocates a column in memory that threads share. */
export const allocateShared: AllocateColumn = (bytes) => new SharedArrayBuffer(bytes);

/**
 * Collects columns of every case from the tables of a corpus, for a build whose index is not written yet. Yields often,
 * so that the caller can yield to the event loop.
 * @param allocate default: memory of this thread
 */
export function* collectCaseColumns(database: Database, allocate = allocateOwn): Generator<void, CaseAttributeColumns> {
  const count = queryNumber(database, "SELECT count(*) FROM cases");
  const clusterIds = new Float64Array(allocate(count * 8));
  const dates = new Uint32Array(allocate(count * 4));
  const courts = new Uint16Array(allocate(count * 2));
  const courtNumbers = new Map<string, number>();
  const jurisdictions = new Uint8Array(allocate(count));
  let ordinal = 0;
  const addRow = (row: Row) => {
    const courtId = readText(row, 2);
    const court = courtNumbers.get(courtId) ?? courtNumbers.size;
    courtNumbers.set(courtId, court);
    clusterIds[ordinal] = readNumber(row, 0);
    dates[ordinal] = parseDay(readText(row, 1));
    courts[ordinal] = court;
    jurisdictions[ordinal] = JURISDICTIONS_BY_CODE.indexOf(readLabel<Jurisdiction>(row, 3));
    ordinal++;
  };
  yield* visitRowsInSlices(database, "cases", "cluster_id, date_filed, court_id, jurisdiction", addRow, ["cluster_id"]);
  return { count, clusterIds, dates, courts, courtIds: [...courtNumbers.keys()], jurisdictions };
}
