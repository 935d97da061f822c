import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Database } from "../sqlite/database.ts";

/** What the citator reads of every case. */
export interface CaseAttributeRow {
  readonly clusterId: number;
  /** `YYYY-MM-DD`. */
  readonly dateFiled: string;
  readonly courtId: string;
  readonly jurisdiction: Jurisdiction;
  /** Number of citing cases; 0 before the citations between cases are stored. */
  readonly citeCount: number;
}

/** Visits every case in ascending cluster id. */
export function visitCaseAttributes(database: Database, visit: (row: CaseAttributeRow) => void): void {
  database
    .prepare(
      `SELECT c.cluster_id, c.date_filed, c.court_id, c.jurisdiction, s.cite_count
       FROM cases c LEFT JOIN standing s ON s.cluster_id = c.cluster_id ORDER BY c.cluster_id`,
    )
    .each((row) => {
      const [clusterId, dateFiled, courtId, jurisdiction, citeCount] = row as AttributeColumns;
      visit({ clusterId, dateFiled, courtId, jurisdiction, citeCount: citeCount ?? 0 });
    });
}

type AttributeColumns = [number, string, string, Jurisdiction, number | null];

/** Returns the number of cases. */
export function countCases(database: Database): number {
  const row = database.prepare("SELECT count(*) FROM cases").get();
  return row === undefined ? 0 : (row[0] as number);
}
