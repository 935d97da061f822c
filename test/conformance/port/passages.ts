import { describe, expect, it } from "vitest";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import type { PassageTerm } from "../../../src/corpus/port/passage-search.ts";
import { IDS } from "./case-ids.ts";

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

/** Describes what every corpus does with the passage search. */
export function describePassages(corpus: () => Corpus): void {
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

    it("briefs name a case, its court and its date as the cases do", async () => {
      const { passages, cases } = corpus();
      const ids = IDS.slice(0, 3);
      const briefs = await passages.readBriefs([...ids, 999_999]);
      const known = await cases.readCases(ids);
      const described = briefs
        .slice(0, 3)
        .map((brief) => [brief!.clusterId, brief!.name, brief!.courtId, brief!.dateFiled]);
      expect(described).toEqual(known.map((one) => [one!.clusterId, one!.name, one!.court.id, one!.dateFiled]));
      expect(briefs[3]).toBeNull();
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
