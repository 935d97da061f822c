import { describe, expect, it } from "vitest";
import { captureError } from "../../support/capture-error.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import type { EngineOfTest } from "../engine-of-test.ts";
import { expectShape } from "../expect-shape.ts";

/** Describes the verbs of this area. */
export function describeResearch(engine: EngineOfTest): void {
  describeSearch(engine);
  describeSearchExplanation(engine);
  describeSuggest(engine);
  describeSimilar(engine);
  describeBatch(engine);
  describeResultExport(engine);
  describeNewSince(engine);
}

function describeSearch(engine: EngineOfTest): void {
  describe("research.search", () => {
    const ids = async (query: string, more: object = {}) => {
      const body = expectShape("research.search", await engine().research.search({ query, ...more }));
      expect(body.meta.query).toBe(query);
      return body.data.results.map(({ id }) => Number(id)).toSorted();
    };

    it.each([
      ["lighthouses AND harbors", [1003]],
      ['"wrongly decided"', [1003, 2002]],
      ['"wrongly decided" NOT Marlow', [2002]],
      ["xylophone AND ferry", []],
    ])("finds the cases of %s", async (query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    it("returns the cited case first, with score 1, then those that cite it", async () => {
      const { data } = await engine().research.search({ query: "701 U.S. 10" });
      expect(data.results[0]).toMatchObject({ id: "1001", score: 1, metadata: { freshness: "Overruled" } });
      expect(
        data.results
          .slice(1)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(["1002", "1003"]);
    });

    it("filters cases by jurisdiction", async () => {
      expect(await ids('"wrongly decided"', { filters: { jurisdiction: "IN" } })).toEqual([2002]);
    });

    it("accepts the nested and the flat request alike", async () => {
      const nested = await engine().research.search({ query: '"wrongly decided"', pageSize: 1 });
      const flat = await engine().research.search({ query: '"wrongly decided"', limit: 1 });
      expect(flat.data).toEqual(nested.data);
    });

    it("counts all matches on every page", async () => {
      const first = await engine().research.search({ query: '"wrongly decided"', pageSize: 1 });
      expect(first.meta).toMatchObject({ total: 2, page: 1, pageSize: 1, totalPages: 2, creditsConsumed: 1 });
      const past = await engine().research.search({ query: '"wrongly decided"', pageSize: 1, page: 9 });
      expect(past.data.results).toEqual([]);
      expect(past.meta).toMatchObject({ total: 2, page: 9, creditsConsumed: 1 });
    });

    it("returns the whole text, or omits it on request", async () => {
      const [whole] = (await engine().research.search({ query: "lighthouses AND harbors" })).data.results;
      expect(whole?.content).toContain(SMALL_CASES[2]?.opinions[0]?.text);
      const [bare] = (await engine().research.search({ query: "lighthouses AND harbors", content: false })).data
        .results;
      expect(bare).toBeDefined();
      expect(bare).not.toHaveProperty("content");
    });

    it("returns the best passages of each case with their positions, besides the same snippet", async () => {
      const query = "marlow AND tolls";
      const { data } = expectShape("research.search", await engine().research.search({ query, passages: 2 }));
      for (const { content = "", passages = [] } of data.results) {
        expect(passages.length).toBeGreaterThan(0);
        for (const { text, start, end, opinion, paragraph } of passages) {
          expect(text.replace(/<\/?mark>/g, "")).toBe(content.slice(start, end));
          expect([opinion.number, paragraph.printed]).toEqual([expect.any(Number), null]);
        }
      }
      const [pruitt] = data.results.filter(({ id }) => id === "1002");
      expect(pruitt?.passages?.map(({ opinion }) => [opinion.number, opinion.kind, opinion.author])).toEqual([
        [1, "lead", ""],
        [2, "dissent", "Pike"],
      ]);
      const plain = await engine().research.search({ query });
      expect(data.results.map(({ passages, ...rest }) => rest)).toEqual(plain.data.results);
    });

    it("counts all matches by court, year, judge and freshness on every page", async () => {
      const found = SMALL_CASES.filter(({ case: { clusterId } }) => clusterId === 1003 || clusterId === 2002);
      const body = await engine().research.search({ query: '"wrongly decided"', pageSize: 1, facets: true });
      const { facets } = expectShape("research.search", body).data;
      const count = (values: readonly string[]) =>
        [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }));
      const plain = (rows: readonly { value: string; count: number }[] = []) =>
        rows.map(({ value, count }) => ({ value, count })).toSorted((a, b) => (a.value < b.value ? -1 : 1));
      expect(plain(facets?.court)).toEqual(plain(count(found.map(({ case: { courtId } }) => courtId))));
      expect(plain(facets?.year)).toEqual(plain(count(found.map(({ case: { dateFiled } }) => dateFiled.slice(0, 4)))));
      expect(plain(facets?.judge)).toEqual(plain(count(found.flatMap(({ case: { judges } }) => judges))));
      expect(facets?.freshness.reduce((sum, { count }) => sum + count, 0)).toBe(2);
      expect(facets?.court.map(({ label }) => label)).toContain("Supreme Court of India");
      expect((await engine().research.search({ query: "ferry" })).data).not.toHaveProperty("facets");
    });

    it("suggests a spelling for a word that no case contains", async () => {
      const misspelt = expectShape("research.search", await engine().research.search({ query: "lighthuoses" }));
      expect(misspelt.meta.didYouMean).toBe("lighthouses");
      expect((await engine().research.search({ query: "lighthouses" })).meta).not.toHaveProperty("didYouMean");
    });

    it("returns the offset of a syntax error", async () => {
      expect(await captureError(engine().research.search({ query: "ferry AND ( toll" }))).toMatchObject({
        code: "query_syntax",
        details: { offset: expect.any(Number) },
      });
    });
  });
}

function describeSearchExplanation(engine: EngineOfTest): void {
  describe("research.explain", () => {
    it("returns the results of the search and the parsed query at the price of the search", async () => {
      const request = { query: "ferry AND (tolls OR harbors)", pageSize: 2 };
      const { data, meta } = expectShape("research.explain", await engine().research.explain(request));
      const found = await engine().research.search(request);
      expect(data).toMatchObject({ mode: "boolean", total: found.meta.total });
      expect(data.paths).toEqual([
        ["ferry", "tolls"],
        ["ferry", "harbors"],
      ]);
      expect(data.plan).toMatchObject({ kind: "boolean", root: { kind: "and" } });
      expect(data.results.map(({ clusterId, score }) => [String(clusterId), score])).toEqual(
        found.data.results.map(({ id, score }) => [id, score]),
      );
      for (const { cases, milliseconds } of data.terms) {
        expect(cases).toBeGreaterThan(0);
        expect(milliseconds).toBeGreaterThanOrEqual(0);
      }
      expect(meta.creditsConsumed).toBe(found.meta.creditsConsumed);
    });

    it("returns the offset of a syntax error", async () => {
      const broken = captureError(engine().research.explain({ query: "ferry AND ( toll" }));
      expect(await broken).toMatchObject({ code: "query_syntax", details: { offset: 10 } });
    });
  });
}

function describeSuggest(engine: EngineOfTest): void {
  describe("research.suggest", () => {
    const suggested = async (query: string, limit?: number) => {
      const { data } = expectShape("research.suggest", await engine().research.suggest({ query, limit }));
      return data.suggestions.map(({ kind, text, clusterId }) => [kind, text, clusterId]);
    };

    it.each([
      ["marl", "case", "Marlow v. Ferry Company", 1001],
      ["Marlow v", "case", "Marlow v. Ferry Company", 1001],
      ["marlow v. fer", "case", "Marlow v. Ferry Company", 1001],
      ["701 U.S. 1", "citation", "701 U.S. 10", 1001],
      ["701 US", "citation", "701 U.S. 10", 1001],
    ])("suggests for %s a %s: %s", async (query, kind, text, clusterId) => {
      expect((await suggested(query))[0]).toEqual([kind, text, clusterId]);
    });

    it("returns at most as many suggestions as requested, free of charge", async () => {
      expect(await suggested("f", 1)).toHaveLength(1);
      expect(await suggested("xylophone")).toEqual([]);
      expect((await engine().research.suggest({ query: "marl" })).meta.creditsConsumed).toBe(0);
    });
  });
}

function describeSimilar(engine: EngineOfTest): void {
  describe("research.similar", () => {
    it("finds cases like a case, without that case, and cases like a text", async () => {
      const like = expectShape("research.similar", await engine().research.similar({ caseId: "1001" }));
      expect(like.data.results.map(({ id }) => id)).not.toContain("1001");
      expect(like.data.results.length).toBe(like.meta.total);
      expect(like.data.results[0]).not.toHaveProperty("content");
      const { data } = await engine().research.similar({ text: "A search of a boat needs no warrant.", pageSize: 1 });
      expect(data.results.map(({ id }) => id)).toEqual(["1006"]);
    });

    it("explains its terms and the parts of each score", async () => {
      const text = "A boat's searching, and searches of boats, in a harbor; xylophone.";
      const { data } = expectShape("research.similar", await engine().research.similar({ text, explain: true }));
      const { terms = [], results = [] } = data.explanation ?? {};
      expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(["boats", "searching", "harbor"]));
      expect(terms.map(({ term }) => term)).not.toContain("xylophone");
      for (const { cases } of terms) expect(cases).toBeGreaterThan(0);
      expect(results.map(({ clusterId }) => String(clusterId))).toEqual(data.results.map(({ id }) => id));
      for (const [at, { parts }] of results.entries()) {
        const relevance = 1 - (1 - parts.text) * (1 - parts.name) * (1 - parts.near);
        expect(data.results[at]?.score).toBeCloseTo(0.95 * relevance + 0.05 * parts.authority, 5);
      }
      expect((await engine().research.similar({ text })).data).not.toHaveProperty("explanation");
    });

    it("returns the passages of each case that match the text", async () => {
      const text = "A search of a boat needs no warrant.";
      const body = await engine().research.similar({ text, pageSize: 1, passages: 1 });
      const [first] = expectShape("research.similar", body).data.results;
      expect(first?.passages?.map((passage) => passage.text.replace(/<\/?mark>/g, ""))).toEqual([
        expect.stringContaining("A search of a boat needs no warrant when"),
      ]);
    });

    it("filters by either name of the country field", async () => {
      const text = "The licence fee is a tax; the ferry's tolls are no tax.";
      for (const filters of [{ jurisdiction: "IN" }, { countryCode: "IN" }, { country_code: "IN" }]) {
        const { data } = await engine().research.similar({ text, filters });
        expect(data.results.map(({ id }) => id).toSorted()).toEqual(["2001", "2002"]);
      }
    });

    it("returns case_not_found for an unknown case", async () => {
      expect(await captureError(engine().research.similar({ caseId: "999" }))).toMatchObject({
        code: "case_not_found",
      });
    });
  });
}

function describeBatch(engine: EngineOfTest): void {
  describe("research.batch", () => {
    it("answers each search in its position as a single search, with the offset of a syntax error", async () => {
      const searches = [
        { query: '"wrongly decided"', page_size: 1 },
        { query: "ferry AND ( toll" },
        { query: "ferry" },
      ];
      const { data, meta } = expectShape("research.batch", await engine().research.batch({ searches }));
      const [first, broken, last] = data.answers;
      const { data: found, meta: told } = await engine().research.search({ query: '"wrongly decided"', pageSize: 1 });
      const { processingTimeMs, creditsConsumed, creditsRemaining, ...rest } = told;
      expect(first).toEqual({ data: found, meta: rest });
      expect(broken).toMatchObject({ error: { code: "query_syntax", offset: 10 } });
      expect(last).toMatchObject({ meta: { query: "ferry" } });
      expect(meta.creditsConsumed).toBe(2);
    });
  });
}

function describeResultExport(engine: EngineOfTest): void {
  describe("research.export", () => {
    it("exports all cases of a search as a file", async () => {
      const request = { query: '"wrongly decided"', format: "csl-json" as const };
      const { data, meta } = expectShape("research.export", await engine().research.export(request));
      expect(data).toMatchObject({ total: 2, exported: 2, fileName: "cases-wrongly-decided.json" });
      const { data: found } = await engine().research.search({ query: request.query });
      expect(JSON.parse(data.content).map(({ title }: { title: string }) => title)).toEqual(
        found.results.map(({ title }) => title),
      );
      expect(meta.creditsConsumed).toBe(3);
    });

    it("returns the offset of a syntax error", async () => {
      expect(await captureError(engine().research.export({ query: "( ferry", format: "ris" }))).toMatchObject({
        code: "query_syntax",
      });
    });
  });
}

function describeNewSince(engine: EngineOfTest): void {
  describe("research.newSince", () => {
    it("updates a saved query: everything is new to the first run, nothing to the second", async () => {
      const given = { name: "Fees", query: '"wrongly decided"', filters: { jurisdiction: "IN" } };
      const at = "2026-01-01T00:00:00Z";
      const first = expectShape("research.newSince", await engine().research.newSince({ saved: given, at }));
      expect(first.data.since).toBeNull();
      expect(first.data.new.results.map(({ id }) => id)).toEqual(["2002"]);
      expect(first.data.saved).toMatchObject({ ...given, lastRun: { at, total: 1, corpus: { name: "small" } } });
      const request = { saved: first.data.saved };
      const second = expectShape("research.newSince", await engine().research.newSince(request));
      expect(second.data).toMatchObject({ since: { at, total: 1 }, total: 1, new: { total: 0 }, gone: { total: 0 } });
      expect(second.meta.creditsConsumed).toBe(1);
    });

    it("reports cases that are gone and cases whose status changed", async () => {
      const saved = { name: "Marlow", query: "701 U.S. 10" };
      const { lastRun, ...rest } = (await engine().research.newSince({ saved })).data.saved;
      const found = [
        { freshness: "Good Law" as const, ids: "rt" },
        { freshness: "Overruled" as const, ids: "7" },
      ];
      const request = { saved: { ...rest, lastRun: { ...lastRun, found } } };
      const { data } = expectShape("research.newSince", await engine().research.newSince(request));
      expect(data.gone.results).toEqual([{ clusterId: 7, was: "Overruled", case: null }]);
      expect(data.changed.results).toMatchObject([
        { clusterId: 1001, was: "Good Law", freshness: "Overruled", reason: { clusterId: 1003 } },
      ]);
      expect(data.new.total).toBe(2);
    });
  });
}
