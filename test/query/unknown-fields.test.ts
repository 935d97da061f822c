import { describe, expect, it } from "vitest";
import { findUnknownFields } from "../../src/query/unknown-fields.ts";
import { findOakAndElm } from "./query-arbitraries.ts";

function find(text: string) {
  return findUnknownFields(text, { findCitations: findOakAndElm }).map(({ name, nearest }) => [name, nearest]);
}

describe("findUnknownFields", () => {
  it.each([
    ["name:miranda", [["name", "title"]]],
    ["Nme:miranda AND oak", [["Nme", "title"]]],
    ["date:1990 lease date:1991", [["date", "year"]]],
    [
      '(cuort:scotus OR judg:"A B Rao")',
      [
        ["cuort", "court"],
        ["judg", "judge"],
      ],
    ],
    [
      "zebra:stripes lawn:(oak elm)",
      [
        ["zebra", null],
        ["lawn", null],
      ],
    ],
    ["name:mirand*", [["name", "title"]]],
  ])("finds in %j the names %j", (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it.each([
    "title:miranda AND YEAR:1990",
    "the question: whether a lease is void",
    '"name:miranda"',
    "see https://example.org/a or urn:lex:in",
    "at 10:30 in 12 Oak. 345",
    "title:name:miranda",
    "well-name:x",
    "",
  ])("finds none in %j", (text) => {
    expect(find(text)).toEqual([]);
  });
});
