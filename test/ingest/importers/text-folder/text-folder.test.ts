import { describe, expect, it } from "vitest";
import { EngineError } from "../../../../src/errors.ts";
import { textFolder } from "../../../../src/ingest/importers/text-folder/text-folder.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind } from "../../../support/ingest/memory-source.ts";

const HEADER = "file,name,court,courtName,jurisdiction,date,docket,judges,citations\n";

async function read(files: Record<string, string>) {
  const records = await collectItems(textFolder.records(createMemorySource(files, "own")));
  return {
    kinds: records.map(({ kind }) => kind),
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map(({ caseSourceId, opinion }) => [
      caseSourceId,
      opinion.kind,
      opinion.text,
    ]),
    refused: filterKind(records, "refused").map(({ what, reason, location }) => `${what} ${location.file}: ${reason}`),
    repaired: filterKind(records, "repaired").map(({ reason }) => reason),
  };
}

describe("textFolder", () => {
  it("reads a case as metadata.csv describes it", async () => {
    const { kinds, courts, cases, opinions } = await read({
      "own/a/cedar.txt": "The writ is\nrefused.\n",
      "own/metadata.csv": `\uFEFF${HEADER}a/cedar.txt,"Cedar v. ""Dogwood"", Inc.",ca9,,US,1931-05-04,90-1,Alder; Birch,90 F.2d 1; 1931 U.S. App. LEXIS 12\n`,
    });
    expect(kinds).toEqual(["court", "case", "opinion"]);
    expect(courts).toEqual([expect.objectContaining({ id: "ca9", jurisdiction: "US", level: "appellate" })]);
    expect(cases).toEqual([
      {
        namespace: "text-folder",
        sourceId: "own/a/cedar.txt",
        name: 'Cedar v. "Dogwood", Inc.',
        nameFull: 'Cedar v. "Dogwood", Inc.',
        courtId: "ca9",
        jurisdiction: "US",
        dateFiled: "1931-05-04",
        datePrecision: "day",
        docketNumber: "90-1",
        judges: ["Alder", "Birch"],
        citations: ["90 F.2d 1", "1931 U.S. App. LEXIS 12"],
      },
    ]);
    expect(opinions).toEqual([["own/a/cedar.txt", "combined", "The writ is refused."]]);
  });

  it("reads only the visible text of HTML", async () => {
    const { opinions } = await read({
      "a.html":
        "<html><head><title>T</title><style>p {}</style></head><body><p>The writ</p><p>is refused.</p></body></html>",
      "metadata.csv": "Date,File\n1931,a.html\n",
    });
    expect(opinions).toEqual([["a.html", "combined", expect.stringMatching(/The writ\n\nis refused\.$/)]]);
    expect(opinions[0]?.[2]).not.toContain("{}");
  });

  it.each([
    [
      "lines of a page",
      "The writ\nis refused.\n\nCosts to\nthe crown.\n",
      "The writ is refused.\n\nCosts to the crown.",
    ],
    ["lines of a typed page", "The writ\n\nis refused\n\nwith\n\ncosts.\n", "The writ is refused with costs."],
    [
      "a paragraph to a line",
      "Alder v. Birch (1990)\n\nThe writ is refused.\n\nCosts.\n",
      "Alder v. Birch (1990)\n\nThe writ is refused.\n\nCosts.",
    ],
    [
      "long lines",
      `Order\n${"Costs. ".repeat(30)}\nSo ordered`,
      `Order\n\n${"Costs. ".repeat(30).trim()}\n\nSo ordered`,
    ],
  ])("reads %s as paragraphs", async (_, text, paragraphs) => {
    const { opinions } = await read({ "a.txt": text, "metadata.csv": "file,date\na.txt,1990\n" });
    expect(opinions).toEqual([["a.txt", "combined", paragraphs]]);
  });

  it("divides a decision at its dissent", async () => {
    const { opinions } = await read({
      "a.txt": `${"The writ is refused, as it always was. ".repeat(20)}\n\nBIRCH, J., dissenting.\n\n${"I would grant the writ. ".repeat(20)}`,
      "metadata.csv": "file,date\na.txt,1931\n",
    });
    expect(opinions.map(([, kind]) => kind)).toEqual(["lead", "dissent"]);
  });

  it.each([
    ["Alder v. Birch, 990 F.2d 12 (9th Cir. 1993)", "Alder v. Birch", "ca9", "US", "1993-01-01", ["990 F.2d 12"]],
    [
      "Alder v. Birch,\n590 U.S. 1, 140 S. Ct. 2 (2020)",
      "Alder v. Birch",
      "scotus",
      "US",
      "2020-01-01",
      ["590 U.S. 1", "140 S. Ct. 2"],
    ],
    ["Alder v. Birch, (1990) 2 SCC 33", "Alder v. Birch", "in-sc", "IN", "1990-01-01", ["(1990) 2 SCC 33"]],
    ["Alder v. Birch, AIR 1973 SC 1461", "Alder v. Birch", "in-sc", "IN", "1973-01-01", ["AIR 1973 SC 1461"]],
    ["In re Cedar, 12 U.S. 3 (1901)", "In re Cedar", "scotus", "US", "1901-01-01", ["12 U.S. 3"]],
  ])(
    "takes from the caption %j what no row says",
    async (caption, name, courtId, jurisdiction, dateFiled, citations) => {
      const { cases, repaired } = await read({ "x_1.txt": `${caption}\n\nThe writ is refused.\n` });
      expect(cases).toEqual([
        expect.objectContaining({ name, courtId, jurisdiction, dateFiled, datePrecision: "year", citations }),
      ]);
      expect(repaired).toEqual([`its date is the year of its citation, ${dateFiled.slice(0, 4)}`]);
    },
  );

  it("ignores a citation within a sentence, and uses the file name as name", async () => {
    const { cases, courts, repaired } = await read({
      "own/the_cedar_case.txt": "The rule of Alder v. Birch, 590 U.S. 1 (2020), governs.\n",
      "own/metadata.csv": "file,date\nthe_cedar_case.txt,2021-03\n",
    });
    expect(cases).toEqual([
      expect.objectContaining({
        name: "the cedar case",
        courtId: "unknown-court-us",
        dateFiled: "2021-03-01",
        datePrecision: "month",
        citations: [],
      }),
    ]);
    expect(courts).toEqual([expect.objectContaining({ name: "Unknown court", level: "unknown" })]);
    expect(repaired).toEqual([
      "nothing tells its jurisdiction: US",
      'nothing tells its name: it is called "the cedar case"',
    ]);
  });

  it.each([
    ["9th Cir.,,", "ca9", "US"],
    ["scotus,,us", "scotus", "US"],
    ["in-sc,,", "in-sc", "IN"],
    [",Supreme Court of India,", "in-sc", "IN"],
    ["moot,Moot Court of Elmland,IN", "moot", "IN"],
    [",Moot Court of Elmland,IN", "moot-court-of-elmland", "IN"],
    [",,IN", "unknown-court-in", "IN"],
  ])("knows the court and jurisdiction of the row %j", async (columns, courtId, jurisdiction) => {
    const { cases, courts } = await read({
      "a.txt": "The writ is refused.",
      "metadata.csv": `file,date,court,courtName,jurisdiction\na.txt,1990,${columns}\n`,
    });
    expect(cases).toEqual([expect.objectContaining({ courtId, jurisdiction })]);
    expect(courts).toEqual([expect.objectContaining({ id: courtId, jurisdiction })]);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "a date in another order",
      { "a.txt": "Text.", "metadata.csv": "file,date\na.txt,4/5/1931\n" },
      'case a.txt: its date "4/5/1931" is not written as 1931-05-04, 1931-05 or 1931',
    ],
    [
      "another jurisdiction",
      { "a.txt": "Text.", "metadata.csv": "file,date,jurisdiction\na.txt,1931,UK\n" },
      'case a.txt: its jurisdiction "UK" is none of US, IN, CA, GB',
    ],
    [
      "a court of the other jurisdiction",
      { "a.txt": "Text.", "metadata.csv": "file,date,jurisdiction,court\na.txt,1931,IN,ca9\n" },
      "case a.txt: its court ca9 is not of the jurisdiction IN",
    ],
    ["an empty file", { "a.txt": " \n" }, "case a.txt: the file has no text"],
    ["another file", { "a.pdf": "%PDF" }, "file a.pdf: it is not a .txt, .html or .htm file, nor a metadata.csv"],
    [
      "a row without its file",
      { "metadata.csv": "file\nb.txt\n" },
      "case b.txt: metadata.csv names it, but the file does not exist",
    ],
    ["a row that names none", { "metadata.csv": "file,date\n,1931\n" }, "case metadata.csv: the row names no file"],
    ["a second row", { "metadata.csv": "file\nb.txt\n./b.txt\n" }, "case metadata.csv: it is a second row for ./b.txt"],
    [
      "a column that is not read",
      { "metadata.csv": "file,year\n" },
      'file metadata.csv: its column "year" is none of file, name, court, courtName, jurisdiction, date, docket, judges, citations',
    ],
  ])("refuses %s, with its reason", async (_, files, refusal) => {
    expect((await read(files)).refused).toContain(refusal);
  });

  it.each([
    ["no column file", "name,date\nCedar,1931\n", /no column "file"/],
    ["nothing in it", "", /no header row/],
    ["a quote that never ends", `file\n"${"word ".repeat(400_000)}`, /quote is opened and never closed/],
  ])("fails on a metadata.csv with %s", async (_, csv, message) => {
    const error = await read({ "metadata.csv": csv }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).message).toMatch(message);
  });

  it("continues after a broken row", async () => {
    const { cases, refused } = await read({
      "a.txt": "Text.",
      "metadata.csv": "file,date\nb.txt,1931,too,many\na.txt,1931\n",
    });
    expect(cases).toHaveLength(1);
    expect(refused).toEqual([expect.stringMatching(/^file metadata\.csv: Invalid Record Length/)]);
  });
});
