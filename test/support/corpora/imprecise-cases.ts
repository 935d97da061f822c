import { DATE_FORMS } from "../../../src/citation/styles/parts/date-form.ts";
import type { DatePrecision } from "../../../src/law/case.ts";
import { SMALL_CASES, type SmallCase } from "./small-cases.ts";

/** Dates of the small cases of which only a part is known; the rest are known to the day. */
const KNOWN: ReadonlyMap<number, readonly [date: string, precision: DatePrecision]> = new Map([
  [1001, ["1951-01-01", "year"]],
  [1002, ["1962-06-01", "month"]],
  [1003, ["1980-01-01", "year"]],
  [1006, ["", "unknown"]],
  [2001, ["1964-01-01", "year"]],
  [2002, ["1979-11-01", "month"]],
]);

/** The small cases, most of them with a date of which only the year, the month or nothing is known. */
export const IMPRECISE_CASES: readonly SmallCase[] = SMALL_CASES.map((small) => {
  const [dateFiled, datePrecision] = KNOWN.get(small.case.clusterId!) ?? [];
  if (dateFiled === undefined || datePrecision === undefined) return small;
  return { ...small, case: { ...small.case, dateFiled, datePrecision } };
});

/** Every form in which the first day of a known month or year could be printed. */
const INVENTED_DAYS: readonly string[] = [...KNOWN.values()].flatMap(([date]) => {
  if (date === "") return [];
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const forms = Object.values(DATE_FORMS).map((format) => format(day, month, year));
  return [...forms, date, date.split("-").reverse().join("-"), date.replaceAll("-", ""), date.replaceAll("-", "/")];
});

/** Returns the invented days that a text for people contains. */
export function findInventedDays(text: string): string[] {
  return INVENTED_DAYS.filter((day) => new RegExp(`(?<![\\d.])${day.replace(/[.]/g, "\\.")}(?!\\d)`).test(text));
}
