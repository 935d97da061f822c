import type { DatePrecision } from "./case.ts";

const KNOWN_CHARS: Readonly<Record<DatePrecision, number>> = { unknown: 0, year: 4, month: 7, day: 10 };

/** Formats the known part of a date `YYYY-MM-DD`: `1931-05-04`, `1931-05`, `1931`, or `date unknown`. */
export function formatKnownDate(date: string, precision: DatePrecision): string {
  return date.slice(0, KNOWN_CHARS[precision]) || "date unknown";
}
