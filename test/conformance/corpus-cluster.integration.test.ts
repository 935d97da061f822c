import { afterAll, beforeAll, describe } from "vitest";
import { openCorpusBytes } from "../../src/store/file/corpus-file.ts";
import { NEEDS_OPENSEARCH, OPENSEARCH_URL } from "../support/cluster/services.ts";
import { type PushedCorpus, pushForTest } from "../support/cluster/small-cluster.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { describeCorpusConformance } from "./port/describe-corpus.ts";

/** Milliseconds for a push to a cluster that may be busy. */
const PUSH_TIMEOUT = 180_000;

describe.skipIf(OPENSEARCH_URL === undefined)(`a search cluster${NEEDS_OPENSEARCH}`, () => {
  let pushed: PushedCorpus;
  beforeAll(async () => {
    pushed = await pushForTest(openCorpusBytes((await buildSmallCorpus()).bytes), { shards: 2 });
  }, PUSH_TIMEOUT);
  afterAll(() => pushed.close(), PUSH_TIMEOUT);
  // Closed after all tests, with its indices.
  describeCorpusConformance("a cluster", async () => ({ ...pushed.corpus, close: async () => undefined }));
});
