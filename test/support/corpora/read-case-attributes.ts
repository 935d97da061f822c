import { type CitatorCaseAttributes, createCaseAttributes } from "../../../src/citator/network/case-attributes.ts";
import { collectCaseColumns } from "../../../src/store/cases/collect-case-columns.ts";
import { readCourts } from "../../../src/store/cases/courts.ts";
import type { Database } from "../../../src/store/sqlite/database.ts";
import { readNumberOrNull } from "../../../src/store/sqlite/row.ts";

/** Reads the attributes of every case from the tables of a corpus, which need not have an index. */
export function* readCaseAttributes(database: Database): Generator<void, CitatorCaseAttributes> {
  const columns = yield* collectCaseColumns(database);
  const citeCounts = new Uint32Array(columns.count);
  let next = 0;
  database
    .prepare("SELECT cite_count FROM cases LEFT JOIN standing USING (cluster_id) ORDER BY cluster_id")
    .each((row) => {
      citeCounts[next++] = readNumberOrNull(row, 0) ?? 0;
    });
  return createCaseAttributes({ ...columns, citeCounts }, readCourts(database));
}
