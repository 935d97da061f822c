import { describe, expect, it } from "vitest";
import { parseCase } from "../../corpus/case-sources.ts";
import { checkCases, markFacts } from "../../corpus/check.ts";
import { checkFacts, indexRecords } from "../../corpus/check-facts.ts";
import { type CheckRecord, readCheckRecords } from "../../corpus/check-records.ts";
import { checkTexts } from "../../corpus/check-text.ts";
import { formatDigest, MIN_DIGEST_TEXT } from "./digest-file.ts";

const RECORD: CheckRecord = {
  source: "scdb",
  name: "QUIBBLE v. WARDEN, UTOPIA PENITENTIARY",
  dateFiled: "1961-02-20",
  datePrecision: "day",
  docketNumber: "22",
  judges: [],
  citations: ["901 U.S. 77", "91 S. Ct. 5"],
};

function check(front: Readonly<Record<string, string | null>>, ...records: CheckRecord[]) {
  return checkFacts(parseCase("us/quibble.md", formatDigest(front)), indexRecords(records));
}

describe("the facts of a digest", () => {
  it("are confirmed by a source that holds the case", () => {
    const { isHeld: held, confirmed, contradictions, unsupported, unmarked } = check({}, RECORD);
    expect(held).toBe(true);
    expect([...confirmed.keys()].sort()).toEqual(["901 U.S. 77", "91 S. Ct. 5", "date", "docket", "name"]);
    expect([contradictions, unsupported]).toEqual([[], []]);
    expect(unmarked.map(({ fact }) => fact).sort()).toEqual(["901 U.S. 77", "date", "docket", "name"]);
  });

  it("reports a mark as an error if no source contains the case", () => {
    const { isHeld: held, confirmed, unsupported } = check({}, { ...RECORD, citations: ["1 U.S. 1"] });
    expect([held, confirmed.size]).toEqual([false, 0]);
    expect(unsupported).toEqual([
      { file: "us/quibble.md", fact: "91 S. Ct. 5", message: "marked scdb, which does not confirm it" },
    ]);
  });

  it.each([
    ["another date", { dateFiled: "1961-02-21" }, "date"],
    ["another name", { name: "GRUMBLE v. TATTLE" }, "name"],
    ["another page of the same reporter", { citations: ["901 U.S. 77", "91 S. Ct. 55"] }, "91 S. Ct. 5"],
    ["another decade", { dateFiled: "1971-01-01", datePrecision: "year" as const }, "date"],
  ])("are contradicted by %s", (_, other, fact) => {
    expect(check({}, { ...RECORD, ...other }).contradictions.map((finding) => finding.fact)).toContain(fact);
  });

  it.each([
    ["a date known by its term", { dateFiled: "1960-01-01", datePrecision: "year" as const }],
    ["a reporter that the digest does not cite", { citations: [...RECORD.citations, "5 L. Ed. 2d 61"] }],
    ["one docket number of several", { docketNumber: "23" }],
  ])("are not contradicted by %s", (_, other) => {
    expect(check({}, { ...RECORD, ...other }).contradictions).toEqual([]);
  });

  it("are not contradicted by another case on the same page", () => {
    const memorandum = { ...RECORD, name: "GRUMBLE v. TATTLE", dateFiled: "1961-01-09", citations: ["901 U.S. 77"] };
    expect(check({}, RECORD, memorandum).contradictions).toEqual([]);
  });

  it("accepts a fact that differs from a source if the digest states a reason", () => {
    const disputed = "\n  - fact: date\n    source: scdb\n    reason: the order came first";
    expect(check({ disputed }, { ...RECORD, dateFiled: "1960-12-01" }).contradictions).toEqual([]);
    expect(check({ disputed }, RECORD).contradictions).toEqual([
      { file: "us/quibble.md", fact: "date", message: "disputed, but scdb does not contradict it" },
    ]);
  });

  it("know judges by their surnames", () => {
    const judges = ["BIRCH, T.K. (J)", "AMES, R. ((CJ)"];
    expect(check({ judges: " [R. Ames (CJ), T.K. Birch]" }, { ...RECORD, judges }).confirmed.has("judges")).toBe(true);
    expect(check({ judges: " [R. Ames (CJ), T.K. Beech]" }, { ...RECORD, judges }).confirmed.has("judges")).toBe(false);
  });
});

describe("marks", () => {
  it("sets marks only for facts that a source confirms", () => {
    const file = formatDigest({ citations: '\n  - "901 U.S. 77": none\n  - 5 L. Ed. 2d 61: none' });
    const marked = markFacts(file, check({}, RECORD));
    const expected = file
      .replace('"901 U.S. 77": none', '"901 U.S. 77": scdb')
      .replace(/ {2}(name|date|docket): none/g, "  $1: scdb");
    expect(marked).toBe(expected);
    expect(markFacts(marked, check({}, RECORD))).toBe(marked);
  });
});

describe("the report", () => {
  it("returns no check records if their folder does not exist", async () => {
    expect(await readCheckRecords("no/such/folder")).toBeNull();
  });

  it("counts the facts that could be checked in each country", () => {
    const cases = [
      parseCase("us/a.md", formatDigest()),
      parseCase("us/b.md", formatDigest({ citations: "\n  - 902 U.S. 1: none" })),
      parseCase("in/c.md", formatDigest({ court: " in-sc", citations: "\n  - AIR 1961 SC 77: none" })),
    ];
    const { shares, errors } = checkCases(cases, [RECORD]);
    expect(errors).toEqual([]);
    expect(shares.US).toEqual({ cases: 2, checkedCases: 1, facts: 11, confirmedFacts: 5 });
    expect(shares.IN).toEqual({ cases: 1, checkedCases: 0, facts: 5, confirmedFacts: 0 });
  });
});

describe("the text of a digest", () => {
  const treats = "\n  - case: Amble v. Bramble\n    citation: 850 U.S. 12\n    treatment: followed";
  const amble = formatDigest({
    name: " Amble v. Bramble",
    date: " 1950-05-01",
    citations: "\n  - 850 U.S. 12: none",
  });
  const faults = (sentence: string, other = amble) =>
    checkTexts([
      parseCase("us/quibble.md", formatDigest({ treats }, `${MIN_DIGEST_TEXT} ${sentence}`)),
      parseCase("us/amble.md", other),
    ]).map(({ fact, message }) => `${fact}: ${message}`);

  it("may cite an earlier case by its name and year", () => {
    expect(faults("The court followed Amble v. Bramble, 850 U.S. 12 (1950).")).toEqual([]);
  });

  it.each([
    ["The court followed an earlier case.", "850 U.S. 12: treated as followed, is not in the text"],
    ["The court followed Amble v. Bramble, 850 U.S. 12 (1951).", "850 U.S. 12: is not of 1951: us/amble.md"],
    [
      "The court followed Grumble v. Tattle, 850 U.S. 12 (1950).",
      "850 U.S. 12: is Amble v. Bramble, not Grumble v. Tattle",
    ],
    ["See Amble v. Bramble, 850 U.S. 12 (1950), and Thistle v. Nettle, 950 U.S. 3 (1984).", "950 U.S. 3: is of 1984"],
    ["See Amble v. Bramble, 850 U.S. 12 (1950), and 44 Zorgon 313.", 'text: "44 Zorgon 313" is not read as a citation'],
  ])("is at fault: %s", (sentence, fault) => {
    expect(faults(sentence)).toEqual([fault]);
  });

  it("cannot cite the future", () => {
    const later = amble.replace("1950-05-01", "1961-02-21");
    expect(faults("The court followed Amble v. Bramble, 850 U.S. 12.", later)).toEqual([
      "850 U.S. 12: is later: us/amble.md",
    ]);
  });

  it("reports digests of the wrong length, and citations of two cases", () => {
    const short = parseCase("us/a.md", formatDigest({}, "Too short."));
    const twin = parseCase("us/b.md", formatDigest());
    expect(checkTexts([short, twin])).toEqual([
      { file: "us/b.md", fact: "901 U.S. 77", message: "belongs to us/a.md too" },
      { file: "us/b.md", fact: "91 S. Ct. 5", message: "belongs to us/a.md too" },
      { file: "us/a.md", fact: "text", message: "has 2 words" },
    ]);
  });
});
