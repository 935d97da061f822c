import { Option } from "commander";
import { STARTER_CORPUS } from "../../starter-corpus.ts";

/** Creates `--corpus FILE`, the same for every command that reads a corpus. HEADNOTE_CORPUS is its environment variable. */
export function createCorpusOption(): Option {
  return new Option("--corpus <file>", "the corpus to read")
    .env("HEADNOTE_CORPUS")
    .default(STARTER_CORPUS, "the starter corpus that comes with Headnote");
}
