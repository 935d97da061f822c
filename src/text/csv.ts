/** Rows under a row of names as CSV (RFC 4180). */
export function formatCsv(names: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [names, ...rows].map(formatCsvRow).join("");
}

export type CsvValue = string | number;

/** One row of CSV with the end of its line. */
export function formatCsvRow(values: readonly CsvValue[]): string {
  return `${values.map(formatCsvField).join(",")}\r\n`;
}

function formatCsvField(value: CsvValue): string {
  if (typeof value === "number") return String(value);
  // A spreadsheet would run a text that begins like a formula.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
