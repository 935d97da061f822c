import type { CaseRow } from "../../../law/case.ts";
import { countDaysInMonth } from "../../../law/known-date.ts";

/** The date of a case, as far as it is known. */
export type CaseDate = Pick<CaseRow, "dateFiled" | "datePrecision">;

/** The date of a case whose source states none. */
export const UNKNOWN_DATE: CaseDate = { dateFiled: "", datePrecision: "unknown" };

const IMPRECISE_DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * Parses `1931-05-04`, `1931-05` or `1931` as a case's date; null for any other text. Of a day that its month does not
 * have, the month is known.
 */
export function parseImpreciseDate(date: string): CaseDate | null {
  const [, year, month, day] = IMPRECISE_DATE.exec(date) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return { dateFiled: `${year}-01-01`, datePrecision: "year" };
  if (day === undefined || Number(day) > countDaysInMonth(Number(year), Number(month)))
    return { dateFiled: `${year}-${month}-01`, datePrecision: "month" };
  return { dateFiled: date, datePrecision: "day" };
}
