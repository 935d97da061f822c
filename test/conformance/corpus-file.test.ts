import { openFileCorpus } from "../../src/corpus/file/open-file-corpus.ts";
import { buildSmallCorpus } from "../support/corpora/small-corpus.ts";
import { describeCorpusConformance } from "./port/describe-corpus.ts";

describeCorpusConformance("a corpus file", async () => openFileCorpus((await buildSmallCorpus()).bytes));
