import { openRealCorpus } from "./real-corpus.ts";
import { openSampledCorpus } from "./sampled-corpus.ts";

/** Corpus of thousands of cases that figures are measured on. */
export interface MeasuredCorpus {
  readonly path: string;
  /** Wording for figures. */
  readonly name: "real cases" | "sampled cases";
}

const SAMPLED_CASES = 3000;

/** Opens the corpus of real cases if the maintainers' data is present, otherwise one of 3,000 sampled cases. */
export async function openMeasuredCorpus(): Promise<MeasuredCorpus> {
  const real = openRealCorpus();
  if (real !== null) return { path: real.path, name: "real cases" };
  return { path: await openSampledCorpus(SAMPLED_CASES), name: "sampled cases" };
}
