import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { openBytes, splitCorpus } from "../support/corpora/split-corpus.ts";
import { openUnionOf } from "../support/union/build-union.ts";
import { describeCorpusConformance } from "./port/describe-corpus.ts";

describeCorpusConformance("a union of three corpora", async () => {
  const { parts } = await splitCorpus(await openBytes((await buildSmallCorpus()).bytes), 3, 22);
  return openUnionOf(parts);
});
