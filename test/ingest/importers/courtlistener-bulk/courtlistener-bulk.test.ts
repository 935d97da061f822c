import { describe, expect, it } from "vitest";
import { EngineError } from "../../../../src/errors.ts";
import { courtlistenerBulk } from "../../../../src/ingest/importers/courtlistener-bulk/courtlistener-bulk.ts";
import { createCaseSelection } from "../../../../src/ingest/selection/case-selection.ts";
import { collectItems } from "../../../support/collect-items.ts";
import { createMemorySource, filterKind } from "../../../support/ingest/memory-source.ts";
import {
  COURTS,
  cluster,
  court,
  createFiles,
  docket,
  opinion,
  type Row,
  readExport,
  type Tables,
  writeTable,
} from "./bulk-export.ts";

describe("courtlistenerBulk", () => {
  it("yields a court before its cases and a case before its opinions", async () => {
    const read1 = await readExport(
      createFiles({
        citations: [
          { id: "1", volume: "1931", reporter: "U.S. App. LEXIS", page: "12", type: "6", cluster_id: "7" },
          { id: "2", volume: "90", reporter: "F.2d", page: "1", type: "4", cluster_id: "7" },
        ],
      }),
    );
    expect(read1.kinds).toEqual(["court", "case", "opinion"]);
    expect(read1.courts).toEqual([
      {
        id: "ca9",
        name: "Court of Appeals for the Ninth Circuit",
        citationString: "9th Cir.",
        jurisdiction: "US",
        level: "appellate",
      },
    ]);
    expect(read1.cases).toEqual([
      {
        clusterId: 7,
        namespace: "courtlistener",
        sourceId: "7",
        name: "Cedar v. Dogwood",
        nameFull: "Cedar Et Al. v. Dogwood",
        courtId: "ca9",
        jurisdiction: "US",
        dateFiled: "1931-05-04",
        datePrecision: "day",
        docketNumber: "90-1",
        judges: ["Alder", "Birch"],
        citations: ["90 F.2d 1", "1931 U.S. App. LEXIS 12"],
      },
    ]);
    expect(read1.opinions).toEqual([
      { kind: "lead", author: "", text: "The writ is refused.", pages: [], footnotes: [] },
    ]);
  });

  it.each([
    ["scotus", "F", "supreme"],
    ["ca9", "F", "appellate"],
    ["cacd", "FD", "trial"],
    ["cacb", "FB", "trial"],
    ["bap9", "FBP", "appellate"],
    ["tax", "FS", "special"],
    ["wyo", "S", "state_supreme"],
    ["calctapp", "SA", "appellate"],
    ["nysupct", "ST", "trial"],
    ["armfor", "MA", "special"],
    ["test", "?", "unknown"],
  ])("places the court %s of jurisdiction %s as %s", async (id, jurisdiction, level) => {
    const { courts } = await readExport(createFiles({ courts: [court, { ...court, id, jurisdiction }] }));
    expect(courts.at(-1)).toMatchObject({ id, level });
  });

  it.each([
    ["010combined", "f", "combined"],
    ["010combined", "t", "per_curiam"],
    ["015unamimous", "f", "lead"],
    ["020lead", "t", "per_curiam"],
    ["025plurality", "f", "plurality"],
    ["030concurrence", "t", "concurrence"],
    ["035concurrenceinpart", "f", "concurrence_in_part"],
    ["040dissent", "f", "dissent"],
    ["050addendum", "f", "addendum"],
    ["060remittitur", "f", "addendum"],
    ["070rehearing", "f", "rehearing"],
    ["080onthemerits", "f", "lead"],
    ["090onmotiontostrike", "f", "addendum"],
  ])("reads type %s, per curiam %s, as %s", async (type, per_curiam, kind) => {
    const { opinions } = await readExport(createFiles({ opinions: [{ ...opinion, type, per_curiam }] }));
    expect(opinions[0]?.kind).toBe(kind);
  });

  it("reads the best available text, and its author if the table names none", async () => {
    const { opinions } = await readExport(
      createFiles({
        opinions: [
          {
            ...opinion,
            xml_harvard: "<opinion><author>Birch, J.</author><p>Scanned.</p></opinion>",
            html: "<p>Web.</p>",
          },
          { ...opinion, author_str: "Alder", xml_harvard: "<opinion><author>Birch, J.</author></opinion>" },
          { ...opinion, xml_harvard: "<p> </p>", html_with_citations: '<p>See <a href="/x">900 U.S. 1</a>.</p>' },
        ],
      }),
    );
    expect(opinions.map(({ author, text }) => [author, text])).toEqual([
      ["Birch, J.", "Birch, J.\n\nScanned."],
      ["Alder", "Birch, J."],
      ["", "See 900 U.S. 1."],
    ]);
  });

  it("stores only the year of an approximate date", async () => {
    const { cases } = await readExport(
      createFiles({ clusters: [{ ...cluster, date_filed: "1869-04-12", date_filed_is_approximate: "t" }] }),
    );
    expect(cases[0]).toMatchObject({ dateFiled: "1869-01-01", datePrecision: "year" });
  });

  it.each<[string, Row, string]>([
    ["another name field", { ...cluster, case_name: "", case_name_full: "" }, "Cedar"],
    ["markup in a name", { ...cluster, case_name: "Cedar &amp; Co. v. <i>Dogwood</i>" }, "Cedar & Co. v. Dogwood"],
    ["no name at all", { ...cluster, case_name: "", case_name_full: "", case_name_short: "" }, "90 F.2d 1"],
    [
      "a name of many parties",
      { ...cluster, case_name: "", case_name_full: "Elm, ".repeat(60) },
      `${"Elm, ".repeat(40).trim()} …`,
    ],
  ])("names a case: %s", async (_, row, name) => {
    const citations = [{ id: "1", volume: "90", reporter: "F.2d", page: "1", type: "4", cluster_id: "7" }];
    const { cases } = await readExport(createFiles({ clusters: [row], citations }));
    expect(cases[0]?.name).toBe(name);
  });

  it.each<[string, Tables, string]>([
    [
      "a case without its docket",
      { clusters: [{ ...cluster, docket_id: "51" }] },
      "case 7: its docket 51 is not in the dockets table",
    ],
    [
      "a case without a docket id",
      { clusters: [{ ...cluster, docket_id: null }] },
      "case 7: its docket (none) is not in the dockets table",
    ],
    ["a case without its court", { courts: [] }, 'case 7: its court "ca9" is not in the courts table'],
    ["a case whose id is no number", { clusters: [{ ...cluster, id: "x" }] }, "case x: its id is not a number"],
    ["an opinion without text", { opinions: [{ ...opinion, plain_text: " \f " }] }, "opinion 70: it has no text"],
    ["an opinion of no case", { opinions: [{ ...opinion, cluster_id: "8" }] }, "opinion 70: its case 8 was not stored"],
    [
      "a citation of no case",
      { citations: [{ id: "1", volume: "1", reporter: "F.", page: "2", type: "1", cluster_id: "8" }] },
      "citation 1 F. 2: its case 8 is not in the input",
    ],
    [
      "half a citation",
      { citations: [{ id: "1", volume: "1", reporter: "F.", page: "", type: "1", cluster_id: "7" }] },
      "citation 1: volume, reporter or page is empty",
    ],
    ["a court without an id", { courts: [court, { ...court, id: "" }] }, "court line 3: it has no id"],
  ])("refuses %s and reads on", async (_, tables, refusal) => {
    const { refused, courts } = await readExport(createFiles(tables));
    expect(refused).toContain(refusal);
    expect(courts.length).toBe(tables.courts?.filter(({ id }) => id !== "").length ?? 1);
  });

  it.each([
    ["", "f", "", "unknown"],
    ["soon", "f", "", "unknown"],
    ["1931-05-04", "t", "1931-01-01", "year"],
    ["1931-02-30", "f", "1931-02-01", "month"],
  ])(
    "takes the date %j (approximate: %s) as %j, known to the %s",
    async (date, approximate, dateFiled, datePrecision) => {
      const row = { ...cluster, date_filed: date, date_filed_is_approximate: approximate };
      const { cases, repaired } = await readExport(createFiles({ clusters: [row] }));
      expect(cases).toMatchObject([{ dateFiled, datePrecision }]);
      expect(repaired).toHaveLength(datePrecision === "unknown" ? 1 : 0);
    },
  );

  it("gives each case its docket and citations, whatever the order of the tables", async () => {
    const ids = Array.from({ length: 40 }, (_, at) => ((at * 27) % 40) + 1);
    const { cases, refused } = await readExport(
      createFiles({
        dockets: [...ids].reverse().map((id) => ({ ...docket, id: String(id + 100), docket_number: `no. ${id}` })),
        clusters: ids.map((id) => ({ ...cluster, id: String(id), docket_id: String(id + 100) })),
        citations: ids
          .toSorted((a, b) => b - a)
          .map((id) => ({
            id: String(id),
            volume: String(id),
            reporter: "F.2d",
            page: "1",
            type: "1",
            cluster_id: String(id),
          })),
      }),
    );
    expect(refused).toEqual([]);
    expect(cases.map(({ sourceId }) => Number(sourceId))).toEqual(ids);
    expect(cases.map(({ docketNumber }) => docketNumber)).toEqual(ids.map((id) => `no. ${id}`));
    expect(cases.map(({ citations }) => citations)).toEqual(ids.map((id) => [`${id} F.2d 1`]));
  });

  it("reads tables whose quotes are doubled, and only where they are needed", async () => {
    const files = createFiles({});
    const plain = Object.fromEntries(
      Object.entries(files).map(([path, csv]) => [path, csv.replace(/"([^",\n]*)"/g, "$1")]),
    );
    const clusters =
      "id,judges,date_filed,date_filed_is_approximate,case_name_short,case_name,case_name_full,docket_id\n";
    const { cases, opinions, refused } = await readExport({
      ...plain,
      "bulk/opinion-clusters-2031-01-31.csv": `${clusters}7,,1931-05-04,f,,"Cedar ""Ned"", Inc. v. Dog\\",,50\n`,
    });
    expect(refused).toEqual([]);
    expect(cases).toMatchObject([{ name: 'Cedar "Ned", Inc. v. Dog\\', docketNumber: "90-1" }]);
    expect(opinions).toHaveLength(1);
  });

  it("takes only the selected cases and their opinions", async () => {
    const selection = createCaseSelection({ courts: ["scotus"], from: "1930-01-01" });
    const files = createFiles({
      courts: [court, { ...court, id: "scotus" }],
      dockets: [docket, { ...docket, id: "51", court_id: "scotus" }],
      clusters: [
        cluster,
        { ...cluster, id: "8", docket_id: "51" },
        { ...cluster, id: "9", docket_id: "51", date_filed: "1929-12-31" },
      ],
      opinions: [opinion, { ...opinion, id: "71", cluster_id: "8" }],
    });
    const records = await collectItems(courtlistenerBulk.records(createMemorySource(files), { selection }));
    expect(records.map(({ kind }) => kind)).toEqual(["court", "court", "case", "opinion"]);
    expect(selection.leftOut).toEqual({ cases: 2, opinions: 1 });
  });

  it("yields which case cites which, as the citation map states it of opinions", async () => {
    const map = (pairs: readonly (readonly [string, string])[]) =>
      writeTable(
        ["id", "depth", "cited_opinion_id", "citing_opinion_id"],
        pairs.map(([citing, cited], at) => ({
          id: String(at),
          depth: "1",
          cited_opinion_id: cited,
          citing_opinion_id: citing,
        })),
      );
    const records = await collectItems(
      courtlistenerBulk.records(
        createMemorySource({
          ...createFiles({
            clusters: ["7", "8", "9"].map((id) => ({ ...cluster, id })),
            opinions: [
              ["70", "7"],
              ["71", "7"],
              ["80", "8"],
              ["90", "9"],
            ].map(([id = "", cluster_id = ""]) => ({ ...opinion, id, cluster_id, plain_text: `Text of ${id}.` })),
          }),
          "bulk/citation-map-2031-01-31.csv": map([
            ["80", "71"],
            ["80", "70"],
            ["90", "80"],
            ["90", "70"],
            ["71", "70"],
            ["90", "12345"],
          ]),
        }),
      ),
    );
    expect(filterKind(records, "cited_cases").map(({ caseSourceId, cited }) => [caseSourceId, cited])).toEqual([
      ["8", ["7"]],
      ["9", ["7", "8"]],
    ]);
  });

  it("refuses a broken row with its place", async () => {
    const input = createFiles({});
    const broken = {
      ...input,
      "bulk/opinion-clusters-2031-01-31.csv": `${input["bulk/opinion-clusters-2031-01-31.csv"]}"8","cut"\n`,
    };
    const { refused, cases } = await readExport(broken);
    expect(cases).toHaveLength(1);
    expect(refused).toEqual([expect.stringMatching(/^case line 3: it has 2 values, not \d+$/)]);
  });

  it("reads an opinion of unknown type as combined, and reports it", async () => {
    const { opinions, repaired } = await readExport(createFiles({ opinions: [{ ...opinion, type: "999new" }] }));
    expect(opinions[0]?.kind).toBe("combined");
    expect(repaired).toEqual(['opinion 70: its type "999new" is read as a combined opinion']);
  });

  it("reads the newest file of a table", async () => {
    const older = writeTable(COURTS, [{ ...court, full_name: "Old" }]);
    const { courts, refused } = await readExport({ ...createFiles({}), "bulk/courts-2030-12-31.csv": older });
    expect(courts.map(({ name }) => name)).toEqual(["Court of Appeals for the Ninth Circuit"]);
    expect(refused).toEqual(["file file: a newer file of the same table is read"]);
  });

  it.each([
    ["a missing table", { "bulk/dockets-2031-01-31.csv": undefined }, /there is no dockets-YYYY-MM-DD\.csv/],
    [
      "a missing column",
      { "bulk/courts-2031-01-31.csv": "id,full_name\n" },
      /courts-2031-01-31\.csv: the table has no column "citation_string", "jurisdiction"/,
    ],
  ])("fails as a whole for %s", async (_, change, message) => {
    const input = Object.entries({ ...createFiles({}), ...change }).filter(
      (file): file is [string, string] => file[1] !== undefined,
    );
    const error = await readExport(Object.fromEntries(input)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).message).toMatch(message);
  });

  it("fails for an empty folder", async () => {
    await expect(readExport({})).rejects.toThrow(/is not complete, there is no courts-/);
  });

  it.each([
    [["x/opinion-clusters-2026-11-01.csv"], true],
    [["opinion-clusters.csv"], true],
    [["clusters.csv", "a.txt"], false],
    [[], false],
  ])("recognises %j: %s", (paths, expected) => {
    const entries = paths.map((path) => ({ path, open: () => new ReadableStream<Uint8Array>() }));
    expect(courtlistenerBulk.detect(entries)).toBe(expected);
  });

  it("stops when its signal is aborted", async () => {
    const records = courtlistenerBulk.records(createMemorySource(createFiles({})), { signal: AbortSignal.abort() });
    await expect(collectItems(records)).rejects.toThrow(/abort/i);
  });
});
