import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { IDS } from "./case-ids.ts";
import { describeCases } from "./cases.ts";
import { describeCitations } from "./citations.ts";
import { describeLegislation } from "./legislation.ts";
import { describePassages } from "./passages.ts";
import { describeSearch } from "./search.ts";

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

    it("ranks the doctrines of a country by the words that they share", async () => {
      const terms = ["drug", "dog", "sniff", "search"].map((stem) => ({ stem, weight: 1 }));
      const ranked = await corpus.rankDoctrines({ terms, country: "US", limit: 5 });
      expect(ranked.flatMap(({ names }) => names)).toContain("dog sniff");
      const shares = ranked.map(({ share }) => share);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(await corpus.rankDoctrines({ terms, country: "US", limit: 1 })).toEqual(ranked.slice(0, 1));
      expect(await corpus.rankDoctrines({ terms: terms.slice(0, 1), country: "US", limit: 5 })).toEqual([]);
    });

    it("matches no known questions if it contains none", async () => {
      expect(await corpus.matchQuestions({ stems: ["drug"], country: "US", limit: 5, authority: [] })).toBeNull();
    });

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
