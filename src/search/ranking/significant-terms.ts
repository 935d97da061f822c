import type { TermPlan } from "../../query/plan/plan.ts";
import { stem } from "../../text/stem.ts";
import { computeIdf } from "../matchers/matcher.ts";
import { createStemTerm } from "../matchers/terms/stem-term.ts";
import { countCasesOfTerm } from "../matchers/terms/term-matcher.ts";
import type { QuerySession } from "../query-session.ts";

/** Terms that represent a text; more of them hardly change the result. */
const MAX_SIGNIFICANT_TERMS = 64;
/** Stems of a text that are weighed: the most frequent ones. */
const MAX_WEIGHED_STEMS = 1024;

/**
 * Finds the significant terms of a text, by term frequency and inverse document frequency, in the order of the text.
 * Yields while it counts.
 */
export function* findSignificantTerms(
  { index, budget }: QuerySession,
  words: readonly string[],
): Generator<void, TermPlan[]> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const stems = new Map<string, number>();
  for (const [word, count] of counts) {
    const root = stem(word);
    stems.set(root, (stems.get(root) ?? 0) + count);
  }
  const caseCount = index.columns.count;
  const frequent = [...stems].sort((a, b) => b[1] - a[1]).slice(0, MAX_WEIGHED_STEMS);
  const weighed: { readonly term: TermPlan; readonly worth: number }[] = [];
  for (const [text, count] of frequent) {
    const term = createStemTerm(text);
    const cases = countCasesOfTerm(index, term, budget);
    if (cases > 0) weighed.push({ term, worth: Math.sqrt(count) * computeIdf(caseCount, cases) });
    yield;
  }
  const kept = new Set(weighed.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_SIGNIFICANT_TERMS));
  const order = new Map([...stems.keys()].map((root, position) => [root, position]));
  return [...kept].map(({ term }) => term).sort((a, b) => order.get(a.text)! - order.get(b.text)!);
}
