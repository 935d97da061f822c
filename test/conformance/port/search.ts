import { describe, expect, it } from "vitest";
import type { CaseFilter, CaseSearchRequest } from "../../../src/corpus/port/case-search.ts";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { parseQuery } from "../../../src/query/parse.ts";
import { createStemPlan } from "../../../src/query/plan/plan.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { ALL_IDS_FILTER, IDS } from "./case-ids.ts";

/** Describes what every corpus does with the case search. */
export function describeSearch(corpus: () => Corpus): void {
  const plan = (query: string) => corpus().search.planQuery(parseQuery(query));
  const search = async (query: string, more: Omit<CaseSearchRequest, "plan"> = {}) =>
    corpus().search.search({ plan: await plan(query), ...more });

  describe("search", () => {
    it.each(["ferry", "harbor tolls", "ferry AND NOT overrule", "title:marlow", '"public way"'])(
      "pages through all matches of %s, each once, with one total",
      async (query) => {
        const { total, hits } = await search(query, { pageSize: 100 });
        expect(hits).toHaveLength(total);
        const paged = [];
        for (let page = 1; page <= total + 1; page++) {
          const one = await search(query, { page, pageSize: 1 });
          expect(one.total).toBe(total);
          paged.push(...one.hits.map((hit) => hit.case.clusterId));
        }
        expect(paged).toEqual(hits.map((hit) => hit.case.clusterId));
        expect(new Set(paged).size).toBe(total);
        const list = await corpus().search.listMatches(await plan(query), {}, 1000);
        expect(list.matches.map(({ clusterId }) => clusterId)).toEqual([...paged].sort((a, b) => a - b));
        expect(list.total).toBe(total);
      },
    );

    it("returns nothing for words that no case contains", async () => {
      const page = await search("zyzzyva", { facets: true });
      expect(page).toMatchObject({ total: 0, hits: [] });
      expect([...page.facets!.courts, ...page.facets!.years, ...page.facets!.judges]).toEqual([]);
    });

    it("counts facets that sum to the total", async () => {
      const { total, facets } = await search("the", { facets: true });
      for (const counts of [facets!.courts, facets!.freshness])
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(total);
    });

    it("returns only the number of matches above the limit", async () => {
      const { total } = await search("the");
      expect(await corpus().search.listMatches(await plan("the"), {}, total - 1)).toEqual({ total, matches: [] });
    });

    it("admits exactly the cases of a filter", async () => {
      const us: CaseFilter = { jurisdiction: "US" };
      const found = await search("the", { filter: us, pageSize: 100 });
      expect(found.hits.length).toBeGreaterThan(0);
      expect(found.hits.every((hit) => hit.case.jurisdiction === "US")).toBe(true);
      const admitted = await corpus().search.selectAdmitted(us, [...IDS, 999_999]);
      const ofUs = SMALL_CASES.filter((small) => small.case.jurisdiction === "US").map(
        (small) => small.case.clusterId!,
      );
      expect([...admitted].sort()).toEqual([...ofUs].sort());
      expect((await search("the", { filter: { clusterIds: [] } })).total).toBe(0);
      expect((await search("the", { filter: ALL_IDS_FILTER })).total).toBe((await search("the")).total);
      expect((await search("the", { filter: { reporter: "nothing" } })).total).toBe(0);
    });

    it("admits the cases of a corpus by its name, and none of an unknown one", async () => {
      const { name, corpora = [{ name }] } = await corpus().readManifest();
      const { total, facets } = await search("the", { facets: true });
      const totals = await Promise.all(
        corpora.map(async (one) => (await search("the", { filter: { corpora: [one.name] } })).total),
      );
      expect(totals.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(total);
      expect((await search("the", { filter: { corpora: corpora.map((one) => one.name) } })).total).toBe(total);
      expect((await search("the", { filter: { corpora: ["no such corpus"] } })).total).toBe(0);
      if (facets!.corpora) expect(corpora.map((one) => facets!.corpora!.get(one.name) ?? 0)).toEqual(totals);
    });

    it("names the corpora of each case if there are several", async () => {
      const { corpora } = await corpus().readManifest();
      for (const hit of (await search("the", { pageSize: 100 })).hits) {
        const names = hit.case.corpora;
        if (corpora === undefined) expect(names).toBeUndefined();
        else expect(names!.every((name) => corpora.some((one) => one.name === name)) && names!.length > 0).toBe(true);
      }
    });

    it("selects the given cases that match a plan, and counts a union once", async () => {
      const { search: port } = corpus();
      const [ferry, harbor] = [await plan("ferry"), await plan("harbor")];
      const [ofFerry, ofHarbor] = await port.selectMatching([ferry, harbor], [...IDS, 999_999]);
      expect(ofFerry!.size).toBe((await search("ferry")).total);
      const union = new Set([...ofFerry!, ...ofHarbor!, IDS[3]!]);
      expect(await port.countUnion([ferry, harbor], {}, [IDS[3]!, 999_999])).toBe(union.size);
    });

    it("explains every score, and gives snippets and passages on request only", async () => {
      const found = await search("ferry tolls", { snippets: true, passages: 2 });
      const ids = found.hits.map((hit) => hit.case.clusterId);
      expect(await corpus().search.explainScores(await plan("ferry tolls"), ids)).toHaveLength(ids.length);
      expect(found.hits[0]!.snippet).toContain("<mark>");
      expect(found.hits[0]!.passages.length).toBeGreaterThan(0);
      const plain = await search("ferry tolls");
      expect(plain.hits.every(({ snippet, passages }) => snippet === "" && passages.length === 0)).toBe(true);
    });

    it("counts the cases of a term as a search for it does", async () => {
      const term = createStemPlan("ferri");
      const { cases, documentFrequencies } = await corpus().search.readTermStatistics([
        term,
        createStemPlan("zyzzyva"),
      ]);
      expect(cases).toBe(IDS.length);
      expect(documentFrequencies[1]).toBe(0);
      const [count] = await corpus().search.countMatches([term]);
      expect(count!.cases).toBe((await search("ferry")).total);
    });

    it("finds the case that a text names in another spelling", async () => {
      const text = "what did Okafor v. Lighthose Trust hold";
      const [found] = await corpus().search.findCasesByName(text, {});
      expect(found).toMatchObject({ clusterId: 1003, namedBy: "parties", isExact: false });
      expect(text.slice(found!.start, found!.end)).toBe("Okafor v. Lighthose Trust");
      expect(await corpus().search.findCasesByName(text, { clusterIds: [] })).toEqual([]);
    });

    it("plans a question with the case that it names, and finds it first", async () => {
      const query = parseQuery("ferry tolls in okafor v lighthose trust");
      const bare = await corpus().search.planQuery(query);
      const expanded = await corpus().search.planQuery(query, {});
      expect(bare).not.toHaveProperty("leads");
      expect(expanded).toMatchObject({ leads: [{ clusterId: 1003, reason: "spelling" }] });
      const { hits } = await corpus().search.search({ plan: expanded });
      expect(hits[0]!.case.clusterId).toBe(1003);
      const [parts] = await corpus().search.explainScores(expanded, [1003]);
      expect(parts!.lead).toBeGreaterThan(0.8);
    });

    it("plans a Boolean query with its own words only", async () => {
      const query = parseQuery("okafor AND lighthose");
      expect(await corpus().search.planQuery(query, {})).toEqual(await corpus().search.planQuery(query));
    });

    it("says whether cases match only because few have a quarter of the weight of a question", async () => {
      expect((await search("every passenger who pays the ordinary toll at the lighthouse")).isRelaxed).toBe(true);
      expect((await search("lighthouse")).isRelaxed ?? false).toBe(false);
    });

    it("finds the word that a misspelt one means", async () => {
      expect(await corpus().search.findNearestWords(["harborr", "zyzzyva"])).toEqual(["harbor", null]);
    });

    it("finds cases like a case without the case itself, and null for an unknown case", async () => {
      const found = await corpus().search.findSimilar({ likeCase: IDS[0]! });
      expect(found!.hits.map((hit) => hit.case.clusterId)).not.toContain(IDS[0]);
      expect(found!.total).toBeGreaterThanOrEqual(found!.hits.length);
      expect(await corpus().search.findSimilar({ likeCase: 999_999 })).toBeNull();
    });

    it("returns the same page for the same request", async () => {
      expect(await search("harbor ferry", { snippets: true })).toEqual(
        await search("harbor ferry", { snippets: true }),
      );
    });
  });
}
