import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRomanNumeral, parseRomanNumeral, parseSmallInteger } from "../../src/text/numerals.ts";
import { assertProperty } from "../support/assert-property.ts";

describe("formatRomanNumeral", () => {
  it.each([
    [1, "I"],
    [4, "IV"],
    [9, "IX"],
    [14, "XIV"],
    [27, "XXVII"],
    [40, "XL"],
    [99, "XCIX"],
    [388, "CCCLXXXVIII"],
  ])("formats %i as %s", (number, numeral) => {
    expect(formatRomanNumeral(number)).toBe(numeral);
  });
});

describe("parseRomanNumeral", () => {
  it("reverses formatRomanNumeral in either case", () => {
    assertProperty(
      fc.property(fc.integer({ min: 1, max: 399 }), (number) => {
        expect(parseRomanNumeral(formatRomanNumeral(number))).toBe(number);
        expect(parseRomanNumeral(formatRomanNumeral(number).toLowerCase())).toBe(number);
      }),
    );
  });

  it.each(["", "IIII", "VX", "IC", "12", "X1"])("returns 0 for %j", (text) => {
    expect(parseRomanNumeral(text)).toBe(0);
  });
});

describe("parseSmallInteger", () => {
  it.each([
    ["410", 410],
    ["007", 7],
    ["999999", 999999],
    ["1000000", null],
    ["4a", null],
    ["", null],
    [null, null],
  ])("parses %j as %j", (text, number) => {
    expect(parseSmallInteger(text)).toBe(number);
  });
});
