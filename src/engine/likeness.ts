import type { SimilarCasesResponse } from "../contract/research.ts";
import type { TermPlan } from "../query/plan.ts";
import { stem } from "../query/stem.ts";
import { forEachWord } from "../query/words.ts";
import type { SimilarPage } from "../search/search.ts";
import { sizeOf } from "../search/sets.ts";
import type { Parts } from "./parts.ts";

/** Why cases are like a text: what was looked for of it, and what their scores are made of. */
export function likenessOf(
  { searcher }: Parts,
  text: string,
  { plan, hits }: SimilarPage,
): SimilarCasesResponse["data"]["explanation"] {
  const words = firstWords(text, plan.terms);
  return {
    terms: plan.terms.map((term) => ({
      term: words.get(term.text) ?? term.text,
      cases: sizeOf(searcher.cases(term).cases),
    })),
    results: hits.map(({ ordinal, clusterId }) => ({ clusterId, parts: searcher.parts(plan, ordinal) })),
  };
}

/** The first word of a text with each stem: "segregation" says more than "segreg". */
function firstWords(text: string, terms: readonly TermPlan[]): ReadonlyMap<string, string> {
  const wanted = new Set(terms.map((term) => term.text));
  const words = new Map<string, string>();
  const seen = new Set<string>();
  forEachWord(text, (word) => {
    if (words.size === wanted.size || seen.has(word)) return;
    seen.add(word);
    const root = stem(word);
    if (wanted.has(root) && !words.has(root)) words.set(root, word);
  });
  return words;
}
