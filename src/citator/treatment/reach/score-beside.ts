import type { Span } from "../../../citation/citation.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { maskSpans } from "../spans.ts";
import { listCases } from "./list-cases.ts";
import { splitPhraseWords } from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";

/**
 * Scores the target for words without an object ("we respectfully differ.", "the point is no longer res
 * integra"): the only case of their sentence, else of the sentence before, else of the next; for weak words else the only
 * case before them; `null` if it is not.
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
    if (named.length !== 1 || named[0]!.start >= target.end || named[0]!.end <= target.start) return null;
    if (hit.row.weak !== true) return confidence;
    return isDiscussed(text, sentence, authorities) ? WEAK_CONFIDENCE : null;
  }
  return hit.row.weak === true && isOnlyCaseBefore(text, hit.start, target, authorities) ? DISTANT_CONFIDENCE : null;
}

/** Returns whether the target is the only case that precedes a place. */
function isOnlyCaseBefore(text: string, at: number, target: Span, authorities: readonly Span[]): boolean {
  const named = listCases(
    text,
    authorities.filter(({ end }) => end <= at),
  );
  return named.length === 1 && named[0]!.start < target.end && named[0]!.end > target.start;
}

/** Below the 0.5 from which a reading may decide anything. */
const WEAK_CONFIDENCE = 0.45;
/** Below that of everyday words: sentences without a case separate the words from the target. */
const DISTANT_CONFIDENCE = 0.3;
/** Fewest words of a sentence that discusses a case, as opposed to one that consists of its citation. */
const MIN_DISCUSSION_WORDS = 2;

/** Returns whether a sentence says something of the case that it names. */
function isDiscussed(text: string, { start, end }: Span, authorities: readonly Span[]): boolean {
  const words = splitPhraseWords(maskSpans(text, start, end, authorities)).filter(
    (word) => /^[a-z]{2}/.test(word) && !/^(?:see|also|cf|vide)$/.test(word),
  );
  return words.length >= MIN_DISCUSSION_WORDS;
}

/** Sentences relative to that of the signal, in the order in which they are tried, with the confidence of each. */
const NEAR_SENTENCES: readonly (readonly [offset: number, confidence: number])[] = [
  [0, 0.75],
  [-1, 0.6],
  [1, 0.55],
];
