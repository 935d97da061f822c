import { describe, expect, it } from "vitest";
import { capParquet } from "../../../../src/ingest/importers/cap-parquet/cap-parquet.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";
import { writeParquet } from "../../../support/ingest/write-parquet.ts";

const FIELDS = [
  "id",
  "name",
  "name_abbreviation",
  "decision_date",
  "docket_number",
  "first_page",
  "last_page",
  "citations",
  "volume",
  "reporter",
  "court",
  "jurisdiction",
  "last_updated",
  "provenance",
  "judges",
  "parties",
  "head_matter",
  "word_count",
  "char_count",
  "text",
];
const COLUMNS = Object.fromEntries(FIELDS.map((field) => [field, "text" as const]));
const CASE = {
  id: "77",
  name: "ALDER et al. v. BIRCH",
  name_abbreviation: "Alder v. Birch",
  decision_date: "1931-05",
  docket_number: "No. 12",
  first_page: "1",
  last_page: "3",
  citations: "900 Ill. App. 3d 1; 9 S. Ct. 1",
  volume: "900",
  reporter: "Ill. App. 3d",
  court: "Illinois Appellate Court",
  jurisdiction: "Illinois",
  judges: "['Cedar, C.J.', 'Dogwood, J.']",
  head_matter: "ALDER v. BIRCH.",
  word_count: "6",
  char_count: "30",
  text: "ALDER v. BIRCH.\nKites fly.\nThey land.",
};

async function read(...changes: object[]) {
  const rows = (changes.length === 0 ? [{}] : changes).map((change) => ({ ...CASE, ...change }));
  const source = createMemorySource({ "illinois/illinois.parquet": writeParquet(COLUMNS, rows) });
  const records = await collectItems(capParquet.records(source));
  return {
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}

describe("capParquet", () => {
  it("reads a case, with the head matter apart from the text", async () => {
    const { courts, cases, opinions, refused } = await read();
    expect(courts).toMatchObject([{ id: "illappct" }]);
    expect(cases).toMatchObject([
      {
        namespace: "cap",
        sourceId: "77",
        name: "Alder v. Birch",
        nameFull: "ALDER et al. v. BIRCH",
        dateFiled: "1931-05-01",
        datePrecision: "month",
        docketNumber: "No. 12",
        judges: ["Cedar", "Dogwood"],
        citations: ["900 Ill. App. 3d 1", "9 S. Ct. 1"],
      },
    ]);
    expect(opinions.map(({ kind, text }) => [kind, text])).toEqual([
      ["syllabus", "ALDER v. BIRCH."],
      ["combined", "Kites fly.\n\nThey land."],
    ]);
    expect(refused).toEqual([]);
  });

  it.each([
    ['["900 Ill. 1", "9 N.E. 1"]', ["900 Ill. 1", "9 N.E. 1"]],
    ['[{"type": "official", "cite": "900 Ill. 1"}]', ["900 Ill. 1"]],
    ["['900 Ill. 1', '9 N.E. 1']", ["900 Ill. 1", "9 N.E. 1"]],
    ["900 Ill. 1, 9 N.E. 1", ["900 Ill. 1", "9 N.E. 1"]],
    ["", ["900 Ill. App. 3d 1"]],
  ])("reads the citations in %s", async (citations, expected) => {
    expect((await read({ citations })).cases[0]!.citations).toEqual(expected);
  });

  it("refuses a case without id, with its row, and an opinion without text, and reads a case without date", async () => {
    const { refused, repaired, cases } = await read(
      { id: "x" },
      { decision_date: "May" },
      { id: "78", text: "", head_matter: "" },
    );
    expect(cases).toHaveLength(2);
    expect(repaired).toContain('case row 2: its date "May" is not a date: its date is unknown');
    expect(refused).toEqual([
      "case row 1: it has no id of the Caselaw Access Project",
      "opinion row 3: the case has no opinion with a text",
    ]);
  });

  it("reports the columns that it does not store", async () => {
    expect((await read()).repaired).toEqual([
      "file fields: not stored: char_count, jurisdiction, last_page, last_updated, parties, provenance, word_count",
    ]);
  });
});
