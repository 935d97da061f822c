import { countDaysInMonth } from "../../../law/known-date.ts";
import { MONTHS } from "../../../law/months.ts";

const LOWER_CASE_MONTHS = MONTHS.map((month) => month.toLowerCase());

/** "1-4-1990", "1.4.1990", "01/04/1990", "1 - 4 - 1990". */
export const NUMERIC_DATE = String.raw`(\d ?\d?) ?[-./–] ?(\d{1,2}) ?[-./–]{1,2} ?(\d(?: ?\d){3})(?!\d)`;

/** "1st April, 1990", "1 st day of April 1990". */
export const WORDED_DATE = String.raw`(\d{1,2}) ?(?:st|nd|rd|th)?,? (?:day of )?([A-Z][a-z]{2,8})\.?,? ?(\d{4})`;

/** Formats a date as `YYYY-MM-DD`; "" if there is no such day. */
export function toIsoDate(day: string, month: string, year: string): string {
  const d = Number(day.replace(/ /g, ""));
  const y = Number(year.replace(/ /g, ""));
  const m = /^\d/.test(month) ? Number(month) : parseMonth(month);
  if (m < 1 || m > 12 || d < 1 || d > countDaysInMonth(y, m) || y < 1600) return "";
  return `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}

function parseMonth(name: string): number {
  const lower = name.toLowerCase();
  return LOWER_CASE_MONTHS.findIndex((month) => month === lower || (lower.length >= 3 && month.startsWith(lower))) + 1;
}
