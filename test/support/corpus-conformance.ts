import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findShortestPath } from "../../src/citator/network/shortest-path.ts";
import { findSimilarCases } from "../../src/citator/network/similar-cases.ts";
import type { CaseFilter, CaseSearchRequest } from "../../src/corpus/port/case-search.ts";
import type { Corpus } from "../../src/corpus/port/corpus.ts";
import type { ProvisionData } from "../../src/corpus/port/legislation-reader.ts";
import type { PassageTerm } from "../../src/corpus/port/passage-search.ts";
import { decodeTreatment } from "../../src/law/treatment.ts";
import { parseQuery } from "../../src/query/parse.ts";
import { createStemPlan } from "../../src/query/plan/plan.ts";
import { SMALL_CASES } from "./corpora/small-cases.ts";
import { ACTS, CODES, SECTIONS } from "./corpora/small-legislation.ts";

const IDS = SMALL_CASES.map((small) => small.case.clusterId!);
/** Not in order, one twice, one unknown. */
const MIXED_IDS = [IDS[2]!, IDS[0]!, 999_999, IDS[2]!];
const ALL_IDS_FILTER: CaseFilter = { clusterIds: IDS };
const PASSAGE_OPTIONS = {
  maxTerms: 16,
  maxWords: 120,
  maxPerCase: 2,
  k1: 1.2,
  b: 0.75,
  proximityWeight: 0.3,
  leadWords: 0,
  leadWeight: 0,
  caseShare: 0.5,
};

/**
 * Describes what every implementation of the corpus port does. `open` opens one that contains the cases and laws of
 * `small-corpus.ts`.
 */
export function describeCorpusConformance(name: string, open: () => Promise<Corpus>): void {
  describe(name, () => {
    let corpus: Corpus;
    beforeAll(async () => {
      corpus = await open();
    }, 60_000);
    afterAll(() => corpus.close());

    describeCases(() => corpus);
    describeSearch(() => corpus);
    describeCitations(() => corpus);
    describeLegislation(() => corpus);
    describePassages(() => corpus);

    it("counts the same cases in its manifest, its courts and its statistics", async () => {
      const { counts } = await corpus.readManifest();
      const { casesByCourt, mostCited } = await corpus.computeStats();
      const courts = await corpus.readCourts();
      expect(counts.cases).toBe(IDS.length);
      expect(casesByCourt.reduce((sum, { cases }) => sum + cases, 0)).toBe(IDS.length);
      for (const { courtId } of casesByCourt) expect(courts.has(courtId)).toBe(true);
      for (const { clusterId } of mostCited) expect(IDS).toContain(clusterId);
    });
  });
}

function describeCases(corpus: () => Corpus): void {
  describe("cases", () => {
    it("returns cases in the order of the request, and null for an unknown id", async () => {
      const { cases } = corpus();
      for (const found of [await cases.readCases(MIXED_IDS), await cases.readDetails(MIXED_IDS)]) {
        expect(found.map((one) => one?.clusterId ?? null)).toEqual([IDS[2], IDS[0], null, IDS[2]]);
      }
      expect(await cases.readCases([])).toEqual([]);
    });

    it("returns every case as its source has it, preferred citation first", async () => {
      const found = await corpus().cases.readCases(IDS);
      for (const [at, { case: row }] of SMALL_CASES.entries()) {
        expect(found[at]).toMatchObject({ name: row.name, dateFiled: row.dateFiled, jurisdiction: row.jurisdiction });
        expect(found[at]!.court.id).toBe(row.courtId);
        expect(found[at]!.citations[0]).toBe(row.citations[0]);
      }
    });

    it("returns details that agree with the cases", async () => {
      const { cases } = corpus();
      const details = await cases.readDetails(IDS);
      for (const [at, data] of (await cases.readCases(IDS)).entries()) {
        const { authority, freshnessDetail, ...rest } = details[at]!;
        expect(rest).toEqual(data);
        expect(authority).toBeGreaterThanOrEqual(0);
        expect(freshnessDetail.status).toBe(data!.freshness);
      }
    });

    it("finds under a volume exactly the cases that carry each of its keys", async () => {
      const { cases } = corpus();
      const entries = await cases.listCitations("us/", 1000);
      expect(entries.length).toBeGreaterThan(3);
      expect(entries.map(({ key }) => key)).toEqual(entries.map(({ key }) => key).sort());
      expect(await cases.listCitations("us/", 2)).toEqual(entries.slice(0, 2));
      const candidates = await cases.findCandidates(entries.map(({ key }) => key));
      for (const { key, clusterId } of entries)
        expect(candidates.get(key)!.map((one) => one.clusterId)).toContain(clusterId);
    });

    it("returns no candidate for an unknown key", async () => {
      const { cases } = corpus();
      expect(await cases.findCandidates(["us/9999/1"])).toEqual(new Map([["us/9999/1", []]]));
      expect(await cases.listCitations("nothing/", 10)).toEqual([]);
    });

    it("completes a name to its case", async () => {
      const found = await corpus().cases.suggestCases("marlow", 5);
      expect(found.map((one) => one.name)).toEqual(["Marlow v. Ferry Company"]);
      expect(await corpus().cases.suggestCases("qqqq", 5)).toEqual([]);
    });

    it("returns texts, slices and opinions that agree", async () => {
      const { cases } = corpus();
      const [texts, opinions, parts, marks] = await Promise.all([
        cases.readTexts(IDS),
        cases.readOpinions(IDS),
        cases.listOpinions(IDS),
        cases.readMarks(IDS),
      ]);
      for (const [at, text] of texts.entries()) {
        expect(opinions[at]!.map((one) => one.text).join("\n\n")).toBe(text);
        for (const { start, length, text: own } of opinions[at]!) expect(text.slice(start!, start! + length)).toBe(own);
        expect(parts[at]!.filter(({ start }) => start !== null)).toHaveLength(opinions[at]!.length);
        expect(marks[at]).toHaveLength(parts[at]!.length);
      }
      const slices = IDS.map((clusterId) => ({ clusterId, start: 3, end: 40 }));
      expect(await cases.readSlices(slices)).toEqual(texts.map((text) => text.slice(3, 40)));
    });

    it("returns no text for an unknown case", async () => {
      const { cases } = corpus();
      expect(await cases.readTexts([999_999])).toEqual([""]);
      expect(await cases.readOpinions([999_999])).toEqual([[]]);
      expect(await cases.readSlices([{ clusterId: 999_999, start: 0, end: 9 }])).toEqual([""]);
    });
  });
}

function describeSearch(corpus: () => Corpus): void {
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

function describeCitations(corpus: () => Corpus): void {
  describe("citations", () => {
    it("has every edge in both directions, with the same treatment", async () => {
      const { citations } = corpus();
      const cited = await citations.readEdges({ clusterIds: IDS, direction: "cited" });
      const citing = await citations.readEdges({ clusterIds: IDS, direction: "citing" });
      let edges = 0;
      for (const [at, { total, others, treatments, positions }] of cited.entries()) {
        expect(total).toBe(others.length);
        for (let i = 0; i < others.length; i++) {
          const back = citing[IDS.indexOf(others[i]!)]!;
          const place = Array.from(back.others).indexOf(IDS[at]!);
          expect([back.treatments[place], back.positions[place]]).toEqual([treatments[i], positions[i]]);
          edges++;
        }
      }
      expect(edges).toBeGreaterThan(3);
      expect(citing.reduce((sum, { total }) => sum + total, 0)).toBe(edges);
      const counts = (await corpus().cases.readCases(IDS)).map((one) => one!.citeCount);
      expect(citing.map(({ total }) => total)).toEqual(counts);
    });

    it("cuts edges to a limit and keeps their number", async () => {
      const [all] = await corpus().citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing" });
      const [one] = await corpus().citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing", limit: 1 });
      expect(one!.total).toBe(all!.total);
      expect(Array.from(one!.others)).toEqual(Array.from(all!.others).slice(0, 1));
    });

    it("returns no edge, list or status for an unknown case", async () => {
      const { citations } = corpus();
      const [edges] = await citations.readEdges({ clusterIds: [999_999], direction: "cited" });
      expect([edges!.total, edges!.others.length]).toEqual([0, 0]);
      const page = { page: 1, pageSize: 10, order: "treatment", direction: "citing" } as const;
      expect(await citations.listEdges({ clusterId: 999_999, ...page })).toBeNull();
      expect(await citations.readNearest({ clusterId: 999_999, directions: [], limit: 5, topCiters: 5 })).toBeNull();
      expect(await citations.explainStatus(999_999, null)).toBeNull();
      expect(await findShortestPath(citations, 999_999, IDS[0]!)).toBeNull();
      expect(await findSimilarCases(citations, 999_999, 5)).toEqual([]);
      expect(await citations.countTreatments(999_999)).toEqual([]);
      expect(await citations.listUnresolved([999_999])).toEqual([[]]);
      expect(await citations.listExternalCiters([999_999])).toEqual([[]]);
      expect(await citations.readSnippets([{ citing: 999_999, position: 0 }])).toEqual([""]);
    });

    it("lists the edges that it reads, page by page, with their snippets", async () => {
      const { citations } = corpus();
      const [edges] = await citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing" });
      const request = { clusterId: IDS[0]!, direction: "citing", order: "treatment", pageSize: 1 } as const;
      const rows = [];
      for (let page = 1; page <= edges!.total + 1; page++) {
        const list = await citations.listEdges({ ...request, page });
        expect(list!.total).toBe(edges!.total);
        rows.push(...list!.rows);
      }
      const kinds = new Map(Array.from(edges!.others, (id, at) => [id, decodeTreatment(edges!.treatments[at]!).kind]));
      expect(new Map(rows.map(({ clusterId, kind }) => [clusterId, kind]))).toEqual(kinds);
      const positions = Array.from(edges!.others, (citing, at) => ({ citing, position: edges!.positions[at]! }));
      const snippets = await citations.readSnippets(positions);
      expect(new Set(snippets)).toEqual(new Set(rows.map(({ snippet }) => snippet)));
      expect((await citations.listEdges({ ...request, page: 1, courtIds: [] }))!.total).toBe(0);
    });

    it("has the nearest neighbours among the edges, each once", async () => {
      const { citations } = corpus();
      const nearest = await citations.readNearest({
        clusterId: IDS[1]!,
        directions: ["cited", "citing"],
        limit: 3,
        topCiters: 5,
      });
      const lists = await Promise.all(
        (["cited", "citing"] as const).map((direction) => citations.readEdges({ clusterIds: [IDS[1]!], direction })),
      );
      const all = new Set(lists.flatMap(([edges]) => Array.from(edges!.others)));
      expect(nearest!.nearest).toHaveLength(Math.min(3, all.size));
      expect(nearest!.nearest.every((clusterId) => all.has(clusterId))).toBe(true);
      const citing = new Set(Array.from(lists[1]![0]!.others));
      expect(nearest!.topCiters.every((clusterId) => citing.has(clusterId))).toBe(true);
    });

    it("explains the status that the case has, by a treatment that it lists", async () => {
      const details = await corpus().cases.readDetails(IDS);
      for (const { clusterId, freshness } of details.map((one) => one!)) {
        const { detail, treatments } = (await corpus().citations.explainStatus(clusterId, null))!;
        expect(detail.status).toBe(freshness);
        expect(treatments.filter(({ decisive }) => decisive)).toHaveLength(detail.reason === null ? 0 : 1);
      }
      expect(details.some((one) => one!.freshness === "Overruled")).toBe(true);
    });

    it("finds a path each case of which cites the next", async () => {
      const { citations } = corpus();
      const path = (await findShortestPath(citations, IDS[5]!, IDS[0]!))!;
      expect([path[0], path.at(-1)]).toEqual([IDS[5], IDS[0]]);
      const edges = await citations.readEdges({ clusterIds: path.slice(0, -1), direction: "cited" });
      edges.forEach(({ others }, at) => {
        expect(Array.from(others)).toContain(path[at + 1]);
      });
    });

    it("counts every citing case in the history of treatments", async () => {
      const rows = await corpus().citations.countTreatments(IDS[0]!);
      const [edges] = await corpus().citations.readEdges({ clusterIds: [IDS[0]!], direction: "citing" });
      const total = rows.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
      expect(total).toBe(edges!.total);
    });
  });
}

function describeLegislation(corpus: () => Corpus): void {
  describe("legislation", () => {
    it("returns every code with the number of its sections", async () => {
      const codes = await corpus().legislation.readCodes();
      expect(codes.map(({ id }) => id)).toEqual(CODES.map(({ id }) => id).sort());
      const ids = new Set(SECTIONS.map(({ id }) => id));
      expect(codes.reduce((sum, { sectionCount }) => sum + sectionCount, 0)).toBe(ids.size);
    });

    it("returns each version of a section with its text", async () => {
      for (const { id, asOf, text, heading } of SECTIONS) {
        const found = (await corpus().legislation.readSection(id, asOf ?? undefined))!;
        expect(found).toMatchObject({ text, section: { actId: id, heading, asOf } });
      }
      expect(await corpus().legislation.readSection("nothing")).toBeNull();
      expect(await corpus().legislation.readSection("vt-const-1", "1700-01-01")).toBeNull();
    });

    it("reads the text of what it finds, also after a copy of it", async () => {
      const { legislation } = corpus();
      const { total, hits } = await legislation.searchSections({ query: "ferry tolls", limit: 50 });
      expect(total).toBeGreaterThanOrEqual(hits.length);
      const found = hits.map(({ section }): ProvisionData => ({ kind: "section", section }));
      const copies = structuredClone(found);
      const texts = await legislation.readTexts(found);
      expect(texts.length).toBeGreaterThan(1);
      expect(await legislation.readTexts(copies)).toEqual(texts);
      expect(await legislation.readTexts(found, 9)).toEqual(texts.map((text) => text.slice(0, 9)));
      const acts = await legislation.searchActSections({ query: "register of boats", limit: 5 });
      const ofActs = acts.hits.map(({ section }): ProvisionData => ({ kind: "act", section }));
      expect(await legislation.readTexts(structuredClone(ofActs))).toEqual(await legislation.readTexts(ofActs));
      expect((await legislation.searchSections({ query: "ferry", codeIds: [], limit: 5 })).total).toBe(0);
    });

    it("finds sections by key, in the order of the keys", async () => {
      const found = await corpus().legislation.findSections(["usc/91/102", "usc/91/999", "usc/91/101"]);
      expect(found.map((sections) => sections.map(({ actId }) => actId))).toEqual([["usc-91-102"], [], ["usc-91-101"]]);
      const ofActs = await corpus().legislation.findActSections(["boatsact1951//2a", "nothing//1"]);
      expect(ofActs.map((sections) => sections.map(({ number }) => number))).toEqual([["2A"], []]);
    });

    it("returns Acts, their sections and footnotes, and null or none for an unknown Act", async () => {
      const { legislation } = corpus();
      const request = { filter: {}, order: "title_asc", offset: 0, limit: 100 } as const;
      const { total, acts } = await legislation.listActs(request);
      expect(total).toBe(ACTS.length);
      expect(await legislation.readActs([...acts.map(({ actId }) => actId), "nothing"])).toEqual([...acts, null]);
      expect((await legislation.listActs({ ...request, offset: 1, limit: 1 })).acts).toEqual(acts.slice(1, 2));
      const [boats] = ACTS;
      const sections = await legislation.readActSections(boats!.act.id);
      expect(sections.map(({ number, text }) => ({ number, text }))).toEqual(
        boats!.sections.map(({ number, text }) => ({ number, text })),
      );
      expect((await legislation.readActSections(boats!.act.id, "2a")).map(({ index }) => index)).toEqual([2]);
      expect(await legislation.readActSections("nothing")).toEqual([]);
      const notes = await legislation.listFootnotes({ actId: boats!.act.id, offset: 1, limit: 2 });
      expect(notes.footnotes.map(({ id }) => id)).toEqual([2, 3]);
      expect([...notes.typeCounts.values()].reduce((sum, count) => sum + count, 0)).toBe(boats!.footnotes.length);
      expect((await legislation.listFootnotes({ actId: "nothing", offset: 0, limit: 9 })).footnotes).toEqual([]);
      expect(await legislation.findActs(["boatsact1951", "nothing"])).toEqual([
        acts.filter(({ actId }) => actId === boats!.act.id),
        [],
      ]);
    });

    it("returns citing cases of the corpus, and none for an unknown provision", async () => {
      const { legislation } = corpus();
      const lists = [
        ...(await legislation.findSectionCiters([...SECTIONS.map(({ id }) => id), "nothing"], 10)),
        ...(await legislation.findActSectionCiters([{ actId: "nothing", numbers: ["1"] }], 10)),
      ];
      expect(lists.slice(-2)).toEqual([
        { total: 0, citers: [] },
        { total: 0, citers: [] },
      ]);
      for (const { total, citers } of lists) {
        expect(citers).toHaveLength(Math.min(10, total));
        for (const { clusterId } of citers) expect(IDS).toContain(clusterId);
      }
    });
  });
}

function describePassages(corpus: () => Corpus): void {
  const { signal } = new AbortController();
  const term = (stem: string, position: number): PassageTerm => ({
    stem,
    synonyms: [],
    weight: 1,
    documentFrequency: 1,
    positions: [position],
  });
  const terms = [term("ferri", 0), term("toll", 1)];

  describe("passages", () => {
    it("finds passages of the candidates, best first, that are stretches of their texts", async () => {
      const { passages, cases } = corpus();
      const candidates = await passages.findCandidateCases({ terms, filter: {}, limit: 10 });
      expect(candidates.length).toBeGreaterThan(0);
      const query = { terms, cases: candidates, options: PASSAGE_OPTIONS, limit: 10, signal };
      const found = await passages.findPassages(query);
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
      for (const { clusterId, sentences } of found) {
        const [text] = await cases.readTexts([clusterId]);
        for (const sentence of sentences) expect(text!.slice(sentence.start, sentence.end)).toBe(sentence.text);
      }
      expect(await passages.findPassages({ ...query, limit: 1 })).toEqual(found.slice(0, 1));
    });

    it("finds nothing without terms, outside the filter, or in an unknown case", async () => {
      const { passages } = corpus();
      expect(await passages.findCandidateCases({ terms: [], filter: {}, limit: 10 })).toEqual([]);
      expect(await passages.findCandidateCases({ terms, filter: { clusterIds: [] }, limit: 10 })).toEqual([]);
      const unknown = [{ clusterId: 999_999, score: 1 }];
      const query = { terms, cases: unknown, options: PASSAGE_OPTIONS, limit: 10, signal };
      expect(await passages.findPassages(query)).toEqual([]);
    });

    it("ends with the reason of its signal", async () => {
      const { passages } = corpus();
      const cases = [{ clusterId: IDS[0]!, score: 1 }];
      const aborted = AbortSignal.abort(new Error("enough"));
      await expect(
        passages.findPassages({ terms, cases, options: PASSAGE_OPTIONS, limit: 10, signal: aborted }),
      ).rejects.toThrow("enough");
    });

    it("reads the sentences in which one case mentions another", async () => {
      const [mentions, none] = await corpus().passages.readMentions([
        { citing: IDS[1]!, cited: IDS[0]! },
        { citing: IDS[0]!, cited: IDS[1]! },
      ]);
      expect(mentions!.some(({ sentences }) => sentences.some(({ text }) => text.includes("Marlow")))).toBe(true);
      expect(none).toEqual([]);
    });
  });
}
