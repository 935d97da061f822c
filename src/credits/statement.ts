import type { LedgerResponse } from "../contract/pricing.ts";

type Entry = LedgerResponse["data"]["entries"][number];

/** A statement as CSV (RFC 4180): one row per entry under a row of names, times in ISO 8601, credits as numbers. */
export function statementCsv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => field(CELLS[column](entry))).join(","));
  return [COLUMNS.join(","), ...rows].map((row) => `${row}\r\n`).join("");
}

const COLUMNS = ["time", "id", "kind", "operation", "credits", "balance"] as const;

const CELLS: Readonly<Record<(typeof COLUMNS)[number], (entry: Entry) => string | number>> = {
  time: ({ at }) => new Date(at).toISOString(),
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  operation: ({ operation }) => operation,
  credits: ({ credits }) => credits,
  balance: ({ balance }) => balance,
};

function field(value: string | number): string {
  if (typeof value === "number") return String(value);
  // A spreadsheet would run a text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
