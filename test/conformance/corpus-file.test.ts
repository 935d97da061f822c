import { openFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { describeCorpusConformance } from "../support/corpus-conformance.ts";

describeCorpusConformance("a corpus file", async () => openFileCorpus((await buildSmallCorpus()).bytes));
