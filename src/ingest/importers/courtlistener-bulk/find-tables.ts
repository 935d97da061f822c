import { createUnreadableSourceError, type Source, type SourceEntry } from "../../source.ts";

const REQUIRED_TABLES = ["courts", "dockets", "citations", "opinion-clusters", "opinions"] as const;
const OPTIONAL_TABLES = ["citation-map", "parentheticals", "unmatched-citations", "court-appeals-to"] as const;

/** The tables that are read, each a file. */
export type BulkTables = Readonly<
  Record<(typeof REQUIRED_TABLES)[number], SourceEntry> & Partial<Record<(typeof OPTIONAL_TABLES)[number], SourceEntry>>
>;

/** Returns the name of the table that a file contains, as its path states it; null if it is none. */
export function parseTableName(path: string): string | null {
  return /(?:^|\/)([a-z-]+?)(?:-\d{4}-\d{2}-\d{2})?\.csv$/.exec(path)?.[1] ?? null;
}

/**
 * Finds the file of each table: the last in path order, which has the latest date.
 * @throws EngineError `validation_failed` if a table is missing
 */
export async function findTables(
  source: Source,
): Promise<{ readonly tables: BulkTables; readonly superseded: readonly SourceEntry[] }> {
  const found: Record<string, SourceEntry> = {};
  const superseded: SourceEntry[] = [];
  for await (const entry of source.entries()) {
    const table = [...REQUIRED_TABLES, ...OPTIONAL_TABLES].find((name) => name === parseTableName(entry.path));
    if (table === undefined) continue;
    const earlier = found[table];
    if (earlier) superseded.push(earlier);
    found[table] = entry;
  }
  const missing = REQUIRED_TABLES.filter((table) => found[table] === undefined);
  if (missing.length > 0) {
    const names = missing.map((table) => `${table}-YYYY-MM-DD.csv`).join(", ");
    throw createUnreadableSourceError(
      `${source.name}: CourtListener's bulk data is not complete, there is no ${names}.`,
    );
  }
  return { tables: found as unknown as BulkTables, superseded };
}
