import type { ImportOptions } from "../../importer.ts";
import { createRefusal, type SourceRecord } from "../../records/source-record.ts";
import type { SourceEntry } from "../../source.ts";
import { readCopyTable } from "./read-copy-table.ts";

/**
 * Reads to which courts the decisions of a court are appealed: a few thousand rows, in memory. A row without one of its
 * courts is refused.
 */
export async function* readCourtAppeals(
  entry: SourceEntry,
  options: ImportOptions,
): AsyncGenerator<SourceRecord, ReadonlyMap<string, readonly string[]>> {
  const appeals = new Map<string, Set<string>>();
  for await (const row of readCopyTable(entry, ["id", "from_court_id", "to_court_id"], options)) {
    if ("broken" in row) {
      yield createRefusal("court", row.broken, { file: entry.path, record: `line ${row.line}` });
      continue;
    }
    const { id, from_court_id: from, to_court_id: to } = row.values;
    if (from === "" || to === "")
      yield createRefusal("court", "one of the courts of the appeal is missing", { file: entry.path, record: id });
    else if (from !== to) appeals.set(from, (appeals.get(from) ?? new Set()).add(to));
  }
  return new Map([...appeals].map(([from, to]) => [from, [...to].sort()]));
}
