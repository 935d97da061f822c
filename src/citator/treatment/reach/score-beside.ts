import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { listCases } from "./list-cases.ts";
import type { ReachInput } from "./reach-input.ts";

/**
 * Scores the target for words without an object ("we respectfully differ.", "the point is no longer res
 * integra"): the only case of their sentence, else of the sentence before, else of the next; `null` if it is not.
 */
export function scoreBeside(text: string, { hit, target, authorities, sentences }: ReachInput): number | null {
  const here = findSentenceIndex(sentences, hit.start);
  for (const [offset, confidence] of NEAR_SENTENCES) {
    const sentence = sentences[here + offset];
    if (sentence === undefined) continue;
    const named = listCases(
      text,
      authorities.filter(({ start, end }) => start >= sentence.start && end <= sentence.end),
    );
    if (named.length === 0) continue;
    return named.length === 1 && named[0]!.start < target.end && named[0]!.end > target.start ? confidence : null;
  }
  return null;
}

/** Sentences relative to that of the signal, in the order in which they are tried, with the confidence of each. */
const NEAR_SENTENCES: readonly (readonly [offset: number, confidence: number])[] = [
  [0, 0.75],
  [-1, 0.6],
  [1, 0.55],
];
