import { describe, expect, it } from "vitest";
import { findCitations } from "../../../../src/citation/find/find-citations.ts";
import { createBareNameFinder } from "../../../../src/citator/treatment/names/bare-names.ts";

/** Finds names in `said`, after `cited` named cases 1, 2, 3 … in full. */
function names(cited: string, said: string, own = ""): [string, number][] {
  const citations = findCitations(cited);
  const keys = [...new Set(citations.map(({ key }) => key))];
  const cases = citations.map(({ key }) => 1 + keys.indexOf(key));
  return createBareNameFinder([{ citations, cases }], own)(said, [{ start: 0, end: said.length }]).map((name) => [
    said.slice(name.start, name.end),
    name.cited,
  ]);
}

describe("createBareNameFinder", () => {
  it.each([
    ["Marlow v. Tarn, 88 U.S. 12 (1870).", "We overrule Marlow.", [["Marlow", 1]]],
    ["Marlow v. Tarn, 88 U.S. 12 (1870).", "The rationale of Tarn did not survive.", [["Tarn", 1]]],
    ["United States v. Tarn, 88 U.S. 12 (1870).", "We overrule Tarn's rule.", [["Tarn", 1]]],
    ["Pennsylvania v. Union Oil Co., 88 U.S. 12 (1870).", "We overrule Union Oil today.", [["Union Oil", 1]]],
    ["New York v. Tarn, 88 U.S. 12 (1870).", "The law of New York stands.", []],
    ["Marlow v. Tarn, 88 U.S. 12 (1870). Marlow v. Ives, 90 U.S. 1 (1872).", "We overrule Marlow.", []],
    [
      "Marlow v. Tarn, 88 U.S. 12 (1870). Quill v. Ives, 90 U.S. 1 (1872).",
      "We overrule Quill and Marlow.",
      [
        ["Quill", 2],
        ["Marlow", 1],
      ],
    ],
    ["Marlow v. Tarn, 88 U.S. 12 (1870).", "Justice Marlow would overrule it.", []],
    ["Ferry v. Tarn, 88 U.S. 12 (1870).", "The ferry sank. Ferry is overruled.", []],
  ] as [string, string, [string, number][]][])("after %j finds in %j the names %j", (cited, said, expected) => {
    expect(names(cited, said)).toEqual(expected);
  });

  it("finds no name of the deciding case's own parties", () => {
    expect(names("Marlow v. Tarn, 88 U.S. 12 (1870).", "We overrule Marlow.", "Marlow v. Harbor Board")).toEqual([]);
  });
});
