import type { SimilarCasesResponse } from "../../contract/schemas/research/search.ts";
import type { TermPlan } from "../../query/plan/plan.ts";
import { countMembers } from "../../search/case-set.ts";
import type { SimilarTextPage } from "../../search/searcher.ts";
import { stem } from "../../text/stem.ts";
import { visitWords } from "../../text/words.ts";
import type { EngineContext } from "../context.ts";

/** Why cases are like a text: what was looked for of it, and what their scores are made of. */
export function explainSimilarity(
  { searcher }: EngineContext,
  text: string,
  { plan, hits }: SimilarTextPage,
): SimilarCasesResponse["data"]["explanation"] {
  const words = findFirstWords(text, plan.terms);
  return {
    terms: plan.terms.map((term) => ({
      term: words.get(term.text) ?? term.text,
      cases: countMembers(searcher.cases(term).cases),
    })),
    results: hits.map(({ ordinal, clusterId }) => ({ clusterId, parts: searcher.explainScore(plan, ordinal) })),
  };
}

/** The first word of a text with each stem: "segregation" says more than "segreg". */
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
