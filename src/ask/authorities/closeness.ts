import type { SourceSentence } from "../../text/sentences/source-sentences.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import { computeCoverage, type QuestionTerm } from "../interpret/terms/question-terms.ts";

/** Minimum number of terms whose order says anything. */
const MIN_TERMS = 3;
/** Minimum share of the weight of a question that a sentence contains whose order of words is compared. */
const MIN_COVERAGE = 0.5;
/** Number of words that may stand between two words of a question beside those of the question. */
const MAX_OTHER_WORDS = 2;

/**
 * Returns how closely a sentence follows the wording of a question: the share of the weight of the pairs of successive
 * terms that it contains in the same order and at about the same distance, 0 to 1.
 */
export function computeCloseness(terms: readonly QuestionTerm[], { stems, text }: SourceSentence): number {
  if (terms.length < MIN_TERMS || computeCoverage(terms, (one) => stems.has(one)) < MIN_COVERAGE) return 0;
  const sequence = terms
    .flatMap(({ stem: own, weight, positions }) => positions.map((at) => ({ own, weight, at })))
    .sort((a, b) => a.at - b.at);
  const places = new Map<string, number[]>();
  splitWords(text).forEach((word, at) => {
    const own = stem(word);
    const known = places.get(own);
    if (known) known.push(at);
    else places.set(own, [at]);
  });
  let total = 0;
  let met = 0;
  for (let i = 1; i < sequence.length; i++) {
    const [a, b] = [sequence[i - 1]!, sequence[i]!];
    const weight = a.weight + b.weight;
    total += weight;
    const reach = b.at - a.at + MAX_OTHER_WORDS;
    if (isFollowed(places.get(a.own) ?? [], places.get(b.own) ?? [], reach)) met += weight;
  }
  return total === 0 ? 0 : met / total;
}

/** Returns whether a place of the second list follows one of the first within a reach; both lists are ascending. */
function isFollowed(before: readonly number[], after: readonly number[], reach: number): boolean {
  let next = 0;
  for (const to of after) {
    while (next < before.length && before[next]! < to) next++;
    const from = before[next - 1];
    if (from !== undefined && to - from <= reach) return true;
  }
  return false;
}
