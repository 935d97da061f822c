import { describe, expect, it } from "vitest";
import { createFilter, looksLikeDate, parseMemory } from "../../../../src/node/cli/options/build-values.ts";

describe("createFilter", () => {
  it.each([
    [{}, [], undefined],
    [{ jurisdiction: ["Washington"] }, ["1990"], { states: ["wa"], from: "1990-01-01" }],
    [{ jurisdiction: ["in"], to: "1990-05" }, [], { jurisdictions: ["IN"], to: "1990-05-31" }],
    [
      { court: ["scotus"], precedential: true },
      ["1990-05-04"],
      { courts: ["scotus"], precedential: true, from: "1990-05-04" },
    ],
    [{ to: "1992-02" }, ["1992-02"], { from: "1992-02-01", to: "1992-02-29" }],
    [{ maxCases: 5, to: "1999" }, [], { maxCases: 5, to: "1999-12-31" }],
  ])("reads %j and the dates %j", (flags, from, filter) => {
    expect(createFilter(flags, from)).toEqual(filter);
  });

  it.each([
    [{ jurisdiction: ["Freedonia"] }, [], /"Freedonia" is not a jurisdiction/],
    [{ to: "soon" }, [], /--to "soon" is not a date that exists/],
    [{}, ["1990-02-30"], /--from "1990-02-30" is not a date that exists\. Write a year, a month or a day/],
    [{}, ["1990-13"], /--from "1990-13" is not a date that exists/],
    [{}, ["1990-2-3"], /--from "1990-2-3" is not a date that exists/],
    [{ to: "1980" }, ["1990"], /--from 1990 is after --to 1980\./],
    [{}, ["1990", "1991"], /two dates/],
  ])("refuses %j with the dates %j", (flags, from, message) => {
    expect(() => createFilter(flags, from)).toThrow(message);
  });
});

it.each([
  ["1990", true],
  ["1990-13", true],
  ["1990-2-3", true],
  ["1990-05-04", true],
  ["./1990", false],
  ["cap:1990", false],
])("takes --from %s as a date: %s", (text, expected) => {
  expect(looksLikeDate(text)).toBe(expected);
});

it.each([
  ["512M", 512 * 2 ** 20],
  ["2G", 2 ** 31],
  ["2gib", 2 ** 31],
])("reads the memory %s", (text, bytes) => {
  expect(parseMemory(text)).toBe(bytes);
});

it.each(["1M", "2", "x", "-1G"])("refuses the memory %s", (text) => {
  expect(() => parseMemory(text)).toThrow(/at least 256M/);
});
