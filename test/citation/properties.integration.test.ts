import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCitations } from "../../src/citation/find/find-citations.ts";
import { parseCitation } from "../../src/citation/parse/parse-citation.ts";
import { formatCitation } from "../../src/citation/styles/format-citation.ts";
import { assertProperty } from "../support/assert-property.ts";
import { readCpuTime } from "../support/cpu-time.ts";

/** Reporters that were going on in the years of the made-up citations. */
const US_VOLUMES_ONLY = [
  "U.S.",
  "S. Ct.",
  "F.3d",
  "F. Supp. 2d",
  "N.E.2d",
  "So. 2d",
  "Cal. 4th",
  "N.Y.2d",
  "L. Ed. 2d",
];

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

describe("any text", () => {
  it("has citations whose spans are in order and inside their full spans", () => {
    assertProperty(
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

  it("has citations that parse to the same key alone", () => {
    assertProperty(
      fc.property(text, (t) => {
        for (const c of findCitations(t)) {
          if (c.kind !== "case" || c.key === null || c.ambiguous.length > 0) continue;
          expect(parseCitation(c.raw)?.key).not.toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("has back references only to earlier full citations", () => {
    assertProperty(
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

  it("is parsed without an exception, with offsets inside the text", () => {
    assertProperty(
      fc.property(text, (t) => {
        const c = parseCitation(t);
        if (c !== null) expect(t.slice(c.span.start, c.span.end)).toBe(c.raw);
      }),
      { numRuns: 2000 },
    );
  });

  it("has the citations of both parts if a paragraph break separates them", () => {
    assertProperty(
      fc.property(text, text, (a, b) => {
        // An American reporter that has no volumes is known as one only where a text or a sentence begins.
        const full = (t: string) =>
          findCitations(t)
            .filter((c) => c.kind === "case" && (c.jurisdiction === "US" ? c.volume : (c.volume ?? c.year)) !== null)
            .map((c) => c.raw);
        const joined = full(`${a}.\n\nThen follows: ${b}`);
        for (const raw of full(b)) expect(joined).toContain(raw);
      }),
      { numRuns: 500 },
    );
  });
});

describe("generated legal text", () => {
  const number = fc.integer({ min: 1, max: 300 });
  const year = fc.integer({ min: 1995, max: 2000 });
  const party = fc.constantFrom("Adams", "Baker Mfg. Co.", "State of Ohio", "Union of India", "Ram Lal", "Smith");
  const cite = fc.oneof(
    fc.tuple(number, fc.constantFrom(...US_VOLUMES_ONLY), number, year).map(([v, r, p, y]) => `${v} ${r} ${p} (${y})`),
    fc.tuple(year, fc.integer({ min: 1, max: 9 }), number).map(([y, v, p]) => `(${y}) ${v} SCC ${p}`),
    fc.tuple(year, number).map(([y, p]) => `AIR ${y} SC ${p}`),
    fc.tuple(year, fc.integer({ min: 1, max: 6 }), number).map(([y, v, p]) => `[${y}] ${v} SCR ${p}`),
    fc.tuple(year, number).map(([y, n]) => `${y} INSC ${n}`),
    fc.tuple(year, number).map(([y, n]) => `${y} ME ${n}`),
  );
  const sentence = fc.oneof(
    fc.tuple(party, party, cite).map(([a, b, c]) => `See ${a} v. ${b}, ${c}.`),
    fc.tuple(party, cite).map(([a, c]) => `The rule of In re ${a}, ${c}, was applied.`),
    number.map((n) => `He relied on 42 U.S.C. § ${n}.`),
    number.map((n) => `It fell under Section ${n} of the Indian Penal Code.`),
    fc.constantFrom(
      "The court heard both sides at length.",
      "It was raining on 12 May 1998.",
      "Nothing more was said.",
    ),
  );
  const writing = fc.array(sentence, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
  const told = (t: string) =>
    findCitations(t).map(({ kind, raw, key, span }) => ({ kind, raw, key, start: span.start }));

  it("has the citations of each of two adjacent texts, at their places", () => {
    assertProperty(
      fc.property(writing, writing, (a, b) => {
        const shifted = told(b).map((c) => ({ ...c, start: c.start + a.length + 1 }));
        expect(told(`${a} ${b}`)).toEqual([...told(a), ...shifted]);
      }),
      { numRuns: 500 },
    );
  });

  it("has citations that stay the same when formatted and parsed again", () => {
    assertProperty(
      fc.property(
        cite,
        party,
        party,
        fc.constantFrom("bluebook", "oscola", "aglc", "us-ca", "us-oh", "silc"),
        (c, a, b, style) => {
          const parsed = parseCitation(c)!;
          const record = {
            caseName: `${a} v. ${b}`,
            courtId: parsed.jurisdiction === "IN" ? "in-sc" : "scotus",
            jurisdiction: parsed.jurisdiction ?? ("US" as const),
            dateFiled: `${parsed.year ?? 1999}-05-17`,
            citations: [c],
          };
          const again = parseCitation(formatCitation(record, style));
          expect(again?.key).toBe(parsed.key);
          const twice = formatCitation({ ...record, citations: [again!.raw] }, style);
          expect(parseCitation(twice)?.key).toBe(parsed.key);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("has the same citations inside HTML, with spans into the HTML", () => {
    assertProperty(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sentences) => {
        const escaped = sentences.map((s) => s.replaceAll("&", "&amp;").replace(/(\w+) v\./, "<em>$1</em> v."));
        const html = `<p>${escaped.join("</p><p>")}</p>`;
        const plain = findCitations(sentences.join("\n\n"));
        const found = findCitations(html, { markup: "html" });
        expect(found.map(({ kind, key }) => [kind, key])).toEqual(plain.map(({ kind, key }) => [kind, key]));
        for (const { raw, span } of found) {
          const written = html
            .slice(span.start, span.end)
            .replace(/<[^>]*>/g, "")
            .replaceAll("&amp;", "&");
          expect(written).toBe(raw);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("hostile text is read in linear time", () => {
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
  ])("stays linear for a repetition of %j", (piece) => {
    const time = (length: number) => {
      const t = piece.repeat(Math.ceil(length / piece.length));
      const start = readCpuTime();
      findCitations(t);
      return readCpuTime() - start;
    };
    time(50_000);
    // A megabyte; quadratic reading would take minutes.
    expect(time(1_000_000)).toBeLessThan(8_000);
  });

  it("stays linear for many cases with one name", () => {
    const cases = Array.from({ length: 20_000 }, (_, i) => `Adams v. Baker, ${i % 999} F.3d ${i}. Adams, supra. `).join(
      "",
    );
    const start = readCpuTime();
    findCitations(cases);
    expect(readCpuTime() - start).toBeLessThan(8_000);
  });
});
