import { expect, it } from "vitest";
import { day } from "../../src/web/parts/day.ts";

it.each([
  ["1954-05-17", "US", "May 17, 1954"],
  ["1973-04-24", "IN", "24 April 1973"],
  ["1960", "IN", "1960"],
  ["", "US", ""],
])("%s in %s is %s", (date, country, printed) => {
  expect(day(date, country)).toBe(printed);
});
