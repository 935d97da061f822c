import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedEngine } from "../../src/contract/engine.ts";
import type { OperationName } from "../../src/contract/operations/operations.ts";
import type { AskEvent } from "../../src/contract/schemas/ask.ts";
import { SMALL_CASES } from "../support/corpora/small-cases.ts";
import { getOperation } from "../support/operations.ts";

export interface Subject {
  readonly engine: ServedEngine;
  close(): Promise<void> | void;
}

/**
 * What every engine does, wherever it runs: in process, in a worker, behind HTTP. The corpus is that of the small
 * cases, the account can pay for some thousand calls, and prices are those of the price list.
 */
export function describeConformance(name: string, makeEngine: () => Promise<Subject>): void {
  describe(`${name} conforms`, () => {
    let subject: Subject;
    let engine: Subject["engine"];
    beforeAll(async () => {
      subject = await makeEngine();
      engine = subject.engine;
    });
    afterAll(() => subject.close());

    describe("citations.resolve", () => {
      it.each(SMALL_CASES.filter((small) => small.case.clusterId !== 1004 && small.case.clusterId !== 1005))(
        "$case.name, by each of its citations",
        async ({ case: facts }) => {
          for (const citation of facts.citations) {
            const body = expectShape("citations.resolve", await engine.citations.resolve({ citation }));
            expect(body.data).toMatchObject({
              clusterId: facts.clusterId,
              caseName: facts.name,
              courtId: facts.courtId,
              jurisdiction: facts.jurisdiction,
              dateFiled: facts.dateFiled,
              year: Number(facts.dateFiled.slice(0, 4)),
              bench: facts.judges,
              docketNumber: facts.docketNumber,
            });
            expect(new Set(body.data.citations)).toEqual(new Set(facts.citations));
            expect(body.data.absoluteUrl).toMatch(new RegExp(`/research/cases/${facts.clusterId}$`));
            expect(body.data.ambiguous ?? []).toEqual([]);
            expect(body.meta.creditsConsumed).toBe(1);
          }
        },
      );

      it.each([
        ["odd spacing and case", "  701  u.s.  10 "],
        ["its name, a pin cite and a year around it", "Marlow v. Ferry Company, 701 U.S. 10, 12 (1951)"],
      ])("with %s", async (_, citation) => {
        const { data } = await engine.citations.resolve({ citation });
        expect(data.clusterId).toBe(1001);
        expect(data.matched?.nameMismatch).toBeUndefined();
      });

      it("states both names where they disagree", async () => {
        const { data } = await engine.citations.resolve({ citation: "Zebedee v. Quartermain, 701 U.S. 10 (1951)" });
        expect(data.clusterId).toBe(1001);
        expect(data.matched?.nameMismatch).toEqual({
          given: "Zebedee v. Quartermain",
          found: "Marlow v. Ferry Company",
        });
      });

      it("gives every case that one citation names", async () => {
        const { data } = expectShape("citations.resolve", await engine.citations.resolve({ citation: "713 U.S. 901" }));
        const all = [data.clusterId, ...(data.ambiguous ?? []).map(({ clusterId }) => clusterId)];
        expect(all.toSorted()).toEqual([1004, 1005]);
      });

      it.each([
        [1001, "Overruled"],
        [1002, "Distinguished"],
        [1003, "Good Law"],
        [2001, "Overruled"],
      ])("knows how %i stands", async (clusterId, freshness) => {
        const { data } = await engine.citations.case({ caseId: String(clusterId) });
        expect([data.freshness, data.freshnessDetail.status]).toEqual([freshness, freshness]);
      });

      it("says what it read where the corpus does not hold it", async () => {
        const error = await captureError(engine.citations.resolve({ citation: "701 U.S. 11" }));
        expect(error).toMatchObject({ code: "citation_not_found", details: { parsed: expect.any(Object) } });
        expect((error as Failure).details.suggestions?.length).toBeLessThanOrEqual(5);
      });

      it("says so where there is no citation", async () => {
        expect(await captureError(engine.citations.resolve({ citation: "no such thing" }))).toMatchObject({
          code: "citation_unrecognized",
        });
      });
    });

    describe("citations.search", () => {
      it("finds by name, and by citation first", async () => {
        const byName = expectShape("citations.search", await engine.citations.search({ query: "Lighthouse Trust" }));
        expect(byName.data.results[0]?.clusterId).toBe(1003);
        const byCitation = await engine.citations.search({ query: "712 U.S. 55" });
        expect(byCitation.data.results[0]?.clusterId).toBe(1003);
      });

      it("tells the total beyond the limit", async () => {
        const { data } = await engine.citations.search({ query: "713 U.S. 901", limit: 1 });
        expect(data.results).toHaveLength(1);
        expect(data.total).toBeGreaterThanOrEqual(2);
      });

      it("finds nothing, without a failure", async () => {
        const { data } = await engine.citations.search({ query: "Xylophonist Quuxberg" });
        expect(data).toEqual({ results: [], total: 0 });
      });
    });

    describe("citations.case", () => {
      it.each(SMALL_CASES)("$case.name, with its text", async ({ case: facts, opinions }) => {
        const body = await engine.citations.case({ caseId: String(facts.clusterId) });
        const { data } = expectShape("citations.case", body);
        expect(data.caseName).toBe(facts.name);
        expect(data.opinions.map(({ kind, text }) => [kind, text])).toEqual(
          opinions.map(({ kind, text }) => [kind, text]),
        );
      });

      it.each(["9", "9".repeat(16)])("%s is not there", async (caseId) => {
        expect(await captureError(engine.citations.case({ caseId }))).toMatchObject({ code: "case_not_found" });
        expect(await captureError(engine.citations.citedBy({ caseId }))).toMatchObject({ code: "case_not_found" });
        expect(await captureError(engine.citations.citationsOf({ caseId }))).toMatchObject({ code: "case_not_found" });
      });
    });

    describe("citations.citedBy and citationsOf", () => {
      it("the worst treatment first", async () => {
        const { data, meta } = expectShape("citations.citedBy", await engine.citations.citedBy({ caseId: "1001" }));
        expect(data.clusterId).toBe(1001);
        expect(data.results.map(({ clusterId }) => clusterId)).toEqual([1003, 1002]);
        expect(data.results[0]).toMatchObject({ treatment: "negative", citation: "712 U.S. 55" });
        expect(data.results[0]?.depthOfTreatment).toBeGreaterThanOrEqual(2);
        expect(data.total).toBe(2);
        expect(meta.creditsConsumed).toBe(2);
      });

      it("in order of appearance", async () => {
        const { data } = expectShape("citations.citationsOf", await engine.citations.citationsOf({ caseId: "1003" }));
        expect(data.results.map(({ clusterId }) => clusterId)).toEqual([1001, 1002]);
        expect(data.unresolved).toEqual([]);
      });

      it("page by page, and filtered", async () => {
        const second = await engine.citations.citedBy({ caseId: "1001", page: 2, pageSize: 1 });
        expect(second.data.results.map(({ clusterId }) => clusterId)).toEqual([1002]);
        expect(second.data.total).toBe(2);
        const negative = await engine.citations.citedBy({ caseId: "1001", treatment: "negative" });
        expect(negative.data.results.map(({ clusterId }) => clusterId)).toEqual([1003]);
        expect(negative.data.total).toBe(1);
      });

      it("of a case that nobody cites", async () => {
        const { data } = await engine.citations.citedBy({ caseId: "1006" });
        expect(data).toMatchObject({ total: 0, results: [] });
      });
    });

    describe("citations.network", () => {
      it("runs from citing to cited, both ways from the seed", async () => {
        const body = await engine.citations.network({ citation: "705 U.S. 200", depth: 1 });
        const { data, meta } = expectShape("citations.network", body);
        expect(data.seed).toMatchObject({ clusterId: 1002, caseName: "Pruitt v. Marsh Harbor" });
        expect(data.nodes.map(({ clusterId }) => clusterId).toSorted()).toEqual([1001, 1003, 1006]);
        const direct = data.edges.filter((edge) => [edge.sourceClusterId, edge.targetClusterId].includes(1002));
        expect(
          direct.map((edge) => [edge.sourceClusterId, edge.targetClusterId, edge.direction, edge.depth]).toSorted(),
        ).toEqual([
          [1002, 1001, "cited", 1],
          [1003, 1002, "citing", 1],
          [1006, 1002, "citing", 1],
        ]);
        expect(data.counts).toMatchObject({ cited: 1, citingBy: 2, total: 3 });
        const { positive, negative, neutral, unknown } = data.counts;
        expect(positive + negative + neutral + unknown).toBe(3);
        expect(data.topCitedBy.map(({ clusterId }) => clusterId).toSorted()).toEqual([1003, 1006]);
        expect(meta.creditsConsumed).toBe(10);
      });

      it.each([
        ["outbound", [1001]],
        ["inbound", [1003, 1006]],
      ] as const)("%s alone", async (direction, nodes) => {
        const { data } = await engine.citations.network({ clusterId: 1002, depth: 1, direction });
        expect(data.nodes.map(({ clusterId }) => clusterId).toSorted()).toEqual(nodes);
        expect(data.counts.total).toBe(3);
      });

      it("keeps the limit", async () => {
        const { data, meta } = await engine.citations.network({ clusterId: 1002, limit: 1 });
        expect(data.nodes).toHaveLength(1);
        expect(meta.creditsConsumed).toBe(25);
      });

      it("gives every citation of Indian cases", async () => {
        const body = await engine.citations.network({ citation: "(1979) 9 SCC 777", countryCode: "IN", depth: 1 });
        const { data } = expectShape("citations.network", body);
        expect(new Set(data.seed?.citations)).toEqual(new Set(["(1979) 9 SCC 777", "AIR 1979 SC 9450"]));
        expect(data.nodes).toMatchObject([{ clusterId: 2001, citations: expect.any(Array) }]);
      });

      it("is empty and free for a country without a corpus", async () => {
        const body = await engine.citations.network({ citation: "701 U.S. 10", countryCode: "FR" });
        const { data, meta } = expectShape("citations.network", body);
        expect(data).toMatchObject({ seed: null, nodes: [], edges: [], topCitedBy: [], counts: { total: 0 } });
        expect(meta.creditsConsumed).toBe(0);
      });

      it("does not find a citation in the other country", async () => {
        const call = engine.citations.network({ citation: "701 U.S. 10", countryCode: "IN" });
        expect(await captureError(call)).toMatchObject({ code: "citation_not_found" });
      });
    });

    describe("citations.explain", () => {
      it("weighs every later treatment, and says why one counts for nothing", async () => {
        const { data, meta } = expectShape("citations.explain", await engine.citations.explain({ caseId: "1001" }));
        expect(data.status).toBe("Overruled");
        expect(data.sentence).toBe("Overruled by Okafor v. Lighthouse Trust, 712 U.S. 55.");
        expect(data.reasons).toMatchObject([
          { clusterId: 1003, treatment: "overruled", countsAs: "ends", decisive: true, discounted: null },
        ]);
        expect(data.reasons[0]?.snippet).toContain("overrule");
        expect(meta.creditsConsumed).toBe(1);
      });

      it.each([
        ["2001", "1970-01-01", "Good Law", "No citing decision is in this corpus."],
        ["1001", "1979-12-31", "Good Law", "No negative treatment found in 1 citing decision to 1962-06-11."],
        ["1001", "1980-01-22", "Overruled", "Overruled by Okafor v. Lighthouse Trust, 712 U.S. 55."],
      ])("%s as of %s", async (caseId, asOf, status, sentence) => {
        const { data } = await engine.citations.explain({ caseId, asOf });
        expect(data).toMatchObject({ asOf, status, sentence });
      });

      it("refuses a day before the decision", async () => {
        const call = engine.citations.explain({ caseId: "1001", asOf: "1950-01-01" });
        expect(await captureError(call)).toMatchObject({ code: "validation_failed" });
      });
    });

    describe("citations.path, similar, relyingOn and history", () => {
      it.each([
        ["1006", "1001", [1006, 1002, 1001]],
        ["1001", "1006", [1001, 1002, 1006]],
        ["1003", "1001", [1003, 1001]],
        ["1001", "1001", [1001]],
        ["1001", "2001", []],
      ])("the line from %s to %s", async (caseId, to, line) => {
        const { data } = expectShape("citations.path", await engine.citations.path({ caseId, to }));
        expect(data.found).toBe(line.length > 0);
        expect(data.cases.map(({ clusterId }) => clusterId)).toEqual(line);
        expect(data.steps).toHaveLength(Math.max(0, line.length - 1));
      });

      it("cases in the same company", async () => {
        const { data } = expectShape("citations.similar", await engine.citations.similar({ caseId: "1001" }));
        expect(data.results).toMatchObject([{ clusterId: 1002, citedTogether: 1, citeTogether: 0 }]);
      });

      it("who relies on a case, and who did so after its fall", async () => {
        const body = expectShape("citations.relyingOn", await engine.citations.relyingOn({ caseId: "1001" }));
        expect(body.data).toMatchObject({ status: "Overruled", overruledOn: "1980-01-22", total: 1 });
        expect(body.data.results).toMatchObject([{ clusterId: 1002, treatment: "positive", afterwards: false }]);
      });

      it("treatment by year and court level", async () => {
        const { data } = expectShape("citations.history", await engine.citations.history({ caseId: "1001" }));
        expect(data.rows).toEqual([
          { year: 1962, level: "supreme", positive: 1, negative: 0, neutral: 0, unknown: 0 },
          { year: 1980, level: "supreme", positive: 0, negative: 1, neutral: 0, unknown: 0 },
        ]);
      });
    });

    describe("citations.check", () => {
      it("the table of authorities of a text, and what is wrong in it", async () => {
        const text =
          "“We hold that a ferry is a public way.” Marlow v. Ferry Company, 701 U.S. 10, 12 (1951). Doe v. Poe, 1200 F.3d 1 (2001).";
        const { data, meta } = expectShape("citations.check", await engine.citations.check({ text }));
        expect(data.citations).toMatchObject([
          { raw: "701 U.S. 10", status: "found", clusterId: 1001, nameMismatch: null },
          { status: "cannot_exist", clusterId: null },
        ]);
        expect(data.authorities).toMatchObject([{ name: "Doe v. Poe" }, { clusterId: 1001, freshness: "Overruled" }]);
        expect(data.quotations).toMatchObject([{ citation: 0, clusterId: 1001, status: "exact" }]);
        expect(data.findings.map(({ rule }) => rule)).toEqual(["overruled", "cannot_exist"]);
        expect(meta.creditsConsumed).toBe(5);
      });

      it("a text without citations", async () => {
        const { data } = await engine.citations.check({ text: "Nothing is cited here." });
        expect(data).toMatchObject({ citations: [], authorities: [], quotations: [], findings: [] });
        expect(await captureError(engine.citations.check({ text: "" }))).toMatchObject({ code: "validation_failed" });
      });
    });

    describe("citations.export and styles", () => {
      it.each([
        [{ caseId: "1001" }, "Marlow v. Ferry Co., 701 U.S. 10 (1951)"],
        [{ caseId: "1001", style: "oscola" }, "Marlow v Ferry Company 701 US 10 (1951)"],
        [{ caseId: "1001", pin: "12" }, "Marlow v. Ferry Co., 701 U.S. 10, 12 (1951)"],
        [{ caseId: "1001", format: "html" }, "<i>Marlow v. Ferry Co.</i>, 701 U.S. 10 (1951)"],
        [{ caseId: "2002", style: "ili" }, "Shanta Devi v. Union of India, AIR 1979 SC 9450"],
      ] as const)("%j", async (request, citation) => {
        const { data, meta } = expectShape("citations.export", await engine.citations.export(request));
        expect(data).toMatchObject({ clusterId: Number(request.caseId), citation });
        expect(meta.creditsConsumed).toBe(1);
      });

      it.each([
        ["bibtex", "@misc{"],
        ["ris", "TY  - CASE"],
        ["csl-json", '"type": "legal_case"'],
      ] as const)("as %s", async (format, part) => {
        const { data } = await engine.citations.export({ caseId: "1001", format });
        expect(data.citation).toContain(part);
      });

      it("knows its styles, and no other", async () => {
        const { data, meta } = expectShape("citations.styles", await engine.citations.styles());
        expect(data.total).toBeGreaterThanOrEqual(100);
        expect(data.styles.map(({ id }) => id)).toContain("bluebook");
        expect(meta.creditsConsumed).toBe(0);
        const wrong = engine.citations.export({ caseId: "1001", style: "crayon" });
        expect(await captureError(wrong)).toMatchObject({ code: "validation_failed" });
        expect(await captureError(engine.citations.export({ caseId: "9" }))).toMatchObject({ code: "case_not_found" });
      });
    });

    describe("research.search", () => {
      const ids = async (query: string, more: object = {}) => {
        const body = expectShape("research.search", await engine.research.search({ query, ...more }));
        expect(body.meta.query).toBe(query);
        return body.data.results.map(({ id }) => Number(id)).toSorted();
      };

      it.each([
        ["lighthouses AND harbors", [1003]],
        ['"wrongly decided"', [1003, 2002]],
        ['"wrongly decided" NOT Marlow', [2002]],
        ["xylophone AND ferry", []],
      ])("%s", async (query, expected) => {
        expect(await ids(query)).toEqual(expected);
      });

      it("a citation gives that case first, with score 1, then those that cite it", async () => {
        const { data } = await engine.research.search({ query: "701 U.S. 10" });
        expect(data.results[0]).toMatchObject({ id: "1001", score: 1, metadata: { freshness: "Overruled" } });
        expect(
          data.results
            .slice(1)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(["1002", "1003"]);
      });

      it("filters", async () => {
        expect(await ids('"wrongly decided"', { filters: { jurisdiction: "IN" } })).toEqual([2002]);
      });

      it("both shapes are one", async () => {
        const nested = await engine.research.search({ query: '"wrongly decided"', pageSize: 1 });
        const flat = await engine.research.search({ query: '"wrongly decided"', limit: 1 });
        expect(flat.data).toEqual(nested.data);
      });

      it("counts exactly, whatever the page", async () => {
        const first = await engine.research.search({ query: '"wrongly decided"', pageSize: 1 });
        expect(first.meta).toMatchObject({ total: 2, page: 1, pageSize: 1, totalPages: 2, creditsConsumed: 1 });
        const past = await engine.research.search({ query: '"wrongly decided"', pageSize: 1, page: 9 });
        expect(past.data.results).toEqual([]);
        expect(past.meta).toMatchObject({ total: 2, page: 9, creditsConsumed: 1 });
      });

      it("gives the whole text, or leaves it out", async () => {
        const [whole] = (await engine.research.search({ query: "lighthouses AND harbors" })).data.results;
        expect(whole?.content).toContain(SMALL_CASES[2]?.opinions[0]?.text);
        const [bare] = (await engine.research.search({ query: "lighthouses AND harbors", content: false })).data
          .results;
        expect(bare).toBeDefined();
        expect(bare).not.toHaveProperty("content");
      });

      it("gives the best passages of each case and where they stand, besides the same snippet", async () => {
        const query = "marlow AND tolls";
        const { data } = expectShape("research.search", await engine.research.search({ query, passages: 2 }));
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
        const plain = await engine.research.search({ query });
        expect(data.results.map(({ passages, ...rest }) => rest)).toEqual(plain.data.results);
      });

      it("counts all matches by court, year, judge and freshness, whatever the page", async () => {
        const found = SMALL_CASES.filter(({ case: { clusterId } }) => clusterId === 1003 || clusterId === 2002);
        const body = await engine.research.search({ query: '"wrongly decided"', pageSize: 1, facets: true });
        const { facets } = expectShape("research.search", body).data;
        const count = (values: readonly string[]) =>
          [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }));
        const plain = (rows: readonly { value: string; count: number }[] = []) =>
          rows.map(({ value, count }) => ({ value, count })).toSorted((a, b) => (a.value < b.value ? -1 : 1));
        expect(plain(facets?.court)).toEqual(plain(count(found.map(({ case: { courtId } }) => courtId))));
        expect(plain(facets?.year)).toEqual(
          plain(count(found.map(({ case: { dateFiled } }) => dateFiled.slice(0, 4)))),
        );
        expect(plain(facets?.judge)).toEqual(plain(count(found.flatMap(({ case: { judges } }) => judges))));
        expect(facets?.freshness.reduce((sum, { count }) => sum + count, 0)).toBe(2);
        expect(facets?.court.map(({ label }) => label)).toContain("Supreme Court of India");
        expect((await engine.research.search({ query: "ferry" })).data).not.toHaveProperty("facets");
      });

      it("says what may have been meant by a word that no case has", async () => {
        const misspelt = expectShape("research.search", await engine.research.search({ query: "lighthuoses" }));
        expect(misspelt.meta.didYouMean).toBe("lighthouses");
        expect((await engine.research.search({ query: "lighthouses" })).meta).not.toHaveProperty("didYouMean");
      });

      it("says where a query breaks", async () => {
        expect(await captureError(engine.research.search({ query: "ferry AND ( toll" }))).toMatchObject({
          code: "query_syntax",
          details: { offset: expect.any(Number) },
        });
      });
    });

    describe("research.explain", () => {
      it("names what the search names, says how the query was read, and costs what the search costs", async () => {
        const request = { query: "ferry AND (tolls OR harbors)", pageSize: 2 };
        const { data, meta } = expectShape("research.explain", await engine.research.explain(request));
        const found = await engine.research.search(request);
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

      it("says where a query breaks", async () => {
        const broken = captureError(engine.research.explain({ query: "ferry AND ( toll" }));
        expect(await broken).toMatchObject({ code: "query_syntax", details: { offset: 10 } });
      });
    });

    describe("research.suggest", () => {
      const suggested = async (query: string, limit?: number) => {
        const { data } = expectShape("research.suggest", await engine.research.suggest({ query, limit }));
        return data.suggestions.map(({ kind, text, clusterId }) => [kind, text, clusterId]);
      };

      it.each([
        ["marl", "case", "Marlow v. Ferry Company", 1001],
        ["Marlow v", "case", "Marlow v. Ferry Company", 1001],
        ["marlow v. fer", "case", "Marlow v. Ferry Company", 1001],
        ["701 U.S. 1", "citation", "701 U.S. 10", 1001],
        ["701 US", "citation", "701 U.S. 10", 1001],
      ])("%s", async (query, kind, text, clusterId) => {
        expect((await suggested(query))[0]).toEqual([kind, text, clusterId]);
      });

      it("gives as many as asked for, for nothing, and none where there are none", async () => {
        expect(await suggested("f", 1)).toHaveLength(1);
        expect(await suggested("xylophone")).toEqual([]);
        expect((await engine.research.suggest({ query: "marl" })).meta.creditsConsumed).toBe(0);
      });
    });

    describe("research.similar", () => {
      it("gives cases like a case, without that case, and cases like a text", async () => {
        const like = expectShape("research.similar", await engine.research.similar({ caseId: "1001" }));
        expect(like.data.results.map(({ id }) => id)).not.toContain("1001");
        expect(like.data.results.length).toBe(like.meta.total);
        expect(like.data.results[0]).not.toHaveProperty("content");
        const { data } = await engine.research.similar({ text: "A search of a boat needs no warrant.", pageSize: 1 });
        expect(data.results.map(({ id }) => id)).toEqual(["1006"]);
      });

      it("says which words it looked for, and what each score is made of", async () => {
        const text = "A boat's searching, and searches of boats, in a harbor; xylophone.";
        const { data } = expectShape("research.similar", await engine.research.similar({ text, explain: true }));
        const { terms = [], results = [] } = data.explanation ?? {};
        expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(["boats", "searching", "harbor"]));
        expect(terms.map(({ term }) => term)).not.toContain("xylophone");
        for (const { cases } of terms) expect(cases).toBeGreaterThan(0);
        expect(results.map(({ clusterId }) => String(clusterId))).toEqual(data.results.map(({ id }) => id));
        for (const [at, { parts }] of results.entries()) {
          const relevance = 1 - (1 - parts.text) * (1 - parts.name) * (1 - parts.near);
          expect(data.results[at]?.score).toBeCloseTo(0.95 * relevance + 0.05 * parts.authority, 5);
        }
        expect((await engine.research.similar({ text })).data).not.toHaveProperty("explanation");
      });

      it("shows what of the text each case has, where", async () => {
        const text = "A search of a boat needs no warrant.";
        const body = await engine.research.similar({ text, pageSize: 1, passages: 1 });
        const [first] = expectShape("research.similar", body).data.results;
        expect(first?.passages?.map((passage) => passage.text.replace(/<\/?mark>/g, ""))).toEqual([
          expect.stringContaining("A search of a boat needs no warrant when"),
        ]);
      });

      it("filters, by either name of the country", async () => {
        const text = "The licence fee is a tax; the ferry's tolls are no tax.";
        for (const filters of [{ jurisdiction: "IN" }, { countryCode: "IN" }, { country_code: "IN" }]) {
          const { data } = await engine.research.similar({ text, filters });
          expect(data.results.map(({ id }) => id).toSorted()).toEqual(["2001", "2002"]);
        }
      });

      it("knows when there is no such case", async () => {
        expect(await captureError(engine.research.similar({ caseId: "999" }))).toMatchObject({
          code: "case_not_found",
        });
      });
    });

    describe("research.batch", () => {
      it("answers each search as by itself, in its place, and says where a query breaks", async () => {
        const searches = [
          { query: '"wrongly decided"', page_size: 1 },
          { query: "ferry AND ( toll" },
          { query: "ferry" },
        ];
        const { data, meta } = expectShape("research.batch", await engine.research.batch({ searches }));
        const [first, broken, last] = data.answers;
        const { data: found, meta: told } = await engine.research.search({ query: '"wrongly decided"', pageSize: 1 });
        const { processingTimeMs, creditsConsumed, creditsRemaining, ...rest } = told;
        expect(first).toEqual({ data: found, meta: rest });
        expect(broken).toMatchObject({ error: { code: "query_syntax", offset: 10 } });
        expect(last).toMatchObject({ meta: { query: "ferry" } });
        expect(meta.creditsConsumed).toBe(2);
      });
    });

    describe("research.export", () => {
      it("gives all cases of a search as a file", async () => {
        const request = { query: '"wrongly decided"', format: "csl-json" as const };
        const { data, meta } = expectShape("research.export", await engine.research.export(request));
        expect(data).toMatchObject({ total: 2, exported: 2, fileName: "cases-wrongly-decided.json" });
        const { data: found } = await engine.research.search({ query: request.query });
        expect(JSON.parse(data.content).map(({ title }: { title: string }) => title)).toEqual(
          found.results.map(({ title }) => title),
        );
        expect(meta.creditsConsumed).toBe(3);
      });

      it("says where a query breaks", async () => {
        expect(await captureError(engine.research.export({ query: "( ferry", format: "ris" }))).toMatchObject({
          code: "query_syntax",
        });
      });
    });

    describe("research.newSince", () => {
      it("brings a saved query up to date: all is new to the first run, nothing to the second", async () => {
        const given = { name: "Fees", query: '"wrongly decided"', filters: { jurisdiction: "IN" } };
        const at = "2026-01-01T00:00:00Z";
        const first = expectShape("research.newSince", await engine.research.newSince({ saved: given, at }));
        expect(first.data.since).toBeNull();
        expect(first.data.new.results.map(({ id }) => id)).toEqual(["2002"]);
        expect(first.data.saved).toMatchObject({ ...given, lastRun: { at, total: 1, corpus: { name: "small" } } });
        const request = { saved: first.data.saved };
        const second = expectShape("research.newSince", await engine.research.newSince(request));
        expect(second.data).toMatchObject({ since: { at, total: 1 }, total: 1, new: { total: 0 }, gone: { total: 0 } });
        expect(second.meta.creditsConsumed).toBe(1);
      });

      it("knows what is gone, and what stands otherwise", async () => {
        const saved = { name: "Marlow", query: "701 U.S. 10" };
        const { lastRun, ...rest } = (await engine.research.newSince({ saved })).data.saved;
        const found = [
          { freshness: "Good Law" as const, ids: "rt" },
          { freshness: "Overruled" as const, ids: "7" },
        ];
        const request = { saved: { ...rest, lastRun: { ...lastRun, found } } };
        const { data } = expectShape("research.newSince", await engine.research.newSince(request));
        expect(data.gone.results).toEqual([{ clusterId: 7, was: "Overruled", case: null }]);
        expect(data.changed.results).toMatchObject([
          { clusterId: 1001, was: "Good Law", freshness: "Overruled", reason: { clusterId: 1003 } },
        ]);
        expect(data.new.total).toBe(2);
      });
    });

    describe("statutes.search", () => {
      it("gives a cited section first, in the flat body of the contract", async () => {
        const body = expectShape("statutes.search", await engine.statutes.search({ query: "91 U.S.C. § 102" }));
        expect(body.results[0]).toMatchObject({ actId: "usc-91-102", relevanceScore: 1, titleNumber: 91 });
        expect(body).toMatchObject({ total: 2, query: "91 U.S.C. § 102", creditsConsumed: 4 });
      });

      it.each([
        [{ corpusType: "CFR" }, ["cfr-91-7_2e1"]],
        [{ corpusType: "USC", titleNumber: 91, state: "dc" }, ["usc-91-102", "usc-91-103"]],
        [{ state: "vt" }, []],
        [{ limit: 1 }, ["usc-91-102"]],
      ] as const)("filters: %j", async (filters, expected) => {
        const { results } = expectShape(
          "statutes.search",
          await engine.statutes.search({ query: "tolls", ...filters }),
        );
        expect(results.map(({ actId }) => actId)).toEqual(expected);
      });

      it("finds nothing, without a failure", async () => {
        expect(await engine.statutes.search({ query: "xylophone" })).toMatchObject({ results: [], total: 0 });
      });
    });

    describe("statutes.states, codes and section", () => {
      it("one row per state, and one federal row", async () => {
        const { data, meta } = expectShape("statutes.states", await engine.statutes.states());
        expect(data.jurisdictions).toHaveLength(52);
        expect(data).toMatchObject({ totalSections: 12, stateCountWithData: 2 });
        expect(meta.creditsConsumed).toBe(1);
      });

      it.each([
        ["dc", 1],
        ["ca", 0],
        ["federal", 6],
      ])("the codes of %s", async (state, count) => {
        const { data } = expectShape("statutes.codes", await engine.statutes.codes({ state }));
        expect([data.state, data.codes.length]).toEqual([state, count]);
      });

      it("one section, as of a day", async () => {
        const body = expectShape(
          "statutes.section",
          await engine.statutes.section({ actId: "vt-const-1", asOf: "1800-01-01" }),
        );
        expect(body.data).toMatchObject({ title: "Lakes", text: "The lakes are open.", asOf: "1793-07-09" });
      });

      it("what is not there", async () => {
        expect(await captureError(engine.statutes.codes({ state: "zz" }))).toMatchObject({ code: "state_not_found" });
        expect(await captureError(engine.statutes.section({ actId: "no-act" }))).toMatchObject({
          code: "act_not_found",
        });
      });
    });

    describe("acts", () => {
      it("the list, filtered and page by page", async () => {
        const body = expectShape(
          "acts.list",
          await engine.acts.list({ yearTo: 1960, sort: "title_desc", pageSize: 1 }),
        );
        expect(body).toMatchObject({
          results: [{ actId: "canals-act-1951" }],
          total: 2,
          page: 1,
          pageSize: 1,
          hasMore: true,
        });
        expect(expectShape("acts.list", await engine.acts.list()).total).toBe(4);
      });

      it("the amendments of one", async () => {
        const request = { actId: "boats-act-1951", section: "2A", type: "insertion" } as const;
        const body = expectShape("acts.amendments", await engine.acts.amendments(request));
        expect(body).toMatchObject({ totalFootnotes: 1, footnotes: [{ footnoteId: 2, byAct: "Act 9 of 1960" }] });
        expect(body.typeCounts).toMatchObject({ insertion: 1, substitution: 1, note: 1 });
      });

      it("the text of one", async () => {
        const { data, meta } = expectShape("acts.text", await engine.acts.text({ actId: "boats-act-1951" }));
        expect(data.sections.map(({ sectionNumber }) => sectionNumber)).toEqual(["", "1", "2A"]);
        expect(meta.creditsConsumed).toBe(1);
      });

      it("one that is not there", async () => {
        expect(await captureError(engine.acts.text({ actId: "no-act" }))).toMatchObject({ code: "act_not_found" });
        expect(await captureError(engine.acts.amendments({ actId: "no-act" }))).toMatchObject({
          code: "act_not_found",
        });
      });
    });

    describe("ask", () => {
      const question = "What did Okafor v. Lighthouse Trust hold about ferry tolls?";

      it("answers event by event, in the contract's order", async () => {
        const events = await collectEvents(engine.ask({ question }));
        const types = events.map(({ type }) => type);
        expect(types[0]).toBe("stream_init");
        expect(types.at(-1)).toBe("done");
        expect(types.filter((type, at) => type !== types[at - 1])).toEqual([
          "stream_init",
          "thinking",
          "sources",
          "thinking_complete",
          "chunk",
          "done",
        ]);
        for (const event of events) expectShape("ask.stream", event);
      });

      it("quotes a source word for word, and says what it cost", async () => {
        const events = await collectEvents(engine.ask({ question }));
        const sources = events.flatMap((event) => (event.type === "sources" ? event.sources : []));
        expect(sources.map(({ caseName }) => caseName)).toContain("Okafor v. Lighthouse Trust");
        const answer = events.map((event) => (event.type === "chunk" ? event.content : "")).join("");
        expect(sources.some(({ excerpt }) => excerpt !== "" && answer.includes(excerpt))).toBe(true);
        const done = events.at(-1);
        expect(done).toMatchObject({ type: "done", mode: "standard", data: { meta: { creditsConsumed: 15 } } });
      });

      it("leaves the sources out where none are asked for", async () => {
        const events = await collectEvents(engine.ask({ question, sources: false }));
        expect(events.find(({ type }) => type === "sources")).toMatchObject({ count: 0, sources: [] });
      });

      it("can be left before its end", async () => {
        for await (const event of engine.ask({ question })) if (event.type === "sources") break;
        expect((await engine.credits.pricing()).costs.length).toBeGreaterThan(0);
      });

      it.each([
        ["no question", { question: "" }, "question"],
        [
          "21 earlier messages",
          { question, chatHistory: Array(21).fill({ role: "user", content: "q" }) },
          "chatHistory",
        ],
      ])("refuses %s before the first event", async (_, request, field) => {
        const error = (await captureError(collectEvents(engine.ask(request)))) as Failure;
        expect(error.code).toBe("validation_failed");
        expect(error.details.issues?.[0]?.loc[1]).toBe(field);
      });
    });

    describe("requests that are wrong", () => {
      it.each<[string, (engine: Subject["engine"]) => Promise<unknown>, string]>([
        ["an empty citation", (e) => e.citations.resolve({ citation: "" }), "citation"],
        ["a limit out of bounds", (e) => e.citations.search({ query: "q", limit: 51 }), "limit"],
        ["neither citation nor clusterId", (e) => e.citations.network({}), "citation"],
        ["a country that is none", (e) => e.citations.network({ clusterId: 1002, countryCode: "ZZ" }), "countryCode"],
        ["a contradiction", (e) => e.research.search({ query: "q", limit: 1, pageSize: 2 }), "limit"],
        ["a statute query of one character", (e) => e.statutes.search({ query: "q" }), "query"],
        ["an Act's page size out of bounds", (e) => e.acts.list({ pageSize: 101 }), "pageSize"],
        ["an Act's id that is none", (e) => e.acts.text({ actId: "a b" }), "act"],
        ["an id that is none", (e) => e.citations.case({ caseId: "01" }), "case"],
      ])("%s", async (_, call, field) => {
        const error = (await captureError(call(engine))) as Failure;
        expect(error.code).toBe("validation_failed");
        expect(String(error.details.issues?.[0]?.loc[1])).toContain(field);
      });
    });

    describe("credits", () => {
      it("the price list", async () => {
        const body = expectShape("credits.pricing", await engine.credits.pricing());
        expect(body).toMatchObject({ dollarPerCredit: 0.01, minCredits: 500, maxCredits: 1_000_000 });
        expect(body.costs.length).toBeGreaterThan(20);
      });

      it("the same request under the same key is answered and paid for once", async () => {
        const context = { idempotencyKey: `conformance of ${name}` };
        const first = await engine.citations.resolve({ citation: "701 U.S. 10" }, context);
        expect(await engine.citations.resolve({ citation: "701 U.S. 10" }, context)).toEqual(first);
        const other = engine.citations.resolve({ citation: "705 U.S. 200" }, context);
        expect(await captureError(other)).toMatchObject({ code: "validation_failed" });
      });
    });
  });
}

type Failure = {
  code: string;
  details: { suggestions?: readonly string[]; issues?: readonly { loc: readonly unknown[] }[] };
};

/** The body, once it is sure that it has the contract's shape and nothing else. */
function expectShape<Name extends OperationName, Body>(name: Name, body: Body): Body {
  const result = v.safeParse(getOperation(name).response, body);
  expect(result.issues?.map(({ message, path }) => [path?.map(({ key }) => key).join("."), message])).toBeUndefined();
  expect(body).toEqual(result.output);
  return body;
}

async function collectEvents(stream: AsyncIterable<AskEvent>): Promise<AskEvent[]> {
  const events: AskEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

async function captureError(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("This call should have failed."),
    (error: unknown) => error,
  );
}
