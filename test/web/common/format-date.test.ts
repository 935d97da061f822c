import { expect, it } from "vitest";
import { computePreviousDate, formatDate } from "../../../src/web/common/format-date.ts";

it.each([
  ["1954-05-17", "US", "May 17, 1954"],
  ["1973-04-24", "IN", "24 April 1973"],
  ["1960", "IN", "1960"],
  ["", "US", "date unknown"],
])("formats %s in %s as %s", (date, country, printed) => {
  expect(formatDate(date, country)).toBe(printed);
});

it.each([
  ["1954-05-01", "month", "May 1954"],
  ["1954-01-01", "year", "1954"],
  ["", "unknown", "date unknown"],
] as const)("formats %s, known to the %s, as %s", (date, precision, printed) => {
  expect(formatDate(date, "US", precision)).toBe(printed);
});

it.each([
  ["1967-12-18", "1967-12-17"],
  ["2000-03-01", "2000-02-29"],
  ["1901-01-01", "1900-12-31"],
  ["1967", null],
  ["1967-13-40", null],
])("returns the day before %s: %s", (date, previous) => {
  expect(computePreviousDate(date)).toBe(previous);
});
