import { cellOf, figureOf, ratiosOf, type Table } from "./table.ts";

/** What a benchmark tells the process that runs all of them. */
export type Told = { readonly table: Table } | { readonly note: string };

/** Prints a table, ratio first, and hands it to the report where one is written. */
export function show(table: Table): void {
  console.log(`\n${table.title}`);
  for (const { value, peer, column } of ratiosOf(table)) console.log(`  ${figureOf(value)} × ${peer}, ${column}`);
  const first = Math.max(...table.rows.map(({ who }) => who.length)) + 2;
  const width = (at: number) =>
    Math.min(
      60,
      Math.max(table.columns[at]!.length, ...table.rows.map(({ cells }) => cellOf(cells[at] ?? "").length)),
    ) + 2;
  const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padStart(width(at))).join("");
  console.log(" ".repeat(first) + line(table.columns));
  for (const { who, cells } of table.rows) console.log(who.padEnd(first) + line(cells.map(cellOf)));
  tell({ table });
}

/** Prints a sentence that belongs to what was measured, and hands it to the report. */
export function note(text: string): void {
  console.log(text);
  tell({ note: text });
}

function tell(told: Told): void {
  process.send?.(told);
}
