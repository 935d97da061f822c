import { describe, expect, it } from "vitest";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import type { ProvisionData } from "../../../src/corpus/port/legislation-reader.ts";
import { ACTS, CODES, SECTIONS } from "../../support/corpora/small-legislation.ts";
import { IDS } from "./case-ids.ts";

/** Describes what every corpus does with codes, Acts and provisions. */
export function describeLegislation(corpus: () => Corpus): void {
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
      expect(await legislation.readTopics([...found, ...ofActs])).toEqual([...found, ...ofActs].map(() => []));
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
      const ofBoats = acts.filter(({ actId }) => actId === boats!.act.id);
      const keys = ["boatsact1951", "indianboatsact1951", "indianboatsact", "nothing", "indiannothing"];
      expect(await legislation.findActs(keys)).toEqual([ofBoats, ofBoats, ofBoats, [], []]);
      const [own, other] = await legislation.findActSections(["boatsact1951//2a", "indianboatsact1951//2a"]);
      expect(own!.map(({ index }) => index)).toEqual([2]);
      expect(other).toEqual(own);
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
