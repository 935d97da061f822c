import { expect, it } from "vitest";
import { formatAge, formatCount } from "../../src/text/plural.ts";

it.each([
  [0, "citation", undefined, "0 citations"],
  [1, "citation", undefined, "1 citation"],
  [2, "citation", undefined, "2 citations"],
  [1204, "case", undefined, "1,204 cases"],
  [1, "authority", "authorities", "1 authority"],
  [3, "authority", "authorities", "3 authorities"],
])("formats %i of %s (plural %s) as %s", (count, singular, plural, text) => {
  expect(formatCount(count, singular, plural)).toBe(text);
});

it.each([
  [-5, "0 seconds"],
  [999, "0 seconds"],
  [59_999, "59 seconds"],
  [60_000, "1 minute"],
  [7_200_000, "2 hours"],
  [400_000_000, "4 days"],
])("formats the age of %i milliseconds as %s", (milliseconds, text) => {
  expect(formatAge(milliseconds)).toBe(text);
});
