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
