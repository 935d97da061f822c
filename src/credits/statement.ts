import { type CsvValue, csv } from "../contract/csv.ts";
import type { LedgerResponse } from "../contract/pricing.ts";

type Entry = LedgerResponse["data"]["entries"][number];

/** A statement as CSV (RFC 4180): one row per entry under a row of names, times in ISO 8601, credits as numbers. */
export function statementCsv(entries: readonly Entry[]): string {
  return csv(
    COLUMNS,
    entries.map((entry) => COLUMNS.map((column) => CELLS[column](entry))),
  );
}

const COLUMNS = ["time", "id", "kind", "operation", "credits", "balance"] as const;

const CELLS: Readonly<Record<(typeof COLUMNS)[number], (entry: Entry) => CsvValue>> = {
  time: ({ at }) => new Date(at).toISOString(),
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  operation: ({ operation }) => operation,
  credits: ({ credits }) => credits,
  balance: ({ balance }) => balance,
};
