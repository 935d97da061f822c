import type { Span } from "../../citation/citation.ts";
import { findSentenceIndex } from "../../text/sentences/sentences.ts";

/** A place that names an authority, with its surroundings. */
export interface RebuttalInput {
  readonly target: Span;
  readonly sentences: readonly Span[];
  /** Whether only a party relies on the target. */
  readonly argued: boolean;
}

/**
 * Finds words by which a court rejects the use of a case without naming it: after counsel relied on it, "we are unable
 * to accept the contention"; after "it is true that in A v. B it was held …", a sentence that begins with "but". Weak
 * evidence, from the sentences after the target alone: it sets a label and decides nothing.
 * @returns the words as a span of the text, or `null`
 */
export function findRebuttal(text: string, { target, sentences, argued }: RebuttalInput): Span | null {
  const own = sentences[findSentenceIndex(sentences, target.start)]!;
  const next = findSentenceIndex(sentences, target.end) + 1;
  if (next >= sentences.length) return null;
  if (CONCESSION.test(text.slice(own.start, Math.min(target.start, own.start + 40)))) {
    const turn = CONTRAST.exec(text.slice(sentences[next]!.start, sentences[next]!.start + 24));
    if (turn !== null) return toSpan(turn, sentences[next]!.start);
  }
  if (!argued) return null;
  for (const { start, end } of sentences.slice(next, next + MAX_ANSWER_SENTENCES)) {
    const answer = ANSWER.exec(text.slice(start, Math.min(end, start + 240)));
    if (answer !== null) return toSpan(answer, start);
  }
  return null;
}

/** Sentences after the one with counsel's reliance that are read for an answer. */
const MAX_ANSWER_SENTENCES = 2;

const CONCESSION = /^\W{0,4}(?:\(?\w{1,3}\)\W)?(?:it is (?:no doubt |undoubtedly |quite )?true\b|no doubt\b|true,)/i;
const CONTRAST = /^\W{0,4}(?:but|however|yet|nevertheless)\b/i;
const ARGUMENT_WORDS = "(?:contention|submission|argument|plea)s?";
const ANSWER = new RegExp(
  `\\b(?:unable to|cannot|can not|(?:do|does) not|find it difficult to|impossible to) (?:\\w+ ){0,2}(?:accept|agree with|uphold|accede to|see (?:any )?(?:force|substance|merit) in) (?:\\w+ ){0,2}${ARGUMENT_WORDS}\\b|\\b(?:no|without(?: any)?|devoid of(?: any)?|little|not (?:find |see )?any) (?:\\w+ )?(?:force|substance|merit)\\b|\\b${ARGUMENT_WORDS}(?: of [\\w .]{1,60})? (?:\\w+ ){0,3}(?:rejected|repelled|misconceived|untenable|fallacious|unsound|fails?|unacceptable|without (?:force|merit|substance))\\b`,
  "i",
);

function toSpan(match: RegExpExecArray, offset: number): Span {
  return { start: offset + match.index, end: offset + match.index + match[0].length };
}
