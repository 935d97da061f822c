import { describe, expect, it } from "vitest";
import { JUDGMENT_FIELDS, LEGISLATION_FIELDS } from "../../../../src/ingest/importers/open-india-law/fields.ts";
import { openIndiaLaw } from "../../../../src/ingest/importers/open-india-law/open-india-law.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind, listReasons } from "../../../support/ingest/memory-source.ts";
import { type ColumnType, writeParquet } from "../../../support/ingest/write-parquet.ts";

const INTEGERS = new Set(
  "chunk_index total_chunks char_start char_end page_start page_end bench_strength year".split(" "),
);
const LISTS = new Set(["judges", "acts_referenced", "defined_terms"]);
const BOOLEANS = new Set(["box_aware", "in_force", "has_proviso", "has_non_obstante"]);
const toColumns = (names: readonly string[]): Record<string, ColumnType> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      LISTS.has(name) ? "texts" : INTEGERS.has(name) ? "int" : BOOLEANS.has(name) ? "bool" : "text",
    ]),
  );
const JUDGMENTS = toColumns([...JUDGMENT_FIELDS.read, ...JUDGMENT_FIELDS.left]);
const LEGISLATION = toColumns([...LEGISLATION_FIELDS.read, ...LEGISLATION_FIELDS.left]);

const TEXT = "A kite is flown by whoever holds its string. It lands when the wind ends.";
const JUDGMENT = {
  case_id: "k1",
  total_chunks: 3,
  court: "Delhi High Court",
  judges: ["Cedar"],
  petitioner: "Alder",
  respondent: "Birch",
  case_number: "CS 7/2019",
  citation: "2020:DHC:7",
  decision_date: "2020-03-04",
  language_code: "en",
};
const chunk = (index: number, start: number, end: number, changes: object = {}) => ({
  ...JUDGMENT,
  chunk_index: index,
  char_start: start,
  char_end: end,
  text: "cleaned",
  text_original: TEXT.slice(start, end),
  ...changes,
});
const CHUNKS = [chunk(0, 0, 30), chunk(1, 20, 50), chunk(2, 50, TEXT.length)];
const SECTION = {
  act_id: "a1",
  title: "The Kites Act, 1931",
  chapter: "I",
  section_number: "1",
  section_title: "Short title",
  text: "This Act may be called the Kites Act, 1931.",
  jurisdiction: "central",
  instrument_type: "act",
  in_force: true,
  language_code: "en",
};

async function read(files: Record<string, Uint8Array>) {
  const records = await collectItems(openIndiaLaw.records(createMemorySource(files)));
  return {
    courts: filterKind(records, "court").map((record) => record.court),
    cases: filterKind(records, "case").map((record) => record.case),
    opinions: filterKind(records, "opinion").map((record) => record.opinion),
    acts: filterKind(records, "act"),
    refused: listReasons(records, "refused"),
    repaired: listReasons(records, "repaired").filter((reason) => !reason.includes("not stored:")),
  };
}
const judgments = (rows: readonly object[]) => read({ "in_hc_judgments.parquet": writeParquet(JUDGMENTS, rows as []) });
const acts = (rows: readonly object[]) =>
  read({ "in_central_legislation.parquet": writeParquet(LEGISLATION, rows as []) });

describe("openIndiaLaw", () => {
  it("joins the chunks of a judgment by their places, what they share once", async () => {
    const { courts, cases, opinions, refused, repaired } = await judgments(CHUNKS);
    expect(courts).toMatchObject([{ id: "in-hc-delhi" }]);
    expect(cases).toMatchObject([
      {
        sourceId: "k1",
        name: "Alder v. Birch",
        dateFiled: "2020-03-04",
        docketNumber: "CS 7/2019",
        judges: ["Cedar"],
        citations: ["2020:DHC:7"],
      },
    ]);
    expect(opinions.map(({ text }) => text)).toEqual([TEXT]);
    expect([refused, repaired]).toEqual([[], []]);
  });

  it("joins chunks in any order, between those of other judgments", async () => {
    const other = chunk(0, 0, 30, { case_id: "k2", total_chunks: 1 });
    const { cases, opinions } = await judgments([CHUNKS[2]!, other, CHUNKS[0]!, CHUNKS[1]!]);
    expect(cases.map(({ sourceId }) => sourceId)).toEqual(["k2", "k1"]);
    expect(opinions.at(-1)!.text).toBe(TEXT);
  });

  it("counts places in code points", async () => {
    const text = "𝕂ite one. Kite two.";
    const points = [...text];
    const at = (index: number, start: number, end: number) =>
      chunk(index, start, end, { total_chunks: 2, text_original: points.slice(start, end).join("") });
    expect((await judgments([at(0, 0, 12), at(1, 8, points.length)])).opinions.map((one) => one.text)).toEqual([text]);
  });

  it("reports the chunks that a judgment lacks", async () => {
    const { opinions, repaired } = await judgments([CHUNKS[0]!, CHUNKS[2]!]);
    expect(opinions).toHaveLength(1);
    expect(repaired).toEqual(["opinion row 1: chunks 1 of its 3 are not in the input: its text has gaps"]);
  });

  it("reads a judgment without a date, and says so with its first row", async () => {
    const { cases, repaired } = await judgments([chunk(0, 0, 30, { total_chunks: 1, decision_date: "NA" })]);
    expect(cases).toMatchObject([{ dateFiled: "", datePrecision: "unknown" }]);
    expect(repaired).toEqual(['case row 1: its date "NA" is not a date: its date is unknown']);
  });

  it("joins the chunks of an Act by its sections", async () => {
    const long = { section_number: "2", section_title: "Kites" };
    const { acts: read } = await acts([
      SECTION,
      { ...SECTION, ...long, text: "A kite is flown by whoever holds its string in the open air." },
      { ...SECTION, ...long, text: "whoever holds its string in the open air. It lands." },
    ]);
    expect(read).toHaveLength(1);
    expect(read[0]!.act).toMatchObject({ id: "kites-act-1931", year: 1931, category: "central", status: "in_force" });
    expect(read[0]!.sections).toEqual([
      { number: "1", heading: "Short title", chapter: "I", text: SECTION.text },
      {
        number: "2",
        heading: "Kites",
        chapter: "I",
        text: "A kite is flown by whoever holds its string in the open air. It lands.",
      },
    ]);
  });

  it("refuses an Act without a year, and one in another language", async () => {
    const { refused } = await acts([
      { ...SECTION, title: "Kites Act" },
      { ...SECTION, act_id: "a2", language_code: "hi" },
    ]);
    expect(refused).toEqual([
      'act a1: its title, "Kites Act", has no year',
      'act a2: its text is in the language "hi"',
    ]);
  });

  it("classifies rules and state Acts, and repealed ones", async () => {
    const { acts: read } = await acts([
      { ...SECTION, instrument_type: "Rules" },
      { ...SECTION, act_id: "a2", title: "Ferry Act, 1950", jurisdiction: "state", state: "Kerala" },
      { ...SECTION, act_id: "a3", title: "Boat Act, 1950", in_force: false },
    ]);
    expect(read.map(({ act }) => [act.category, act.state, act.status])).toEqual([
      ["regulatory", "", "in_force"],
      ["state", "kerala", "in_force"],
      ["repealed", "", "repealed"],
    ]);
  });
});
