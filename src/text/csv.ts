/** Formats a header row and rows as CSV (RFC 4180). Escapes texts that a spreadsheet would run as a formula. */
export function formatCsv(names: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [names, ...rows].map(formatCsvRow).join("");
}

/** A cell of a CSV file. */
export type CsvValue = string | number;

/** Formats one row of CSV, with its line end. */
export function formatCsvRow(values: readonly CsvValue[]): string {
  return `${values.map(formatCsvField).join(",")}\r\n`;
}

function formatCsvField(value: CsvValue): string {
  if (typeof value === "number") return String(value);
  // A spreadsheet would run a text that begins like a formula.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
