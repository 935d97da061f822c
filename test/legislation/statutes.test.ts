import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { SECTIONS } from "../support/corpora/small-legislation.ts";
import { buildFromRecords, createCode, createSection } from "./jsonl-records.ts";

const engine = await openEngine((await buildSmallCorpus()).bytes);
afterAll(() => engine.close());

async function found(request: Parameters<typeof engine.statutes.search>[0]): Promise<string[]> {
  return (await engine.statutes.search(request)).results.map(({ actId }) => actId);
}

describe("statutes.search", () => {
  it.each([
    ["91 U.S.C. § 102", "usc-91-102"],
    ["91 usc 102", "usc-91-102"],
    ["91 U.S.C. § 102(a)", "usc-91-102"],
    ["91 CFR 7.2", "cfr-91-7_2e2"],
    ["91 CFR part 7", "cfr-91-7_2e1"],
    ["D.C. Code § 91-2101", "dc-code-91-2101"],
    ["Fed. R. Evid. 403", "fre-403"],
    ["Executive Order 13725", "eo-13725"],
    ["U.S. Const. amend. XIV, § 2", "us-const-amend14-2"],
    ["fourteenth amendment", "us-const-amend14-1"],
    ["Vt. Const. ch. I, art. 1", "vt-const-1"],
    ["what do 91 USC 103 lanterns cost", "usc-91-103"],
  ])("%s gives the section first, with score 1", async (query, actId) => {
    const { results } = await engine.statutes.search({ query });
    expect(results[0]).toMatchObject({ actId, relevanceScore: 1 });
  });

  it("returns all sections of an amendment and no others", async () => {
    expect(await found({ query: "amendment XIV" })).toEqual(["us-const-amend14-1", "us-const-amend14-2"]);
  });

  it("returns the cited section first, then the sections that cite it", async () => {
    const { results, total } = await engine.statutes.search({ query: "91 U.S.C. § 102" });
    expect(results.map(({ actId }) => actId)).toEqual(["usc-91-102", "usc-91-103"]);
    expect(total).toBe(2);
    expect(results[1]!.relevanceScore).toBeLessThan(1);
  });

  it("looks for the words of a citation that the corpus does not hold", async () => {
    expect(await found({ query: "93 U.S.C. § 102" })).toContain("usc-91-102");
  });

  it.each(SECTIONS.filter(({ heading, asOf }) => heading !== "Definitions" && asOf !== "1793-07-09"))(
    "$citation by its heading",
    async ({ id, heading }) => {
      expect((await found({ query: heading }))[0]).toBe(id);
    },
  );

  it("finds by the way down to a section", async () => {
    expect(await found({ query: "lighthouses title definitions" })).toEqual(["usc-92-101", "usc-91-101"]);
  });

  it("never returns two versions of one section", async () => {
    const { results, total } = await engine.statutes.search({ query: "lakes open" });
    expect(results.filter(({ actId }) => actId === "vt-const-1")).toHaveLength(1);
    expect(total).toBe(results.length);
    expect(results[0]!.title).toBe("Lakes and ponds");
    expect(await found({ query: "lakes ponds", state: "vt" })).toEqual(["vt-const-1"]);
  });

  it.each([
    ["xylophone", {}],
    ["toll", { corpusType: "CONSTITUTION" }],
    ["toll", { state: "zz" }],
    ["91 U.S.C. § 102", { corpusType: "CFR", titleNumber: 92 }],
    ["!!", {}],
  ] as const)("%s, %j: nothing, without a failure", async (query, filters) => {
    expect(await engine.statutes.search({ query, ...filters })).toMatchObject({ results: [], total: 0, query });
  });

  it.each([
    [{ corpusType: "CFR" }, ["cfr-91-7_2e1"]],
    [{ corpusType: "USC" }, ["usc-91-102", "usc-91-103"]],
    [{ corpusType: "USC", titleNumber: 92 }, []],
    [{ titleNumber: 91 }, ["usc-91-102", "cfr-91-7_2e1", "usc-91-103"]],
    [{ corpusType: "USC", state: "dc" }, ["usc-91-102", "usc-91-103"]],
    [{ state: "dc" }, []],
  ] as const)("filters: %j", async (filters, expected) => {
    expect(await found({ query: "tolls", ...filters })).toEqual(expected);
  });

  it("keeps the limit, and counts all", async () => {
    const { results, total } = await engine.statutes.search({ query: "tolls", limit: 1 });
    expect([results.length, total]).toEqual([1, 3]);
  });

  it("returns every field of a section that the source has, and no other", async () => {
    const [first] = (await engine.statutes.search({ query: "91 U.S.C. § 102" })).results;
    expect(first).toEqual({
      actId: "usc-91-102",
      citation: "91 U.S.C. § 102",
      citationShort: "91 USC 102",
      title: "Tolls of ferries",
      corpusType: "USC",
      year: 2021,
      relevanceScore: 1,
      excerpt:
        "(a) No toll shall be taken on a ferry but that which is posted. (b) A toll taken in breach of subsection (a) shall be paid back threefold.",
      titleNumber: 91,
      titleName: "Ferries",
      chapter: "1",
      chapterName: "Tolls",
      sectionNumber: "102",
      displayPath: "Title 91—Ferries › Chapter 1—Tolls › 91 U.S.C. § 102",
      breadcrumb: [
        { label: "Title 91—Ferries", level: "title" },
        { label: "Chapter 1—Tolls", level: "chapter" },
      ],
      htmlUrl: "https://uscode.example/91/102",
    });
  });

  it("cuts the best passage out of a long text, as plain text", async () => {
    const filler = "Nothing is said here of the matter at hand. ".repeat(400);
    const { bytes } = await buildFromRecords([
      createCode("usc-91"),
      createSection("usc-91-1", "usc-91", { text: `${filler}\n\nA <ferry> & its lantern shall burn.\n\n${filler}` }),
    ]);
    const own = await openEngine(bytes);
    const [hit] = (await own.statutes.search({ query: "lantern ferry burn" })).results;
    await own.close();
    expect(hit!.excerpt).toContain("A <ferry> & its lantern shall burn.");
    expect(hit!.excerpt.length).toBeLessThanOrEqual(300);
    expect(hit!.excerpt).toMatch(/^….*…$/s);
  });

  it("returns its cost at the top level", async () => {
    const body = await engine.statutes.search({ query: "tolls" });
    expect(body.creditsConsumed).toBe(4);
    expect(body.processingTimeMs).toBeGreaterThanOrEqual(0);
    expect(Object.keys(body).toSorted()).toEqual(["creditsConsumed", "processingTimeMs", "query", "results", "total"]);
  });

  it.each([
    [{ query: "q" }, "query"],
    [{ query: "q".repeat(501) }, "query"],
    [{ query: "qq", limit: 0 }, "limit"],
    [{ query: "qq", limit: 51 }, "limit"],
    [{ query: "qq", state: "DC" }, "state"],
    [{ query: "qq", state: "d" }, "state"],
    [{ query: "qq", state: "dcc" }, "state"],
    [{ query: "qq", corpusType: "usc" }, "corpusType"],
    [{ query: "qq", titleNumber: 1.5 }, "titleNumber"],
  ])("%j is refused", async (request, field) => {
    await expect(engine.statutes.search(request as { query: string })).rejects.toMatchObject({
      code: "validation_failed",
      details: { issues: [{ loc: ["body", field] }] },
    });
  });

  it.each([
    { query: "qq" },
    { query: "q".repeat(500) },
    { query: "qq", limit: 1 },
    { query: "qq", limit: 50 },
    { query: "qq", titleNumber: -3 },
  ])("accepts a request on the bound (%#)", async (request) => {
    expect((await engine.statutes.search(request)).total).toBe(0);
  });
});

describe("statutes.states", () => {
  it("counts each section once, in its place", async () => {
    const { data, meta } = await engine.statutes.states();
    expect(data.jurisdictions).toHaveLength(52);
    expect(data.jurisdictions.filter(({ hasData }) => hasData)).toEqual([
      { code: "dc", name: "District of Columbia", kind: "state", sectionCount: 1, hasData: true },
      { code: "vt", name: "Vermont", kind: "state", sectionCount: 1, hasData: true },
      { code: "federal", name: "Federal", kind: "federal", sectionCount: 10, hasData: true },
    ]);
    expect([data.totalSections, data.stateCountWithData]).toEqual([12, 2]);
    expect(meta).toEqual({ processingTimeMs: expect.any(Number), creditsConsumed: 1 });
  });
});

describe("statutes.codes", () => {
  it.each([
    ["dc", "District of Columbia", [["dc-code-91", "D.C. Code, Title 91: Harbors", 1]]],
    ["vt", "Vermont", [["vt-const", "Constitution of Vermont", 1]]],
    ["ca", "California", []],
  ])("lists the codes of the state %s", async (state, stateName, codes) => {
    const { data } = await engine.statutes.codes({ state });
    expect(data).toEqual({
      state,
      stateName,
      codes: codes.map(([actId, displayLabel, sectionCount]) => ({ actId, displayLabel, sectionCount })),
    });
  });

  it("federal, by corpus and title", async () => {
    const { data } = await engine.statutes.codes({ state: "federal" });
    expect(data.codes.map(({ actId, sectionCount }) => [actId, sectionCount])).toEqual([
      ["usc-91", 3],
      ["usc-92", 1],
      ["cfr-91", 2],
      ["us-const", 2],
      ["fre", 1],
      ["eo", 1],
    ]);
  });

  it.each(["zz", "pr"])("%s is no state", async (state) => {
    await expect(engine.statutes.codes({ state })).rejects.toMatchObject({ code: "state_not_found" });
  });

  it.each(["DC", "Federal", "d", "dcc", ""])("%j is refused", async (state) => {
    await expect(engine.statutes.codes({ state })).rejects.toMatchObject({ code: "validation_failed" });
  });
});

describe("statutes.section", () => {
  it("returns one complete section and its neighbours", async () => {
    const { data } = await engine.statutes.section({ actId: "usc-91-102" });
    const source = SECTIONS[1]!;
    expect(data).toMatchObject({
      code: { actId: "usc-91", displayLabel: "United States Code, Title 91: Ferries" },
      status: "in_force",
      text: source.text,
      history: source.history,
      notes: source.notes,
      asOf: null,
      versions: [],
      previous: { actId: "usc-91-101", citation: "91 U.S.C. § 101", title: "Definitions" },
      next: { actId: "usc-91-103", citation: "91 U.S.C. § 103", title: "Night crossings" },
      citedBy: { total: 0, cases: [] },
    });
    expect(data).not.toHaveProperty("xmlUrl");
  });

  it.each([
    ["usc-91-101", null, "usc-91-102"],
    ["usc-91-103", "usc-91-102", null],
    ["vt-const-1", null, null],
  ])("%s stands at the edge of its code", async (actId, previous, next) => {
    const { data } = await engine.statutes.section({ actId });
    expect([data.previous?.actId ?? null, data.next?.actId ?? null]).toEqual([previous, next]);
  });

  it.each([
    [undefined, "Lakes and ponds", "1924-11-04"],
    ["1924-11-04", "Lakes and ponds", "1924-11-04"],
    ["1924-11-03", "Lakes", "1793-07-09"],
    ["1793-07-09", "Lakes", "1793-07-09"],
  ])("returns the version as of %s", async (asOf, title, since) => {
    const { data } = await engine.statutes.section({ actId: "vt-const-1", asOf });
    expect(data).toMatchObject({ title, asOf: since, versions: ["1793-07-09", "1924-11-04"] });
  });

  it.each([
    [{ actId: "vt-const-1", asOf: "1793-07-08" }, "1793-07-08"],
    [{ actId: "usc-91-999" }, "usc-91-999"],
    [{ actId: "usc-91" }, "is a code"],
    [{ actId: "boats-act-1951" }, "boats-act-1951"],
  ])("%j is not there", async (request, words) => {
    await expect(engine.statutes.section(request)).rejects.toMatchObject({
      code: "act_not_found",
      message: expect.stringContaining(words),
    });
  });

  it.each([{ actId: "" }, { actId: "a/b" }, { actId: "a".repeat(201) }, { actId: "a", asOf: "1793-02-30" }])(
    "%j is refused",
    async (request) => {
      await expect(engine.statutes.section(request)).rejects.toMatchObject({ code: "validation_failed" });
    },
  );
});

describe("codes of whole versions", () => {
  it.each([
    [true, 1],
    [undefined, 2],
  ])("with wholeVersions %s returns a section that the newest version lacks", async (wholeVersions, total) => {
    const { bytes, report } = await buildFromRecords([
      createCode("x-const", { corpusType: "CONSTITUTION", titleNumber: null, wholeVersions }),
      createSection("x-const-1", "x-const", { heading: "Lakes", asOf: "1793-07-09" }),
      createSection("x-const-2", "x-const", { heading: "Lakes", asOf: "1793-07-09" }),
      createSection("x-const-1", "x-const", { heading: "Lakes", asOf: "1924-11-04" }),
    ]);
    const own = await openEngine(bytes);
    expect(report.stored.sections).toBe(total);
    expect((await own.statutes.search({ query: "lakes" })).total).toBe(total);
    expect((await own.statutes.states()).data.totalSections).toBe(total);
    expect((await own.statutes.section({ actId: "x-const-2", asOf: "1800-01-01" })).data.title).toBe("Lakes");
    await own.close();
  });
});
