import { delimiter } from "node:path";
import { Option } from "commander";
import { keepDistinctFiles } from "../../files/distinct-files.ts";
import { STARTER_CORPUS } from "../../starter-corpus.ts";

const DEFAULT_CORPORA: readonly string[] = [STARTER_CORPUS];

/**
 * Creates `--corpus FILE`, the same for every command that reads a corpus. It may be repeated: several corpora are read as
 * one. HEADNOTE_CORPUS is its environment variable; it may contain several paths, separated as in PATH.
 */
export function createCorpusOption(description = "the corpus to read, repeatable: several are read as one"): Option {
  return new Option("--corpus <file>", description)
    .env("HEADNOTE_CORPUS")
    .argParser(collectCorpora)
    .default(DEFAULT_CORPORA, "the starter corpus that comes with Headnote");
}

function collectCorpora(value: string, previous: readonly string[]): readonly string[] {
  const paths = value.split(delimiter).filter((path) => path !== "");
  // One that is given twice is read once.
  return keepDistinctFiles(previous === DEFAULT_CORPORA ? paths : [...previous, ...paths]);
}
