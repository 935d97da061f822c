import { Option } from "commander";

/** `--corpus FILE`, the same for every command that reads one; HEADNOTE_CORPUS stands in for it. */
export function corpusOption(): Option {
  return new Option("--corpus <file>", "the corpus to read").env("HEADNOTE_CORPUS").makeOptionMandatory();
}
