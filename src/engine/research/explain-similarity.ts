import type { SimilarCasesRequest, SimilarCasesResponse } from "../../contract/schemas/research/search.ts";
import type { SimilarCasesPage } from "../../corpus/port/case-search.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { TermPlan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { visitWords } from "../../text/words.ts";

/** Explains why cases are like a text: the terms that were searched, and the parts of each score. */
export async function explainSimilarity(
  { cases, search }: Corpus,
  { text, caseId }: Pick<SimilarCasesRequest, "text" | "caseId">,
  { plan, hits }: SimilarCasesPage,
): Promise<SimilarCasesResponse["data"]["explanation"]> {
  const clusterIds = hits.map((hit) => hit.case.clusterId);
  const [[compared], counts, parts] = await Promise.all([
    text === undefined ? cases.readTexts([Number(caseId)]) : [text],
    search.countMatches(plan.terms),
    search.explainScores(plan, clusterIds),
  ]);
  const words = findFirstWords(compared!, plan.terms);
  return {
    terms: plan.terms.map((term, at) => ({ term: words.get(term.text) ?? term.text, cases: counts[at]!.cases })),
    results: clusterIds.map((clusterId, at) => ({ clusterId, parts: parts[at]! })),
  };
}

/** Returns the first word of a text with each stem: readers know "segregation", not "segreg". */
function findFirstWords(text: string, terms: readonly TermPlan[]): ReadonlyMap<string, string> {
  const wanted = new Set(terms.map((term) => term.text));
  const words = new Map<string, string>();
  const seen = new Set<string>();
  visitWords(text, (word) => {
    if (words.size === wanted.size || seen.has(word)) return;
    seen.add(word);
    const root = stem(word);
    if (wanted.has(root) && !words.has(root)) words.set(root, word);
  });
  return words;
}
