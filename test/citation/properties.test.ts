import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCitations } from "../../src/citation/find.ts";
import { parseCitation } from "../../src/citation/parse.ts";

/** Scraps of which citations are made, so that random texts come near to them. */
const scrap = fc.constantFrom(
  "410",
  "1973",
  "12",
  " ",
  " ",
  "\n",
  " U.S. ",
  "F.3d",
  "F. Supp. 2d",
  "SCC",
  "S.C.R.",
  "AIR",
  "SC",
  "ILR",
  "All",
  "JT",
  "INSC",
  "(",
  ")",
  "[",
  "]",
  "(1973)",
  "[1973]",
  ",",
  ".",
  ";",
  ":",
  "§",
  "§§",
  "¶",
  "v.",
  "Adams",
  "Baker",
  "See",
  "Id.",
  "id.,",
  "supra",
  "at",
  "___",
  "----",
  "-",
  "*",
  "Section",
  "IPC",
  "Art.",
  "42 U.S.C.",
  "Const.",
  "Supp",
  "2017-Ohio-",
  "2025:DHC:1",
  "XIV",
  "é",
  "​",
  "\u{1F600}",
);
const text = fc.oneof(
  fc.array(scrap, { maxLength: 40 }).map((scraps) => scraps.join("")),
  fc.string({ maxLength: 200 }),
);

describe("whatever the text", () => {
  it("spans lie in order within it, and within their full spans", () => {
    fc.assert(
      fc.property(text, (t) => {
        let last = 0;
        for (const c of findCitations(t)) {
          expect(t.slice(c.span.start, c.span.end)).toBe(c.raw);
          expect(c.span.end).toBeGreaterThan(c.span.start);
          expect(c.span.start).toBeGreaterThanOrEqual(last);
          expect(c.fullSpan.start).toBeLessThanOrEqual(c.span.start);
          expect(c.fullSpan.end).toBeGreaterThanOrEqual(c.span.end);
          expect(c.fullSpan.end).toBeLessThanOrEqual(t.length);
          last = c.span.end;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("what is found reads the same on its own", () => {
    fc.assert(
      fc.property(text, (t) => {
        for (const c of findCitations(t)) {
          if (c.kind !== "case" || c.key === null || c.ambiguous.length > 0) continue;
          expect(parseCitation(c.raw)?.key).not.toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("refersTo names an earlier full citation", () => {
    fc.assert(
      fc.property(text, (t) => {
        const all = findCitations(t);
        all.forEach((c, i) => {
          if (c.refersTo === null) return;
          expect(c.refersTo).toBeLessThan(i);
          expect(["case", "law", "journal", "docket"]).toContain(all[c.refersTo]!.kind);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it("parsing never throws and stays in the text", () => {
    fc.assert(
      fc.property(text, (t) => {
        const c = parseCitation(t);
        if (c !== null) expect(t.slice(c.span.start, c.span.end)).toBe(c.raw);
      }),
      { numRuns: 2000 },
    );
  });

  it("two texts parted by a paragraph hold the citations of both", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const full = (t: string) =>
          findCitations(t)
            .filter((c) => c.kind === "case" && (c.volume ?? c.year) !== null)
            .map((c) => c.raw);
        const joined = full(`${a}.\n\nThen follows: ${b}`);
        for (const raw of full(b)) expect(joined).toContain(raw);
      }),
      { numRuns: 500 },
    );
  });
});

describe("hostile texts stay linear", () => {
  it.each([
    "1234567890",
    "12345 ",
    "1 U.S. ",
    "1 U.S. 1, ",
    "1 U.S. 1 (",
    "(",
    "[",
    "Id. ",
    "Id. at 5 ",
    "A v. ",
    "Adams at 1 ",
    "supra ",
    "Section 1, ",
    "§ 1 ",
    "_ ",
    "--",
    "AIR 1950 ",
    "[1950] ",
    "Adams v. Baker, 1 U.S. 1. ",
    "Adams, 1 U.S., at 2. ",
    "    ",
  ])("%j", (piece) => {
    const time = (length: number) => {
      const t = piece.repeat(Math.ceil(length / piece.length));
      const start = performance.now();
      findCitations(t);
      return performance.now() - start;
    };
    time(50_000);
    // A megabyte; quadratic reading would take minutes.
    expect(time(1_000_000)).toBeLessThan(8_000);
  });

  it("many cases of one name do not slow each other", () => {
    const cases = Array.from({ length: 20_000 }, (_, i) => `Adams v. Baker, ${i % 999} F.3d ${i}. Adams, supra. `).join(
      "",
    );
    const start = performance.now();
    findCitations(cases);
    expect(performance.now() - start).toBeLessThan(8_000);
  });
});
