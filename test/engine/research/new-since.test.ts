import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Engine } from "../../../src/contract/engine.ts";
import { packIds, unpackIds } from "../../../src/contract/schemas/research/case-ids.ts";
import type { NewSinceInput, NewSinceResponse } from "../../../src/contract/schemas/research/new-since.ts";
import type { SavedQuery } from "../../../src/contract/schemas/research/saved-query.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { createFerryCases } from "../../support/corpora/ferry-cases.ts";
import { SMALL_CASES, type SmallCase } from "../../support/corpora/small-cases.ts";
import { buildSmallCorpus } from "../../support/corpora/small-corpus.ts";
import { anySearch } from "../search-arbitrary.ts";

const open = async (cases: readonly SmallCase[]) => openEngine((await buildSmallCorpus(cases)).bytes);

/** The small cases without the one that overrules and the one that is overruled in India: as they were in 1979. */
const EARLIER = SMALL_CASES.filter(({ case: { clusterId } }) => clusterId !== 1003 && clusterId !== 2002);
const [earlier, today, grown] = await Promise.all([
  open(EARLIER),
  open(SMALL_CASES),
  open([...SMALL_CASES, ...createFerryCases(120)]),
]);
afterAll(() => Promise.all([earlier.close(), today.close(), grown.close()]));

type Given = NewSinceInput["saved"];

const run = async (engine: Engine, saved: Given, more: Omit<NewSinceInput, "saved"> = {}) =>
  (await engine.research.newSince({ saved, ...more })).data;

/** All cases of one list, page by page. */
async function whole<Row>(
  engine: Engine,
  saved: Given,
  list: (data: NewSinceResponse["data"]) => { readonly total: number; readonly results: readonly Row[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { total, results } = list(await run(engine, saved, { page, pageSize: 7 }));
    rows.push(...results);
    if (page * 7 >= total) return rows;
  }
}

/** Returns the status of each found case by id. */
async function standings(engine: Engine, { query, filters, syntax }: Given): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (let page = 1; ; page++) {
    const request = { query, filters, syntax, page, pageSize: 100, content: false };
    const { data, meta } = await engine.research.search(request);
    for (const { id, metadata } of data.results) found.set(Number(id), metadata.freshness);
    if (page >= meta.totalPages) return found;
  }
}

const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

const EARLIER_CORPUS = {
  name: "small",
  version: "1",
  cases: 6,
  currentThrough: { US: "1985-09-30", IN: "1964-08-14" },
  currentThroughPrecision: { US: "day", IN: "day" },
};

describe("newSince reports exactly the difference of two searches", () => {
  it.each([
    ["a corpus that grew", earlier, grown],
    ["one that shrank", grown, earlier],
    ["the same", today, today],
  ])("reports the difference over %s", async (_, before, after) => {
    const readable = anySearch.filter(({ query }) => !/[()]/.test(query ?? "") || /\(\d|ferry OR boat/.test(query));
    await assertProperty(
      fc.asyncProperty(readable, async ({ query, filters, syntax }) => {
        const saved = { name: "n", query, filters, syntax };
        const then = await standings(before, saved);
        const now = await standings(after, saved);
        const { saved: kept } = await run(before, saved);
        const data = await run(after, kept);
        const fresh = await whole(after, kept, (all) => all.new);
        const gone = await whole(after, kept, (all) => all.gone);
        const changed = await whole(after, kept, (all) => all.changed);

        const expected = ascending([...now.keys()].filter((id) => !then.has(id)));
        expect(ascending(fresh.map(({ id }) => Number(id)))).toEqual(expected);
        expect(gone.map(({ clusterId }) => clusterId)).toEqual(
          ascending([...then.keys()].filter((id) => !now.has(id))),
        );
        expect(gone.every(({ clusterId, was }) => was === then.get(clusterId))).toBe(true);
        expect(ascending(changed.map(({ clusterId }) => clusterId))).toEqual(
          ascending([...now.keys()].filter((id) => then.has(id) && then.get(id) !== now.get(id))),
        );
        for (const { clusterId, was, freshness } of changed)
          expect([was, freshness]).toEqual([then.get(clusterId), now.get(clusterId)]);
        expect([data.total, data.new.total, data.gone.total, data.changed.total]).toEqual([
          now.size,
          fresh.length,
          gone.length,
          changed.length,
        ]);

        // The record that comes out knows what a search finds now, and nothing is new to it.
        const remembered = data.saved.lastRun.found.flatMap(({ freshness, ids }) =>
          unpackIds(ids)!.map((id) => [id, freshness] as const),
        );
        expect(new Map(remembered.sort(([a], [b]) => a - b))).toEqual(new Map([...now].sort(([a], [b]) => a - b)));
        const again = await run(after, data.saved);
        expect([again.new.total, again.gone.total, again.changed.total]).toEqual([0, 0, 0]);
        expect(again.saved).toEqual(data.saved);
      }),
      { numRuns: 12 },
    );
  });
});

describe("the years go by", () => {
  const saved = { name: "Ferries", query: "ferry OR fee" };

  it("reports every case as new in a first run, best first, with the matched words", async () => {
    const data = await run(earlier, saved, { at: "1979-12-31T12:00:00Z" });
    expect(data).toMatchObject({ since: null, total: 3, gone: { total: 0 }, changed: { total: 0 } });
    const { data: found } = await earlier.research.search({ query: saved.query, content: false });
    expect(data.new).toEqual({ total: 3, results: found.results });
    expect(data.saved).toEqual({
      ...saved,
      syntax: "standard",
      filters: {},
      lastRun: {
        at: "1979-12-31T12:00:00Z",
        corpus: EARLIER_CORPUS,
        total: 3,
        found: [
          { freshness: "Good Law", ids: packIds([1001, 1002, 2001]) },
          { freshness: "Distinguished", ids: "" },
          { freshness: "Questioned", ids: "" },
          { freshness: "Overruled", ids: "" },
        ],
      },
    });
  });

  it("reports two new decisions and the changed status of others, with the words that changed it", async () => {
    const { saved: kept } = await run(earlier, saved, { at: "1979-12-31T12:00:00Z" });
    const data = await run(today, kept);
    expect(data.since).toEqual({
      at: "1979-12-31T12:00:00Z",
      corpus: EARLIER_CORPUS,
      total: 3,
    });
    expect(ascending(data.new.results.map(({ id }) => Number(id)))).toEqual([1003, 2002]);
    expect(
      data.changed.results.map(({ clusterId, was, freshness, reason }) => [
        clusterId,
        was,
        freshness,
        reason?.clusterId,
      ]),
    ).toEqual([
      [1001, "Good Law", "Overruled", 1003],
      [2001, "Good Law", "Overruled", 2002],
      [1002, "Good Law", "Distinguished", 1003],
    ]);
    expect(data.changed.results[0]?.reason?.snippet).toContain("overrule");
    expect(data.saved.lastRun).not.toHaveProperty("at");
  });

  it("reports as gone a case that no longer matches or is no longer in the corpus", async () => {
    const good = { ...saved, filters: { freshness: "Good Law" as const } };
    const { saved: kept } = await run(earlier, good);
    const gone = (await run(today, kept)).gone.results;
    expect(gone.map(({ clusterId, was, case: held }) => [clusterId, was, held?.freshness])).toEqual([
      [1001, "Good Law", "Overruled"],
      [1002, "Good Law", "Distinguished"],
      [2001, "Good Law", "Overruled"],
    ]);
    const { saved: later } = await run(today, saved);
    const lost = (await run(earlier, later)).gone.results;
    expect(lost.map(({ clusterId, case: held }) => [clusterId, held])).toEqual([
      [1003, null],
      [2002, null],
    ]);
  });

  it("follows the case of a citation query and the cases that cite it", async () => {
    const { saved: kept } = await run(earlier, { name: "Marlow", query: "701 U.S. 10" });
    const data = await run(today, kept);
    expect(data.new.results.map(({ id }) => id)).toEqual(["1003"]);
    expect(data.changed.results.map(({ clusterId }) => clusterId)).toEqual([1001, 1002]);
  });
});

describe("a record", () => {
  it("survives JSON, and accepts flat fields and names with underscores", async () => {
    const { saved } = await run(earlier, { name: "n", query: "ferry", jurisdiction: "US" });
    const { lastRun, ...rest } = JSON.parse(JSON.stringify(saved)) as SavedQuery;
    expect(rest.filters).toEqual({ jurisdiction: "US" });
    const spelled = { ...rest, last_run: lastRun } as unknown as Given;
    expect((await run(today, spelled)).since?.total).toBe(lastRun.total);
  });

  it("costs as much as a search with the same number of new cases", async () => {
    const saved = { name: "n", query: "ferry" };
    for (const [pageSize, credits] of [
      [20, 1],
      [50, 2],
      [100, 3],
    ] as const) {
      const { data, meta } = await grown.research.newSince({ saved, pageSize });
      expect([data.new.results.length, meta.creditsConsumed]).toEqual([pageSize, credits]);
      const again = await grown.research.newSince({ saved: data.saved, pageSize });
      expect(again.meta.creditsConsumed).toBe(1);
    }
  });

  it("has a result state of a few bytes per case", async () => {
    const { saved } = await run(grown, { name: "n", query: "ferry" });
    expect(saved.lastRun.total).toBeGreaterThan(120);
    expect(JSON.stringify(saved).length).toBeLessThan(500 + 3 * saved.lastRun.total);
  });

  it.each<[string, Given, readonly string[]]>([
    ["no name", { name: "", query: "q" }, ["name"]],
    ["a contradiction", { name: "n", query: "q", court: "a", filters: { court: "b" } }, ["court"]],
    [
      "invalid ids",
      { name: "n", query: "q", lastRun: lastRun([{ freshness: "Good Law", ids: "5,0" }]) },
      ["lastRun", "found", "0", "ids"],
    ],
    [
      "five statuses",
      { name: "n", query: "q", lastRun: lastRun(Array(5).fill({ freshness: "Overruled", ids: "" })) },
      ["lastRun", "found"],
    ],
  ])("refuses a saved search with %s", async (_, saved, path) => {
    await expect(run(today, saved)).rejects.toMatchObject({
      code: "validation_failed",
      details: { issues: [{ loc: ["body", "saved", ...path.map((key) => (/^\d$/.test(key) ? Number(key) : key))] }] },
    });
  });
});

function lastRun(found: SavedQuery["lastRun"]["found"]): SavedQuery["lastRun"] {
  return { corpus: { name: "c", version: "1", cases: 1, currentThrough: {} }, total: 1, found };
}
