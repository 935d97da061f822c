import type { Citation } from "../citation/citation.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { CitationPlan } from "../query/plan/plan.ts";
import { splitWords } from "../text/words.ts";
import type { ResolvedCitation } from "./resolve-citations.ts";

/** Number of citations that are counted before other tasks run, and in one check. */
const CITATIONS_PER_SLICE = 8;
const MAX_COUNTED = 400;

/**
 * Counts the cases of the corpus that cite each case that it does not contain, by the words of the citation.
 * @returns for each citation the number; `null` for one that leads to a case, or to none
 */
export async function* countCiters(
  corpus: Corpus,
  citations: readonly Citation[],
  resolved: readonly ResolvedCitation[],
): AsyncGenerator<void, (number | null)[]> {
  const plans = new Map<string, CitationPlan>();
  citations.forEach(({ kind, key, raw }, at) => {
    const isAbsent = kind === "case" && key !== null && resolved[at]!.status === "not_in_corpus";
    if (!isAbsent || plans.has(key) || plans.size >= MAX_COUNTED) return;
    plans.set(key, { kind: "citation", key, citationKind: kind, raw, words: splitWords(raw) });
  });
  const counts = new Map<string, number>();
  const all = [...plans.values()];
  for (let from = 0; from < all.length; from += CITATIONS_PER_SLICE) {
    const slice = all.slice(from, from + CITATIONS_PER_SLICE);
    const found = await corpus.search.countMatches(slice);
    slice.forEach(({ key }, at) => void counts.set(key, found[at]!.cases));
    yield;
  }
  return citations.map(({ key }, at) =>
    key !== null && resolved[at]!.status === "not_in_corpus" ? (counts.get(key) ?? null) : null,
  );
}
