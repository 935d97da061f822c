import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toRawKey } from "../../src/citation/key.ts";
import { parseCitation, parseCitationKey } from "../../src/citation/parse/parse-citation.ts";
import { parseTableRows } from "../../src/citation/reporters/edition.ts";
import { US_FEDERAL } from "../../src/citation/reporters/tables/us-federal.ts";
import { US_REGIONAL } from "../../src/citation/reporters/tables/us-regional.ts";
import { US_STATE } from "../../src/citation/reporters/tables/us-state.ts";
import { assertProperty } from "../support/assert-property.ts";
import { listSpellingVariants } from "../support/citation/spelling-variants.ts";

const reporters = [US_FEDERAL, US_REGIONAL, US_STATE].flatMap((table) =>
  parseTableRows(table).map(([name = ""]) => name),
);
const volume = fc.integer({ min: 1, max: 999 });
const page = fc.integer({ min: 1, max: 1999 });

describe("citation keys", () => {
  it("are the same for every spelling of an American citation", () => {
    assertProperty(
      fc.property(fc.constantFrom(...reporters), volume, page, (reporter, v, p) => {
        const text = `${v} ${reporter} ${p}`;
        const key = parseCitation(text)?.key;
        // A few abbreviations differ in nothing but capitals or stops; those may not be varied.
        const ambiguous = parseCitation(text)?.ambiguous.length !== 0;
        for (const variant of listSpellingVariants(text)) {
          const varied = parseCitation(variant);
          if (!ambiguous && varied?.ambiguous.length === 0) expect([variant, varied.key]).toEqual([variant, key]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, (y: number, v: number, p: number) => string[]]>([
    [
      "SCC",
      (y, v, p) => [
        `(${y}) ${v} SCC ${p}`,
        `[${y}] ${v} S.C.C. ${p}`,
        `${y} (${v}) SCC ${p}`,
        `${y} SCC (${v}) ${p}`,
        `(${y})${v} SCC ${p}`,
      ],
    ],
    [
      "SCR",
      (y, v, p) => [
        `[${y}] ${v} S.C.R. ${p}`,
        `(${y}) ${v} SCR ${p}`,
        `${y} SCR (${v}) ${p}`,
        `[${y}] ${v} S. C. R.${p}`,
      ],
    ],
    [
      "SCR Supp",
      (y, v, p) => [
        `${y} Supp (${v}) SCR ${p}`,
        `[${y}] Supp. ${v} S.C.R. ${p}`,
        `${y} (${v}) Suppl.SCR ${p}`,
        `${y} SCR Supl. (${v}) ${p}`,
      ],
    ],
    [
      "AIR",
      (y, _, p) => [
        `AIR ${y} SC ${p}`,
        `A.I.R. ${y} S.C. ${p}`,
        `AIR (${y}) SC ${p}`,
        `${y} AIR ${p}`,
        `AIR ${y} SUPREME COURT ${p}`,
      ],
    ],
    ["JT", (y, v, p) => [`JT ${y} (${v}) SC ${p}`, `${y} (${v}) JT ${p}`, `JT ${y} (${v}) ${p}`]],
    ["ILR", (y, v, p) => [`ILR (${y}) ${v} All ${p}`, `I.L.R. ${v} All. ${p}`, `(${y}) I. L. R. ${v} Allahabad ${p}`]],
  ])("are the same for every way to cite %s", (_, spellings) => {
    assertProperty(
      fc.property(fc.integer({ min: 1951, max: 2024 }), fc.integer({ min: 1, max: 12 }), page, (y, v, p) => {
        const keys = new Set(spellings(y, v, p).map((text) => parseCitation(text)?.key));
        expect([...keys]).toHaveLength(1);
        expect(keys.has(undefined)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it("have a common prefix for all citations of a volume", () => {
    const volumeOf = (text: string) => parseCitationKey(text).slice(0, parseCitationKey(text).lastIndexOf("/"));
    expect(volumeOf("410 U.S. 113")).toBe(volumeOf("410 U. S. 9"));
    expect(volumeOf("(1973) 4 SCC 225")).toBe(volumeOf("1973 (4) SCC 1"));
    expect(volumeOf("410 U.S. 113")).not.toBe(volumeOf("411 U.S. 113"));
  });

  it("fall back to the letters of a string without a citation", () => {
    expect(parseCitationKey("Unheard Of Rep. 7")).toBe("raw/unheardofrep7");
    expect(toRawKey("Unheard  of REP 7.")).toBe("raw/unheardofrep7");
  });
});
