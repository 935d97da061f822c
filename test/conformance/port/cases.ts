import { describe, expect, it } from "vitest";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { SMALL_CASES } from "../../support/corpora/small-cases.ts";
import { IDS, MIXED_IDS } from "./case-ids.ts";

/** Describes what every corpus does with cases, opinions and their metadata. */
export function describeCases(corpus: () => Corpus): void {
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
