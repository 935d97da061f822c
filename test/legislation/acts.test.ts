import { afterAll, describe, expect, it } from "vitest";
import { openEngine } from "../../src/engine/open-engine.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";

const engine = await openEngine((await buildSmallCorpus()).bytes);
afterAll(() => engine.close());

const BOATS = "boats-act-1951";
const CANALS = "canals-act-1951";
const GOA = "goa-ferries-act-1988";
const PORT = "port-rules-1999";

describe("acts.list", () => {
  it.each([
    [{}, [PORT, GOA, BOATS, CANALS]],
    [{ sort: "year_desc" }, [PORT, GOA, BOATS, CANALS]],
    [{ sort: "year_asc" }, [BOATS, CANALS, GOA, PORT]],
    [{ sort: "title_asc" }, [PORT, BOATS, CANALS, GOA]],
    [{ sort: "title_desc" }, [GOA, CANALS, BOATS, PORT]],
    [{ sort: "popular" }, [PORT, GOA, BOATS, CANALS]],
    [{ category: "central" }, [BOATS]],
    [{ category: "state" }, [GOA]],
    [{ category: "repealed" }, [CANALS]],
    [{ category: "spent" }, []],
    [{ state: "goa" }, [GOA]],
    [{ state: "Goa" }, [GOA]],
    [{ state: "kerala" }, []],
    [{ department: "port-board" }, [PORT]],
    [{ status: "in_force" }, [GOA, BOATS]],
    [{ status: "spent" }, [PORT]],
    [{ yearFrom: 1951 }, [PORT, GOA, BOATS, CANALS]],
    [{ yearFrom: 1952 }, [PORT, GOA]],
    [{ yearTo: 1951 }, [BOATS, CANALS]],
    [{ yearTo: 1950 }, []],
    [{ yearFrom: 1988, yearTo: 1988 }, [GOA]],
    [{ search: "FERR" }, [GOA]],
    [{ search: "act, 1951" }, [BOATS, CANALS]],
    [{ search: "%" + "a" }, []],
    [{ search: "act", status: "in_force", yearTo: 1960 }, [BOATS]],
  ] as const)("lists the Acts that match %j", async (request, expected) => {
    const { results, total } = await engine.acts.list(request);
    expect(results.map(({ actId }) => actId)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it("returns the known fields of an Act", async () => {
    expect((await engine.acts.list({ search: "boats" })).results).toEqual([
      {
        actId: BOATS,
        title: "The Boats Act, 1951",
        year: 1951,
        category: "central",
        state: "",
        department: "",
        actNumber: "91 of 1951",
        actStatus: "in_force",
        enactmentDate: "1951-05-01",
        enactmentDatePrecision: "day",
      },
    ]);
  });

  it.each([
    [1, 3, [PORT, GOA, BOATS], true],
    [2, 3, [CANALS], false],
    [1, 4, [PORT, GOA, BOATS, CANALS], false],
    [2, 2, [BOATS, CANALS], false],
    [9, 3, [], false],
  ])("lists page %i of the Acts with %i per page", async (page, pageSize, expected, hasMore) => {
    const { results, ...rest } = await engine.acts.list({ page, pageSize });
    expect(results.map(({ actId }) => actId)).toEqual(expected);
    expect(rest).toEqual({ total: 4, page, pageSize, hasMore });
  });

  it.each([
    [{ category: "federal" }, "category"],
    [{ status: "in force" }, "status"],
    [{ search: "a" }, "search"],
    [{ search: "a".repeat(201) }, "search"],
    [{ sort: "newest" }, "sort"],
    [{ page: 0 }, "page"],
    [{ pageSize: 0 }, "pageSize"],
    [{ pageSize: 101 }, "pageSize"],
    [{ yearFrom: 1990, yearTo: 1989 }, "yearFrom"],
  ])("%j is refused", async (request, field) => {
    await expect(engine.acts.list(request as object)).rejects.toMatchObject({
      code: "validation_failed",
      details: { issues: [{ loc: ["body", field] }] },
    });
  });

  it.each([{ search: "a".repeat(200) }, { search: "ac" }, { pageSize: 100 }, { yearFrom: 1990, yearTo: 1990 }])(
    "accepts a list request with %j",
    async (request) => {
      await expect(engine.acts.list(request)).resolves.toMatchObject({ results: expect.any(Array) });
    },
  );
});

describe("acts.amendments", () => {
  it.each([
    [{}, [1, 2, 3, 4], { substitution: 2, insertion: 1, note: 1 }],
    [{ section: "2A" }, [2, 3, 4], { substitution: 1, insertion: 1, note: 1 }],
    [{ section: "section 2a" }, [2, 3, 4], { substitution: 1, insertion: 1, note: 1 }],
    [{ section: "9" }, [], {}],
    [{ type: "substitution" }, [1, 3], { substitution: 2, insertion: 1, note: 1 }],
    [{ type: "omission" }, [], { substitution: 2, insertion: 1, note: 1 }],
    [{ type: "substitution", section: "1" }, [1], { substitution: 1 }],
  ] as const)("lists the amendments that match %j", async (filters, ids, counts) => {
    const body = await engine.acts.amendments({ actId: BOATS, ...filters });
    expect(body.footnotes.map(({ footnoteId }) => footnoteId)).toEqual(ids);
    expect(body.totalFootnotes).toBe(ids.length);
    expect(body.typeCounts).toEqual({ substitution: 0, insertion: 0, omission: 0, note: 0, renumbering: 0, ...counts });
  });

  it("returns a footnote as the contract declares it", async () => {
    const body = await engine.acts.amendments({ actId: BOATS, pageSize: 1 });
    expect(body).toMatchObject({ actId: BOATS, title: "The Boats Act, 1951", totalFootnotes: 4 });
    expect(body.footnotes).toEqual([
      {
        footnoteText: "Subs. by Act 9 of 1960, s. 2, for “ship” (w.e.f. 1-4-1960).",
        footnoteType: "substitution",
        sectionNumber: "1",
        sectionTitle: "",
        footnoteId: 1,
        byAct: "Act 9 of 1960",
        originalText: "ship",
        effectiveDate: "1960-04-01",
        effectiveDatePrecision: "day",
      },
    ]);
  });

  it.each([
    [2, 3, [4]],
    [3, 3, []],
  ])("lists page %i of the amendments with %i per page", async (page, pageSize, ids) => {
    const body = await engine.acts.amendments({ actId: BOATS, page, pageSize });
    expect(body.footnotes.map(({ footnoteId }) => footnoteId)).toEqual(ids);
    expect(body.totalFootnotes).toBe(4);
  });

  it("an Act without footnotes has none", async () => {
    expect(await engine.acts.amendments({ actId: CANALS })).toMatchObject({ totalFootnotes: 0, footnotes: [] });
  });

  it("an Act that is not there", async () => {
    await expect(engine.acts.amendments({ actId: "no-act" })).rejects.toMatchObject({ code: "act_not_found" });
  });

  it.each([
    { actId: "a b" },
    { actId: BOATS, type: "repeal" },
    { actId: BOATS, pageSize: 201 },
    { actId: BOATS, pageSize: 0 },
  ])("%j is refused", async (request) => {
    await expect(engine.acts.amendments(request as { actId: string })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });

  it("accepts a page size of 200", async () => {
    await expect(engine.acts.amendments({ actId: BOATS, pageSize: 200 })).resolves.toMatchObject({ totalFootnotes: 4 });
  });
});

describe("acts.text", () => {
  it("returns the sections of an Act in order", async () => {
    const { data, meta } = await engine.acts.text({ actId: BOATS });
    expect(data).toMatchObject({ actId: BOATS, longTitle: "An Act to register boats.", citeCount: 0 });
    expect(data.sections).toEqual([
      { sectionNumber: "", sectionTitle: "", chapter: "", text: "Be it enacted as follows:", validity: null },
      {
        sectionNumber: "1",
        sectionTitle: "Short title",
        chapter: "Chapter I",
        text: "This Act may be called the Boats Act, 1951.",
        validity: null,
      },
      {
        sectionNumber: "2A",
        sectionTitle: "Register of boats",
        chapter: "Chapter I",
        text: "Every boat shall be entered in the register.",
        validity: null,
      },
    ]);
    expect(meta.creditsConsumed).toBe(1);
  });

  it.each(["2A", "2a", "s. 2A", "§ 2A", "Section 2A"])("section %s alone", async (section) => {
    const { data } = await engine.acts.text({ actId: BOATS, section });
    expect(data.sections.map(({ sectionNumber }) => sectionNumber)).toEqual(["2A"]);
  });

  it.each([{ actId: "no-act" }, { actId: BOATS, section: "3" }])("%j is not there", async (request) => {
    await expect(engine.acts.text(request)).rejects.toMatchObject({ code: "act_not_found" });
  });
});
