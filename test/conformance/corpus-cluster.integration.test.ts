import { afterAll, describe } from "vitest";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL } from "../support/cluster/services.ts";
import { type PushedCorpus, pushForTest } from "../support/cluster/small-cluster.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { describeCorpusConformance } from "./port/describe-corpus.ts";

describe.skipIf(OPENSEARCH_URL === undefined)(`a search cluster${NEEDS_OPENSEARCH}`, () => {
  const pushed: PushedCorpus[] = [];
  afterAll(async () => {
    for (const one of pushed) await one.close();
  });
  describeCorpusConformance("a cluster", async () => {
    const one = await pushForTest(openCorpusBytes((await buildSmallCorpus()).bytes), { shards: 2 });
    pushed.push(one);
    // Closed after all tests, with its indices.
    return { ...one.corpus, close: async () => undefined };
  });
});
