import { describe, expect, it } from "vitest";
import { readFootnotes } from "../../../../src/ingest/indian-acts/footnotes/read-footnotes.ts";
import { readCpuTime } from "../../../support/cpu-time.ts";

const read = (...texts: readonly string[]) =>
  readFootnotes(texts.map((text) => ({ text, sectionNumber: "4", sectionTitle: "Licences" })));

describe("one footnote", () => {
  it.each([
    [
      'Subs. by Act 7 of 1961, s. 3, for "the Lamp Board" (w.e.f. 1-4-1962).',
      "substitution",
      "Act 7 of 1961",
      "1962-04-01",
      "the Lamp Board",
    ],
    [
      "Subs. by Act 7 of 1961, s. 3, for sub-section (2) (w.e.f. 1.4.1962).",
      "substitution",
      "Act 7 of 1961",
      "1962-04-01",
      "sub-section (2)",
    ],
    ["Ins. by Act 12 of 1970, s. 9 (w.r.e.f. 30 - 6 - 1969).", "insertion", "Act 12 of 1970", "1969-06-30", ""],
    ["Added by Act 2 of 1930, s. 4.", "insertion", "Act 2 of 1930", "", ""],
    [
      'The words "or lantern" omitted by Act 5 of 1983, s. 2 (w.e.f. 9-5-1983).',
      "omission",
      "Act 5 of 1983",
      "1983-05-09",
      "or lantern",
    ],
    [
      "Clause (c) omitted by Act 5 of 1983, s. 2, with effect from the 1st April, 1990.",
      "omission",
      "Act 5 of 1983",
      "1990-04-01",
      "Clause (c)",
    ],
    ["Rep. by Act 10 of 1914, s. 3 and the Second Schedule.", "omission", "Act 10 of 1914", "", ""],
    [
      "Section 4 re-numbered as sub-section (1) thereof by Act 8 of 1955, s. 6 (w.e.f. 15-1-1956).",
      "renumbering",
      "Act 8 of 1955",
      "1956-01-15",
      "Section 4",
    ],
    ["Subs. by the A.O. 1950, for “the Crown”.", "substitution", "Adaptation of Laws Order, 1950", "", "the Crown"],
    ["Omitted by the A. O. 1937.", "omission", "Government of India (Adaptation of Indian Laws) Order, 1937", "", ""],
    [
      "Subs. by the Adaptation of Laws (No. 2) Order, 1956, for lamps.",
      "substitution",
      "Adaptation of Laws (No. 2) Order, 1956",
      "",
      "lamps",
    ],
    ["Ins. by the Lamps (Amendment) Act, 1914 (10 of 1914), s. 3.", "insertion", "Act 10 of 1914", "", ""],
    ["Subs. by Bom. Act 17 of 1945, s. 4, for lamp.", "substitution", "Bombay Act 17 of 1945", "", "lamp"],
    [
      "Subs. by Delhi Act 3 of 2011, s. 2 “the Board” (w.e.f. 13-1-2012).",
      "substitution",
      "Delhi Act 3 of 2011",
      "2012-01-13",
      "the Board",
    ],
    [
      "Ins. by notification No. S.O. 1227(E), dated 29th March, 2016 (w.e.f 1-4-2015).",
      "insertion",
      "Notification No. S.O. 1227(E)",
      "2015-04-01",
      "",
    ],
    [
      "Ins. by Act 9 of 1963, s. 2 (w.e.f. 1-4-1963). Earlier inserted by Act 4 of 1950, s. 8 (w.e.f. 1-6-1950).",
      "insertion",
      "Act 9 of 1963",
      "1963-04-01",
      "",
    ],
    [
      'The words "inserted by Act 3 of 1951" omitted by Act 9 of 1963, s. 2.',
      "omission",
      "Act 9 of 1963",
      "",
      "inserted by Act 3 of 1951",
    ],
    [
      "1st June, 1957, vide notification No. G.S.R. 1, see Gazette of India, 1957, Pt. II.",
      "note",
      "",
      "1957-06-01",
      "",
    ],
    ["See now the Lamps Act, 1990 (4 of 1990).", "note", "", "", ""],
    ["The Act has been extended to Goa by Reg. 12 of 1962, s. 3.", "note", "Regulation 12 of 1962", "", ""],
    ["Ins. by Act 9 of 1963, s. 2 (w.e.f. 31-2-1963).", "insertion", "Act 9 of 1963", "", ""],
    ["Ins. by Act 9 of 1963, s. 2 (15-4-1963).", "insertion", "Act 9 of 1963", "1963-04-15", ""],
    ["Ins. by Act 9 of 1963, s. 2 (w.e.f. 1963).", "insertion", "Act 9 of 1963", "", ""],
  ])("reads the amendment in the footnote: %s", (text, type, byAct, effectiveDate, originalText) => {
    expect(read(text)[0]).toEqual({
      id: 1,
      type,
      text,
      sectionNumber: "4",
      sectionTitle: "Licences",
      byAct,
      effectiveDate,
      originalText,
    });
  });
});

describe("ibid.", () => {
  it.each([
    ["is the Act named last", ["Ins. by Act 9 of 1963, s. 2.", "Omitted by s. 3, ibid."], "Act 9 of 1963"],
    ["may be left out", ["Ins. by Act 9 of 1963, s. 2.", "Subs. by s. 4, for lamp."], "Act 9 of 1963"],
    [
      "is the Act that acted, not one of its history",
      ["Ins. by Act 9 of 1963, s. 2. Earlier rep. by Act 1 of 1950.", "Ins. by s. 2, ibid."],
      "Act 9 of 1963",
    ],
    [
      "reaches past a footnote that was put in later",
      [
        "Subs. by Act 9 of 1963, s. 2, for lamp (w.e.f. 1-1-1964).",
        "Omitted by Act 34 of 2019, s. 95 (w.e.f. 31-10-2019).",
        "Ins. by s. 2, ibid. (w.e.f. 1-1-1964).",
      ],
      "Act 9 of 1963",
    ],
    [
      "names a section, never as an Order",
      ["Subs. by Act 9 of 1963, s. 2, for lamp.", "Subs. by the A.O. 1950, for lamp.", "Ins. by s. 5, ibid."],
      "Act 9 of 1963",
    ],
    [
      "does not mean an Act made long after its date if another has that date",
      [
        "Ins. by Act 54 of 1994, s. 9 (w.e.f. 14-11-1994).",
        "Ins. by Act 32 of 2019, s. 8 (w.e.f. 1-9-2019).",
        "Ins. by s. 33, ibid. (w.e.f. 14-11-1994).",
      ],
      "Act 54 of 1994",
    ],
    [
      "means the Act named last, whose date may precede it",
      [
        "Ins. by Act 54 of 1994, s. 9 (w.e.f. 1-4-1972).",
        "Ins. by Act 12 of 1998, s. 6 (w.e.f. 1-4-1999).",
        "Ins. by s. 7, ibid. (w.r.e.f. 1-4-1972).",
      ],
      "Act 12 of 1998",
    ],
    ["follows no footnote as naming no Act", ["Ins. by s. 2, ibid."], ""],
  ])("resolves an ibid. that %s", (_, texts, byAct) => {
    expect(read(...texts).at(-1)?.byAct).toBe(byAct);
  });
});

describe("hostile footnotes", () => {
  it.each([
    ["digits", "1".repeat(1_000_000)],
    ["quotes", "“".repeat(1_000_000)],
    ["apostrophes and words", "' Subs. ".repeat(150_000)],
    ["brackets", "[(".repeat(500_000)],
    ["Acts", "Act 1 of 1950 ".repeat(70_000)],
    ["named Acts", "by A Act, 1950 ".repeat(70_000)],
    ["dates", "w.e.f. 1-".repeat(110_000)],
    ["spaces", " ".repeat(1_000_000)],
  ])("of a million characters stay fast: %s", (_, text) => {
    const begun = readCpuTime();
    expect(read(text)).toHaveLength(1);
    expect(readCpuTime() - begun).toBeLessThan(5000);
  });
});
