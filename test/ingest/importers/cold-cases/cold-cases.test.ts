import { describe, expect, it } from "vitest";
import { coldCases } from "../../../../src/ingest/importers/cold-cases/cold-cases.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";
import { type ColumnType, writeParquet } from "../../../support/ingest/write-parquet.ts";

const OPINION_FIELDS = [
  "author_str",
  "per_curiam",
  "type",
  "page_count",
  "download_url",
  "author_id",
  "opinion_text",
  "ocr",
  "opinion_id",
];
const COLUMNS: Readonly<Record<string, ColumnType>> = {
  id: "int",
  judges: "text",
  date_filed: "date",
  date_filed_is_approximate: "bool",
  slug: "text",
  case_name_short: "text",
  case_name: "text",
  case_name_full: "text",
  attorneys: "text",
  nature_of_suit: "text",
  posture: "text",
  syllabus: "text",
  headnotes: "text",
  summary: "text",
  disposition: "text",
  history: "text",
  other_dates: "text",
  cross_reference: "text",
  correction: "text",
  citation_count: "int",
  precedential_status: "text",
  arguments: "text",
  headmatter: "text",
  citations: "texts",
  opinions: { structs: OPINION_FIELDS },
  court_short_name: "text",
  court_full_name: "text",
  court_type: "text",
  court_jurisdiction: "text",
};
const CASE = {
  id: 771,
  judges: "Alder, Birch",
  date_filed: "1931-05-04",
  date_filed_is_approximate: false,
  slug: "cedar-v-dogwood",
  case_name: "Cedar v. Dogwood",
  case_name_full: "Cedar and others v. Dogwood",
  attorneys: "E. Elm, for appellant.",
  nature_of_suit: "Kites",
  syllabus: "Kites were flown.",
  disposition: "Affirmed.",
  citation_count: 2,
  precedential_status: "Published",
  headmatter: "<p>CEDAR <em>v.</em> DOGWOOD.</p>",
  citations: ["900 Ohio St. 1", "77 N.E. 5"],
  opinions: [
    {
      type: "020lead",
      author_str: "Alder",
      opinion_text: "A kite is flown by whoever holds its string.",
      opinion_id: "1",
    },
    { type: "dissent", author_str: "", opinion_text: "It is flown by the wind.", opinion_id: "2" },
  ],
  court_short_name: "Ohio Supreme Court",
  court_full_name: "Supreme Court of Ohio",
  court_type: "S",
  court_jurisdiction: "Ohio, OH",
};

async function read(files: Record<string, string | Uint8Array>) {
  const records = await collectItems(coldCases.records(createMemorySource(files)));
  return {
    kinds: records.map(({ kind }) => kind),
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired"),
  };
}
const parquet = (...changes: object[]) => ({
  "cold-cases/part-0.gz.parquet": writeParquet(
    COLUMNS,
    (changes.length === 0 ? [{}] : changes).map((change) => ({ ...CASE, ...change })),
  ),
});
const jsonl = (...changes: object[]) => ({
  "cold.jsonl": changes.map((change) => JSON.stringify({ ...CASE, ...change })).join("\n"),
});

describe("coldCases", () => {
  it("reads a case with its court and texts", async () => {
    const { courts, cases, opinions, refused } = await read(parquet());
    expect(courts).toMatchObject([{ id: "ohio", level: "state_supreme" }]);
    expect(cases).toEqual([
      {
        clusterId: 771,
        namespace: "courtlistener",
        sourceId: "771",
        name: "Cedar v. Dogwood",
        nameFull: "Cedar and others v. Dogwood",
        courtId: "ohio",
        jurisdiction: "US",
        dateFiled: "1931-05-04",
        datePrecision: "day",
        docketNumber: "",
        judges: ["Alder", "Birch"],
        citations: ["900 Ohio St. 1", "77 N.E. 5"],
        topics: ["Kites"],
        isPrecedential: true,
      },
    ]);
    expect(opinions.map(({ kind, author, text }) => [kind, author, text])).toEqual([
      ["syllabus", "", "CEDAR v. DOGWOOD."],
      ["syllabus", "", "Kites were flown."],
      ["lead", "Alder", "A kite is flown by whoever holds its string."],
      ["dissent", "", "It is flown by the wind."],
      ["addendum", "", "Disposition: Affirmed.\n\nAttorneys: E. Elm, for appellant."],
    ]);
    expect(refused).toEqual([]);
  });

  it("reads the same records from JSON lines as from Parquet", async () => {
    const [lines, table] = [await read(jsonl({})), await read(parquet())];
    expect(lines.cases).toEqual(table.cases);
    expect(lines.opinions).toEqual(table.opinions);
  });

  it("reports the fields that it does not store", async () => {
    const { repaired } = await read(jsonl({ colour: "green" }));
    expect(repaired).toEqual([
      "file fields: not stored: citation_count, court_jurisdiction, slug",
      "file fields: unknown and not stored: colour",
    ]);
  });

  it("keeps the year alone of an approximate date", async () => {
    const { cases } = await read(parquet({ date_filed_is_approximate: true }));
    expect(cases).toMatchObject([{ dateFiled: "1931-01-01", datePrecision: "year" }]);
  });

  it("refuses a case without id with its row, and reads the others, also without a date", async () => {
    const { cases, refused, repaired } = await read(parquet({ id: null }, { id: 772, date_filed: null }, {}));
    expect(cases).toHaveLength(2);
    expect(refused).toEqual(["case row 1: its id is not a number"]);
    expect(repaired).toContain("case row 2: it has no date: its date is unknown");
  });

  it("refuses a line that is not JSON with its number", async () => {
    const { cases, refused } = await read({ "cold.jsonl": `{"id":\n${JSON.stringify(CASE)}` });
    expect(cases).toHaveLength(1);
    expect(refused).toEqual(["case line 1: the line is not a JSON object"]);
  });

  it("creates a court that the tables lack, with the level of its type", async () => {
    const { courts } = await read(
      parquet({ court_short_name: "Kite Ct.", court_full_name: "Kite Court", court_type: "ST" }),
    );
    expect(courts).toEqual([
      { id: "cold-kite-court", name: "Kite Court", citationString: "", jurisdiction: "US", level: "trial" },
    ]);
  });

  it("refuses an opinion without a text, and says so of a case without any", async () => {
    const { refused } = await read(parquet({ opinions: [{ type: "lead", opinion_text: "", opinion_id: "9" }] }));
    expect(refused).toEqual([
      "opinion row 1, opinion 9: it has no text",
      "opinion row 1: the case has no opinion with a text",
    ]);
  });
});
