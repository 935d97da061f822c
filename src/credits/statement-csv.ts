import type { LedgerResponse } from "../contract/schemas/credits.ts";
import { type CsvValue, formatCsv } from "../text/csv.ts";

type StatementEntry = LedgerResponse["data"]["entries"][number];

/**
 * Returns a statement as CSV (RFC 4180): a row of column names, then one row per entry, times in ISO 8601, credits as numbers.
 *
 * @example
 * ```ts
 * import { formatStatementCsv, openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * await engine.citations.resolve({ citation: "347 U.S. 483" });
 * const { data } = await engine.credits.ledger({});
 * console.log(formatStatementCsv(data.entries).split("\n").length > 1); // true
 * await engine.close();
 * ```
 */
export function formatStatementCsv(entries: readonly StatementEntry[]): string {
  return formatCsv(
    COLUMNS,
    entries.map((entry) => COLUMNS.map((column) => CELLS[column](entry))),
  );
}

const COLUMNS = ["time", "id", "kind", "operation", "credits", "balance"] as const;

const CELLS: Readonly<Record<(typeof COLUMNS)[number], (entry: StatementEntry) => CsvValue>> = {
  time: ({ at }) => new Date(at).toISOString(),
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  operation: ({ operation }) => operation,
  credits: ({ credits }) => credits,
  balance: ({ balance }) => balance,
};
