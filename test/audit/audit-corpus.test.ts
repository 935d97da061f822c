import { beforeAll, describe, expect, it } from "vitest";
import { auditCorpus } from "../../src/audit/audit-corpus.ts";
import type { Finding, FindingKind } from "../../src/audit/finding.ts";
import { buildCorpusFile } from "../../src/ingest/build-corpus-file.ts";
import { jsonl } from "../../src/ingest/importers/jsonl/jsonl.ts";
import { findStoredCase } from "../../src/store/cases/cases.ts";
import { listCitationTexts } from "../../src/store/citations/case-citations.ts";
import { type OpenCorpusFile, openCorpus } from "../../src/store/corpus.ts";
import { createMemoryFile, openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { collectItems } from "../support/collect-items.ts";
import { createMemorySource } from "../support/ingest/memory-source.ts";

const KITES = "A kite is flown by whoever holds its string, and it lands when the wind ends. ".repeat(12);
const BOATS = "A boat is sailed by whoever holds its helm, and it rests when the tide turns. ".repeat(12);
const COURTS = [
  { id: "scotus", name: "Supreme Court of the United States", jurisdiction: "US", level: "supreme" },
  { id: "ca9", name: "Ninth Circuit", citationString: "9th Cir.", jurisdiction: "US", level: "appellate" },
];

const DISSENT = { kind: "dissent", text: "I dissent, for no kite lands on its own. ".repeat(30) };

interface Given {
  readonly id: number;
  readonly name?: string;
  readonly court?: string;
  readonly date?: string;
  readonly precision?: string;
  readonly docket?: string;
  readonly citations?: readonly string[];
  readonly texts?: readonly (string | { readonly kind: string; readonly author?: string; readonly text: string })[];
}

/** Cases with one fault each; the comment of a group names it. */
const CASES: readonly Given[] = [
  { id: 1, citations: ["501 F.2d 1"], texts: ["A first case of no interest. ".repeat(30)] },
  // One decision twice, and a text under a case that is another.
  { id: 2, name: "Cedar v. Dogwood", citations: ["502 F.2d 1"], texts: [KITES] },
  { id: 3, name: "Cedar v. Dogwood", citations: ["502 F.2d 1", "9 Fed. R. Serv. 2d 3"], texts: [KITES] },
  { id: 4, name: "Elm v. Fir", date: "1974-08-09", texts: [BOATS] },
  { id: 5, name: "Gum v. Holly", date: "1974-08-08", texts: [BOATS] },
  // A concurrence twice.
  {
    id: 6,
    texts: [
      { kind: "lead", text: "Of wind and string the lead says this. ".repeat(30) },
      { kind: "concurrence", text: "I agree about the wind that carries it. ".repeat(30) },
      { kind: "concurrence", text: "I agree about the wind, that carries it; ".repeat(30) },
    ],
  },
  // Citations.
  { id: 7, court: "scotus", citations: ["132 N.C. 214", "43 S.E. 639"], date: "1903-05-05" },
  { id: 8, court: "scotus", date: "1948-02-02", citations: ["333 U.S. 10", "92 L. Ed. 2d 436", "92 L. Ed. 436"] },
  { id: 9, date: "1990-02-02", citations: ["1988 U.S. App. LEXIS 77"] },
  // Dates and names.
  { id: 10, date: "2030-01-01" },
  { id: 11, court: "scotus", date: "1785-06-06" },
  { id: 12, date: "1950-01-01", precision: "year" },
  { id: 13, name: "77-12", docket: "77-12" },
  { id: 14, name: "Ivy v. Juniper", docket: "80-1", date: "1980-03-03" },
  { id: 15, name: "Kapok v. Larch", docket: "80-1", date: "1980-03-03" },
  // Texts.
  { id: 16, texts: [] },
  { id: 17, texts: [`The C|erk of tbis Co~rt ha^ fi1ed ■ ■ ■ ${"the pap~rs of tbe p1aintiff ".repeat(60)}`] },
  { id: 18, texts: ["The word \uFFFD was not read."] },
  // One dissent under two cases, whose other opinions differ.
  { id: 19, texts: [{ kind: "lead", text: "A lead of one case. ".repeat(30) }, DISSENT] },
  { id: 20, texts: [{ kind: "lead", text: "The lead of another. ".repeat(30) }, DISSENT] },
  // No faults: a term that began in the year before, two nameless cases of one page, a mark, an equal text of two judges.
  { id: 21, date: "1852-01-01", precision: "year", court: "scotus", citations: ["1851 U.S. LEXIS 663"] },
  { id: 22, name: "503 F.2d 9", citations: ["503 F.2d 9"], date: "1974-08-01" },
  { id: 23, name: "503 F.2d 9", citations: ["503 F.2d 9"], date: "1974-08-02" },
  { id: 24, texts: [`Allowing the appeal, ^ HELD: ${"the kite belongs to whoever holds it ".repeat(40)}`] },
  {
    id: 25,
    texts: [
      { kind: "dissent", author: "Alder", text: "I would hold that no kite can be owned. ".repeat(30) },
      { kind: "dissent", author: "Birch", text: "I would hold that no kite can be owned. ".repeat(30) },
    ],
  },
];

async function build(cases: readonly Given[]): Promise<OpenCorpusFile> {
  const lines: object[] = COURTS.map((court) => ({ kind: "court", court }));
  for (const { id, name, court, date, precision, docket, citations, texts } of cases) {
    const record = {
      clusterId: id,
      sourceId: String(id),
      name: name ?? `Alder v. Birch ${"abcdefghijklmnopqrstuvwxyz"[id]}`,
      courtId: court ?? "ca9",
      jurisdiction: "US",
      dateFiled: date ?? "1974-08-08",
      datePrecision: precision ?? "day",
      docketNumber: docket ?? "",
      citations: citations ?? [],
    };
    lines.push({ kind: "case", case: record });
    for (const opinion of texts ?? [`It is case number ${id}.`]) {
      const given = typeof opinion === "string" ? { kind: "combined", text: opinion } : opinion;
      lines.push({ kind: "opinion", caseSourceId: String(id), opinion: given });
    }
  }
  const file = createMemoryFile();
  const source = createMemorySource({ "a.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") });
  await buildCorpusFile([{ importer: jsonl, source }], file, { name: "audited", version: "1", builtBy: "test" });
  return openCorpus(openCorpusBytes(file.bytes().slice()));
}

const audit = (corpus: OpenCorpusFile) => collectItems(auditCorpus(corpus, { today: "2026-01-31" }));

describe("auditCorpus", () => {
  let corpus: OpenCorpusFile;
  let findings: readonly Finding[];
  beforeAll(async () => {
    corpus = await build(CASES);
    findings = await audit(corpus);
  });
  const find = (kind: FindingKind) =>
    findings
      .filter((finding) => finding.kind === kind)
      .map(({ cases, proof }) => [cases.map(({ clusterId }) => clusterId), proof]);

  it.each<[FindingKind, (readonly [number[], string])[]]>([
    [
      "duplicate-text",
      [
        [[2, 3], "2 cases have one text of 936 characters."],
        [[4, 5], "2 cases have one text of 936 characters."],
      ],
    ],
    ["duplicate-citation", [[[2, 3], "502 F.2d 1 is a citation of 2 cases."]]],
    ["duplicate-docket", [[[14, 15], "ca9, 80-1, 1980-03-03: 2 cases."]]],
    [
      "repeated-opinion",
      [
        [[6], "Two of its opinions of the kind concurrence have the same 930 letters."],
        [[25], "Two of its opinions of the kind dissent have the same 900 letters."],
        [[19, 20], "2 cases have one opinion."],
      ],
    ],
    ["supreme-court-regional-reporter", [[[7], "43 S.E. 639 is in a reporter of state courts."]]],
    ["impossible-citation", [[[8], "92 L. Ed. 2d 436, decided in 1948: L. Ed. 2d begins in 1956."]]],
    ["citation-before-decision", [[[9], "1988 U.S. App. LEXIS 77 is of 1988; the decision is dated 1990-02-02."]]],
    ["future-date", [[[10], "It is dated 2030-01-01; today is 2026-01-31."]]],
    ["date-before-court", [[[11], "It is dated 1785-06-06; scotus exists since 1790-02-01."]]],
    [
      "imprecise-date",
      [
        [[12], "Only the year is known, 1950."],
        [[21], "Only the year is known, 1852."],
      ],
    ],
    [
      "no-name",
      [
        [[13], 'It is called by a number, "77-12".'],
        [[22], "It is called by its citation."],
        [[23], "It is called by its citation."],
      ],
    ],
    ["no-text", [[[16], "It has no opinion."]]],
    ["unreadable-characters", [[[18], 'Its combined contains "The word \uFFFD was not read.".']]],
    ["shared-citation", [[[22, 23], "503 F.2d 9 is a citation of 2 cases."]]],
  ])("finds each %s with its proof", (kind, expected) => {
    expect(find(kind)).toEqual(expected);
  });

  it("finds a text that optical reading has damaged, with some of its words", () => {
    expect(find("scanning-noise")).toEqual([[[17], expect.stringContaining('"C|erk"')]]);
    expect(find("scanning-noise")[0]![1]).toMatch(/^[^■]*"■", "pap~rs"/);
  });

  it("finds nothing in a case without a fault", () => {
    expect(findings.filter(({ cases }) => cases.some(({ clusterId }) => clusterId === 1))).toEqual([]);
  });

  it("offers a repair only where nothing is in doubt", () => {
    expect(findings.flatMap(({ repairs }) => repairs)).toEqual([
      { action: "drop-opinion", clusterId: 6, opinionId: expect.any(Number) },
      { action: "set-court", clusterId: 7, courtId: "nc" },
      { action: "drop-citation", clusterId: 8, citation: "92 L. Ed. 2d 436" },
      { action: "merge", from: 3, into: 2, citations: ["502 F.2d 1", "9 Fed. R. Serv. 2d 3"] },
    ]);
  });

  it("writes the repairs into a corpus, whose manifest lists them, and finds no more of them", async () => {
    const repairs = findings.flatMap((finding) => finding.repairs);
    const file = createMemoryFile();
    await buildCorpusFile([], file, { name: "repaired", version: "1", builtBy: "test", into: corpus, repairs });
    const repaired = await openCorpus(openCorpusBytes(file.bytes().slice()));
    expect(repaired.manifest.repairs).toEqual(repairs);
    expect(repaired.manifest.counts.cases).toBe(CASES.length - 1);
    expect(findStoredCase(repaired.database, 3)).toBeNull();
    expect(listCitationTexts(repaired.database, 2)).toEqual(["502 F.2d 1", "9 Fed. R. Serv. 2d 3"]);
    expect(findStoredCase(repaired.database, 7)!.courtId).toBe("nc");
    expect(repaired.opinions.listByCase(6)).toHaveLength(2);
    expect((await audit(repaired)).flatMap((finding) => finding.repairs)).toEqual([]);
  });

  it("stops on abort", async () => {
    const signal = AbortSignal.abort();
    await expect(collectItems(auditCorpus(corpus, { today: "2026-01-31", signal }))).rejects.toThrow();
  });
});
