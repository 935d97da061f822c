import { describe, expect, it } from "vitest";
import { listCodesOfState, listCoverage, selectCodes } from "../../src/legislation/coverage.ts";
import type { StoredCode } from "../../src/store/legislation/sections.ts";
import { CODES } from "../support/corpora/small-legislation.ts";

const codes: readonly StoredCode[] = CODES.map((code, i) => ({ ...code, sectionCount: i }));

describe("which codes are searched", () => {
  it.each([
    [{}, undefined],
    [{ corpusType: "USC" }, ["usc-91", "usc-92"]],
    [{ corpusType: "USC", titleNumber: 92 }, ["usc-92"]],
    [{ corpusType: "USC", titleNumber: 5 }, []],
    [{ corpusType: "CFR", titleNumber: 91 }, ["cfr-91"]],
    [{ corpusType: "USC", state: "dc" }, ["usc-91", "usc-92"]],
    [{ corpusType: "CONSTITUTION", state: "vt", titleNumber: 91 }, ["us-const"]],
    [{ corpusType: "STATE", state: "dc" }, ["dc-code-91"]],
    [{ corpusType: "STATE", state: "vt" }, []],
    [{ corpusType: "STATE", titleNumber: 5 }, ["dc-code-91"]],
    [{ corpusType: "STATE_CONSTITUTION", state: "vt" }, ["vt-const"]],
    [{ state: "vt" }, ["vt-const"]],
    [{ state: "zz" }, []],
    [{ state: "dc", titleNumber: 5 }, ["dc-code-91"]],
    [{ titleNumber: 91 }, ["usc-91", "cfr-91"]],
    [{ titleNumber: 0 }, []],
  ] as const)("selects the codes that match %j", (choice, expected) => {
    expect(selectCodes(codes, choice)).toEqual(expected);
  });
});

it("covers the fifty states and DC by name, then federal law", () => {
  const rows = listCoverage(codes);
  const names = rows.map(({ name }) => name);
  expect(rows).toHaveLength(52);
  expect(names.slice(0, 51)).toEqual(names.slice(0, 51).toSorted());
  expect(new Set(rows.map((row) => row.code)).size).toBe(52);
  expect(rows.at(-1)).toEqual({
    code: "federal",
    name: "Federal",
    kind: "federal",
    sectionCount: 0 + 1 + 2 + 3 + 4 + 5,
  });
  expect(rows.find(({ code }) => code === "dc")).toMatchObject({
    name: "District of Columbia",
    kind: "state",
    sectionCount: 6,
  });
});

it("orders a place's codes by corpus, title and label", () => {
  expect(listCodesOfState(codes, "federal").map(({ id }) => id)).toEqual([
    "usc-91",
    "usc-92",
    "cfr-91",
    "us-const",
    "fre",
    "eo",
  ]);
  expect(listCodesOfState(codes, "dc").map(({ id }) => id)).toEqual(["dc-code-91"]);
  expect(listCodesOfState(codes, "ca")).toEqual([]);
});
