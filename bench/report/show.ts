import { computeRatios, formatCell, formatNumber, type Table } from "./table.ts";

/** Message of a benchmark to the process that runs all of them. */
export type ReportEntry = { readonly table: Table } | { readonly note: string };

/** Prints a table, ratios first, and passes it to the report. */
export function showTable(table: Table): void {
  console.log(`\n${table.title}`);
  for (const { value, peer, column } of computeRatios(table))
    console.log(`  ${formatNumber(value)} × ${peer}, ${column}`);
  const first = Math.max(...table.rows.map(({ name: who }) => who.length)) + 2;
  const width = (at: number) =>
    Math.min(
      60,
      Math.max(table.columns[at]!.length, ...table.rows.map(({ cells }) => formatCell(cells[at] ?? "").length)),
    ) + 2;
  const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padStart(width(at))).join("");
  console.log(" ".repeat(first) + line(table.columns));
  for (const { name: who, cells } of table.rows) console.log(who.padEnd(first) + line(cells.map(formatCell)));
  reportEntry({ table });
}

/** Prints a note and passes it to the report. */
export function showNote(text: string): void {
  console.log(text);
  reportEntry({ note: text });
}

function reportEntry(entry: ReportEntry): void {
  process.send?.(entry);
}
