import { expect, it } from "vitest";
import { isCalendarDate, parseDateSpan } from "../../src/law/known-date.ts";

it.each([
  ["1990", { first: "1990-01-01", last: "1990-12-31" }],
  ["1990-05", { first: "1990-05-01", last: "1990-05-31" }],
  ["1990-02", { first: "1990-02-01", last: "1990-02-28" }],
  ["2000-02", { first: "2000-02-01", last: "2000-02-29" }],
  ["1900-02", { first: "1900-02-01", last: "1900-02-28" }],
  ["1990-05-04", { first: "1990-05-04", last: "1990-05-04" }],
  ["1990-13", null],
  ["1990-00", null],
  ["1990-02-30", null],
  ["1990-04-31", null],
  ["1990-05-00", null],
  ["1990-5-4", null],
  ["90", null],
  ["1990-05-04T00:00:00Z", null],
  ["soon", null],
])("reads the days of %s as %j", (text, span) => {
  expect(parseDateSpan(text)).toEqual(span);
});

it.each([
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["2020-13-01", false],
  ["2020-12", false],
])("takes %s for a day: %s", (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
