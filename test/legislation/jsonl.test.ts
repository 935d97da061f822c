import { describe, expect, it } from "vitest";
import { jsonl } from "../../src/ingest/importers/jsonl/jsonl.ts";
import { readCorpusRecords } from "../../src/ingest/records/corpus-records.ts";
import type { SourceRecord } from "../../src/ingest/records/source-record.ts";
import { openCorpus } from "../../src/store/corpus.ts";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { collectItems } from "../support/collect-items.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { createMemorySource } from "../support/ingest/memory-source.ts";

async function read(...lines: readonly (string | object)[]): Promise<SourceRecord[]> {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  return collectItems(jsonl.records(createMemorySource({ "own.jsonl": text, "readme.txt": "not read" })));
}

const SECTION = {
  id: "usc-1-1",
  codeId: "usc-1",
  citation: "1 U.S.C. § 1",
  heading: "Words",
  number: "1",
  text: "Text.",
};

describe("optional fields", () => {
  it.each([
    [
      { kind: "court", court: { id: "x", name: "X", jurisdiction: "US" } },
      { court: { id: "x", name: "X", citationString: "", jurisdiction: "US", level: "unknown" } },
    ],
    [
      {
        kind: "case",
        case: {
          sourceId: "1",
          name: "A v. B",
          courtId: "x",
          jurisdiction: "IN",
          dateFiled: "1990-02-01",
          citations: [],
        },
      },
      {
        case: {
          namespace: "jsonl",
          sourceId: "1",
          name: "A v. B",
          nameFull: "",
          courtId: "x",
          jurisdiction: "IN",
          dateFiled: "1990-02-01",
          datePrecision: "day",
          docketNumber: "",
          judges: [],
          citations: [],
          topics: [],
        },
      },
    ],
    [
      { kind: "opinion", caseSourceId: "1", opinion: { text: "T" } },
      {
        namespace: "jsonl",
        caseSourceId: "1",
        opinion: { kind: "lead", author: "", text: "T", pages: [], footnotes: [] },
      },
    ],
    [
      { kind: "code", code: { id: "eo", corpusType: "EXECUTIVE_ACTION", label: "Orders" } },
      {
        code: {
          id: "eo",
          corpusType: "EXECUTIVE_ACTION",
          state: null,
          label: "Orders",
          titleNumber: null,
          titleName: "",
        },
      },
    ],
    [
      { kind: "section", section: SECTION },
      {
        section: {
          ...SECTION,
          citationShort: "",
          chapter: "",
          chapterName: "",
          breadcrumb: [],
          year: null,
          status: "in_force",
          urls: {},
          history: "",
          notes: "",
          asOf: null,
        },
      },
    ],
    [
      { kind: "act", act: { id: "x-1950", title: "X Act", year: 1950 } },
      {
        act: {
          id: "x-1950",
          title: "X Act",
          longTitle: "",
          year: 1950,
          category: "central",
          state: "",
          department: "",
          actNumber: "",
          status: "in_force",
          enactmentDate: "",
          url: "",
        },
        sections: [],
        footnotes: [],
      },
    ],
  ])("fills in the optional fields of %j", async (line, expected) => {
    const location = { file: "own.jsonl", record: "line 1" };
    expect(await read(line)).toEqual([{ kind: line.kind, ...expected, location }]);
  });
});

describe("records of a corpus", () => {
  it("are read from lines as they were written, with their empty fields", async () => {
    const corpus = await openCorpus(openCorpusBytes((await buildSmallCorpus()).bytes));
    const records = await collectItems(readCorpusRecords(corpus));
    corpus.close();
    expect(new Set(records.map(({ kind }) => kind)).size).toBe(6);
    const found = await read(...records.map(({ location: _, ...record }) => record));
    expect(found.map(({ location: _, ...record }) => record)).toEqual(
      records.map(({ location: _, ...record }) => record),
    );
  });
});

describe("invalid lines", () => {
  it.each([
    ["{", "file", "the line is not JSON"],
    ["[]", "file", "its kind is not one of court, case, opinion, code, section, act"],
    ["null", "file", "its kind is not one of court, case, opinion, code, section, act"],
    [{ kind: "refused" }, "file", "its kind is not one of court, case, opinion, code, section, act"],
    [{ kind: "toString" }, "file", "its kind is not one of court, case, opinion, code, section, act"],
    [{ kind: "section" }, "section", "section is required"],
    [{ kind: "section", section: [] }, "section", "section must be an object"],
    [{ kind: "section", section: { ...SECTION, heading: undefined } }, "section", "section.heading is required"],
    [{ kind: "section", section: { ...SECTION, heading: 7 } }, "section", "section.heading must be a string"],
    [{ kind: "section", section: { ...SECTION, headng: "" } }, "section", "section.headng is not a field"],
    [{ kind: "section", section: { ...SECTION, year: 1.5 } }, "section", "section.year must be a whole number"],
    [
      { kind: "section", section: { ...SECTION, asOf: "2020-13-01" } },
      "section",
      "section.asOf must be a date, YYYY-MM-DD",
    ],
    [
      { kind: "section", section: { ...SECTION, breadcrumb: [{ label: "a", level: "b" }, { label: "c" }] } },
      "section",
      "section.breadcrumb[1].level is required",
    ],
    [{ kind: "section", section: { ...SECTION, urls: { url: "x" } } }, "section", "section.urls.url is not a field"],
    [{ kind: "section", section: SECTION, more: 1 }, "section", "more is not a field"],
    [{ kind: "act", act: { id: "x", title: "X", year: 1 }, footnotes: {} }, "act", "footnotes must be a list"],
    [
      { kind: "code", code: { id: "x", corpusType: "usc", label: "X" } },
      "code",
      "code.corpusType must be one of USC, CFR, STATE, CONSTITUTION, FEDERAL_RULES, STATE_CONSTITUTION, STATE_RULES, EXECUTIVE_ACTION",
    ],
  ])("refuses the line %j with the reason", async (line, what, reason) => {
    expect(await read("", line)).toEqual([
      { kind: "refused", what, reason, location: { file: "own.jsonl", record: "line 2" } },
    ]);
  });
});

it("reads lines across chunks, line ends of Windows, a byte order mark, and a last line without an end", async () => {
  const line = JSON.stringify({ kind: "opinion", caseSourceId: "1", opinion: { text: "nâvire 🚢" } });
  const bytes = new TextEncoder().encode(`\uFEFF${line}\r\n\r\n${line}\r\n${line}`);
  const source = createMemorySource({ "own.jsonl": "" });
  const entry = {
    path: "own.jsonl",
    open: () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
          controller.close();
        },
      }),
  };
  const records = await collectItems(
    jsonl.records({
      ...source,
      async *entries() {
        yield entry;
      },
    }),
  );
  expect(records.map((record) => [record.kind, record.location.record])).toEqual([
    ["opinion", "line 1"],
    ["opinion", "line 3"],
    ["opinion", "line 4"],
  ]);
  expect(records[0]).toMatchObject({ opinion: { text: "nâvire 🚢" } });
});

it.each([
  [["a/records.jsonl"], true],
  [["a/records.json"], false],
  [[], false],
])("detects %j: %s", (paths, expected) => {
  expect(jsonl.detect(paths.map((path) => ({ path, open: () => new Blob([]).stream() })))).toBe(expected);
});
