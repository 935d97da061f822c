import { describe, expect, it } from "vitest";
import { a2aj } from "../../../../src/ingest/importers/a2aj/a2aj.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";
import { type ColumnType, writeParquet } from "../../../support/ingest/write-parquet.ts";

const BILINGUAL = ["citation", "citation2", "name", "document_date", "url", "scraped_timestamp", "unofficial_text"];
const COLUMNS: Readonly<Record<string, ColumnType>> = {
  dataset: "text",
  ...Object.fromEntries(BILINGUAL.flatMap((field) => [`${field}_en`, `${field}_fr`]).map((name) => [name, "text"])),
  ...Object.fromEntries(
    ["cases_cited", "cases_citing"].flatMap((field) => [`${field}_en`, `${field}_fr`]).map((name) => [name, "texts"]),
  ),
  citing_cases_count: "int",
  upstream_license: "text",
};
const CASE = {
  dataset: "SCC",
  citation_en: "2015 SCC 5",
  citation_fr: "2015 CSC 5",
  citation2_en: "[2015] 1 SCR 331",
  citation2_fr: "[2015] 1 RCS 331",
  name_en: "Alder v. Birch",
  name_fr: "Alder c. Birch",
  document_date_en: "2015-02-06T00:00:00Z",
  document_date_fr: "2015-02-06T00:00:00Z",
  unofficial_text_en: "A kite is flown by whoever holds its string.",
  unofficial_text_fr: "Le cerf-volant appartient à qui en tient le fil.",
  cases_cited_en: ["2001 SCC 1"],
  citing_cases_count: 3,
  upstream_license: "Court's terms",
};

async function read(...changes: object[]) {
  const rows = (changes.length === 0 ? [{}] : changes).map((change) => ({ ...CASE, ...change }));
  const records = await collectItems(
    a2aj.records(createMemorySource({ "SCC/train.parquet": writeParquet(COLUMNS, rows) })),
  );
  return {
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}

describe("a2aj", () => {
  it("reads a Canadian decision under the citations of both languages", async () => {
    const { courts, cases, opinions } = await read();
    expect(courts).toEqual([
      { id: "ca-scc", name: "Supreme Court of Canada", citationString: "", jurisdiction: "CA", level: "supreme" },
    ]);
    expect(cases).toMatchObject([
      {
        sourceId: "2015 SCC 5",
        name: "Alder v. Birch",
        jurisdiction: "CA",
        dateFiled: "2015-02-06",
        citations: ["2015 SCC 5", "[2015] 1 SCR 331", "2015 CSC 5", "[2015] 1 RCS 331"],
      },
    ]);
    expect(opinions.map(({ text }) => text)).toEqual(["A kite is flown by whoever holds its string."]);
  });

  it("stores the French text of a decision that has no English one", async () => {
    const { opinions, refused } = await read({ unofficial_text_en: null });
    expect(opinions.map(({ text }) => text)).toEqual(["Le cerf-volant appartient à qui en tient le fil."]);
    expect(refused).toEqual([]);
  });

  it("reports the text in the other language, the licence and what it does not store", async () => {
    const { refused, repaired } = await read();
    expect(refused).toEqual(["opinion row 1: its French text is left out: the English one is stored"]);
    expect(repaired).toEqual([
      expect.stringContaining("file fields: not stored: cases_cited_en, cases_cited_fr"),
      `file upstream_license: the licence "Court's terms" binds for 1 of its rows`,
    ]);
  });

  it("refuses a row without citation and address, and reads one without a date", async () => {
    const none = { citation_en: null, citation_fr: null, citation2_en: null, citation2_fr: null };
    const { refused, repaired, cases } = await read(none, { document_date_en: null, document_date_fr: null });
    expect(cases).toMatchObject([{ dateFiled: "", datePrecision: "unknown" }]);
    expect(refused).toContain("case row 1: it has neither a citation nor an address");
    expect(repaired).toContain("case row 2: it has no date: its date is unknown");
  });
});
