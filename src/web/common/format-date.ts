import type { DatePrecision } from "../../law/case.ts";
import { MONTHS } from "../../law/months.ts";

/** Returns the day before a day, both `YYYY-MM-DD`; null if the text is not a day. */
export function computePreviousDate(date: string): string | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Formats a date as the country's reports do: May 17, 1954 in the US, 17 May 1954 in India. */
export function formatDate(date: string, jurisdiction: string = "US", precision: DatePrecision = "day"): string {
  const [year = "", month = "", dayOfMonth = ""] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  if (date === "" || precision === "unknown") return "date unknown";
  if (name === undefined || dayOfMonth === "" || precision === "year") return year;
  if (precision === "month") return `${name} ${year}`;
  return jurisdiction === "IN" ? `${Number(dayOfMonth)} ${name} ${year}` : `${name} ${Number(dayOfMonth)}, ${year}`;
}
