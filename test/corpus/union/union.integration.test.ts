import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../../src/contract/engine.ts";
import { openEngine } from "../../../src/engine/open-engine.ts";
import { STARTER_CORPUS } from "../../../src/node/starter-corpus.ts";
import type { OpenCorpusFile } from "../../../src/store/corpus.ts";
import { openBytes, type SplitCorpus, splitCorpus } from "../../support/corpora/split-corpus.ts";
import { answerAsJson } from "../../support/union/compare-answers.ts";
import { type CallKind, generateCalls } from "../../support/union/random-calls.ts";

const CALLS: Readonly<Record<CallKind, number>> = { search: 120, citator: 80, law: 40, long: 6 };

describe.each([2, 5, 20])("a union of %i parts of the starter corpus", (count) => {
  let split: SplitCorpus;
  let whole: Engine;
  let union: Engine;
  let corpus: OpenCorpusFile;

  beforeAll(async () => {
    split = await splitCorpus(await openBytes(new Uint8Array(await readFile(STARTER_CORPUS))), count, count);
    corpus = await openBytes(split.whole);
    whole = await openEngine(split.whole);
    union = await openEngine(split.parts);
    return async () => {
      await Promise.all([whole.close(), union.close()]);
      corpus.close();
    };
  }, 300_000);

  it.each(Object.entries(CALLS) as [CallKind, number][])(
    "answers random calls of the kind %s as the corpus in one file does",
    async (kind, calls) => {
      const random = generateCalls(corpus, 22 + count, [kind]);
      for (let made = 0; made < calls; made++) {
        const call = random.next().value!;
        expect(await answerAsJson(union, call), JSON.stringify(call)).toBe(await answerAsJson(whole, call));
      }
    },
  );

  it("counts the cases of every corpus, and finds those of one", async () => {
    const { data, meta } = await union.research.search({ query: "court", facets: true, content: false });
    const rows = data.facets!.corpus!;
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(meta.total);
    const [first] = rows;
    const found = await union.research.search({ query: "court", filters: { corpus: first!.value }, content: false });
    expect(found.meta.total).toBe(first!.count);
    expect(found.data.results.every(({ metadata }) => metadata.corpora!.includes(first!.value))).toBe(true);
    const unknown = union.research.search({ query: "court", filters: { corpus: "part-0" } });
    await expect(unknown).rejects.toThrow('"part-0". It must be one of "part-1", "part-2"');
  });
});
