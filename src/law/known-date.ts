import type { DatePrecision } from "./case.ts";

const KNOWN_CHARS: Readonly<Record<DatePrecision, number>> = { unknown: 0, year: 4, month: 7, day: 10 };

/** A date `YYYY-MM-DD`, the first day of what is known, with how much of it is known. */
export interface KnownDate {
  /** May end after its known part; empty if nothing is known. */
  readonly date: string;
  readonly precision: DatePrecision;
}

/** Formats the known part of a date `YYYY-MM-DD`: `1931-05-04`, `1931-05`, `1931`, or `date unknown`. */
export function formatKnownDate(date: string, precision: DatePrecision): string {
  return takeKnownPart(date, precision) || "date unknown";
}

/** Returns the known part of a date `YYYY-MM-DD`: `1931-05-04`, `1931-05`, `1931`, or nothing. */
export function takeKnownPart(date: string, precision: DatePrecision): string {
  return date.slice(0, KNOWN_CHARS[precision]);
}

/** Returns the known part of a date `DD-MM-YYYY`: `04-05-1931`, `05-1931`, `1931`, or nothing. */
export function takeKnownPartDayFirst(date: string, precision: DatePrecision): string {
  return date.slice(Math.max(0, date.length - KNOWN_CHARS[precision]));
}

/** Returns how much is known of a date that ends after its known part: `day` of `1931-05-04`, `year` of `1931`. */
export function readDatePrecision(date: string): DatePrecision {
  if (date.length >= KNOWN_CHARS.day) return "day";
  if (date.length >= KNOWN_CHARS.month) return "month";
  return date.length >= KNOWN_CHARS.year ? "year" : "unknown";
}

/** Returns whether `a` is later than `b`, compared at the precision of the less precise of the two. */
export function isLaterDate(a: KnownDate, b: KnownDate): boolean {
  const length = Math.min(KNOWN_CHARS[a.precision], KNOWN_CHARS[b.precision]);
  return a.date.slice(0, length) > b.date.slice(0, length);
}

/** The first and the last day of a period, `YYYY-MM-DD`, both inclusive. */
export interface DateSpan {
  readonly first: string;
  readonly last: string;
}

/** Parses a year, a month or a day, `1931`, `1931-05` or `1931-05-04`, to its days; null if it is none or does not exist. */
export function parseDateSpan(text: string): DateSpan | null {
  const [, yearText = "", monthText, dayText] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (yearText === "") return null;
  if (monthText === undefined) return { first: `${yearText}-01-01`, last: `${yearText}-12-31` };
  const month = Number(monthText);
  if (month < 1 || month > 12) return null;
  const days = countDaysInMonth(Number(yearText), month);
  if (dayText === undefined) return { first: `${text}-01`, last: `${text}-${days}` };
  return Number(dayText) >= 1 && Number(dayText) <= days ? { first: text, last: text } : null;
}

/** Returns whether a text is a day that exists, `YYYY-MM-DD`: not 2023-02-30. */
export function isCalendarDate(text: string): boolean {
  return parseDateSpan(text)?.first === text;
}

/** Returns the number of days of a month, 1 to 12. */
export function countDaysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
