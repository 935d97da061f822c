import type { DatePrecision } from "../../../law/case.ts";

const IMPRECISE_DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/** Parses `1931-05-04`, `1931-05` or `1931` as a case's date; null for any other text. */
export function parseImpreciseDate(
  date: string,
): { readonly dateFiled: string; readonly datePrecision: DatePrecision } | null {
  const [, year, month, day] = IMPRECISE_DATE.exec(date) ?? [];
  if (year === undefined) return null;
  const datePrecision = day !== undefined ? "day" : month !== undefined ? "month" : "year";
  return { dateFiled: `${year}-${month ?? "01"}-${day ?? "01"}`, datePrecision };
}
