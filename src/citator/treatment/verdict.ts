import type { Span } from "../../citation/citation.ts";
import { findSentenceIndex } from "../../text/sentences/sentences.ts";

/** What the court that writes says of the use that another made of a case. */
export interface Verdict {
  readonly agrees: boolean;
  /** The words, as a span of the text. */
  readonly span: Span;
}

/** A place that names an authority, in its text. */
export interface VerdictInput {
  readonly text: string;
  readonly target: Span;
  readonly sentences: readonly Span[];
}

/**
 * Finds words by which a court agrees or disagrees with the use that a party or the court below made of a case: in the
 * sentence of that use, or at the beginning of the next; `null` if there are none.
 * @param signal the words of that use
 */
export function findVerdict({ text, target, sentences }: VerdictInput, signal: Span | null): Verdict | null {
  const after = Math.max(target.end, signal?.end ?? 0);
  const own = findSentenceIndex(sentences, after - 1);
  const { start, end } = sentences[own]!;
  const before = text.slice(start, Math.min(target.start, signal?.start ?? target.start));
  const rest = text.slice(after, end);
  const next = sentences[own + 1];
  const following = next === undefined ? "" : text.slice(next.start, Math.min(next.end, next.start + 160));
  const places = [
    ...listEllipses(following, next?.start ?? end),
    [WRONG_BEFORE, before, start, false],
    [RIGHT_BEFORE, before, start, true],
    [WRONG_AFTER, rest, after, false],
    [RIGHT_AFTER, rest, after, true],
    [WRONG_NEXT, following, next?.start ?? end, false],
    [RIGHT_NEXT, following, next?.start ?? end, true],
  ] as const satisfies readonly VerdictPlace[];
  return findFirst(places);
}

/**
 * Finds a short answer at the beginning of the next sentence: "It does.", "It does not."; `null` if there is none.
 * @param signal the words that it answers
 */
export function findEllipsis({ text, target, sentences }: VerdictInput, signal: Span | null): Verdict | null {
  const next = sentences[findSentenceIndex(sentences, Math.max(target.end, signal?.end ?? 0) - 1) + 1];
  return next === undefined ? null : findFirst(listEllipses(text.slice(next.start, next.end), next.start));
}

type VerdictPlace = readonly [pattern: RegExp, words: string, offset: number, agrees: boolean];

function listEllipses(following: string, offset: number): readonly VerdictPlace[] {
  return [
    [ELLIPTIC_NO, following, offset, false],
    [ELLIPTIC_YES, following, offset, true],
  ];
}

function findFirst(places: readonly VerdictPlace[]): Verdict | null {
  for (const [pattern, words, offset, agrees] of places) {
    const match = pattern.exec(words);
    if (match !== null) {
      const from = offset + match.index;
      return { agrees, span: { start: from, end: from + match[0].length } };
    }
  }
  return null;
}

/** "It does not.", "They were not.", "Not so." */
const ELLIPTIC_NO =
  /^\W{0,4}(?:(?:but|and|in fact|plainly|clearly),? )?(?:(?:it|they|that|this|he|she) (?:does|do|did|is|are|was|were|has|have|had|must|will|should|can|could|need) ?(?:not|n't)(?: \w+ly)?(?= ?[.;,:]| and\b| (?:so|the case|free|good enough|enough|control\w*|apply|help\w*)\b)|cannot(?= ?[.;])|(?:not|surely not|certainly not|hardly|by no means|never|no)(?= ?[.;,])|not (?:by|in|before) (?:us|this court)\b|not so\b|(?:we|i) (?:must|do|will|shall|think|say|believe|hold) not(?= ?[.;,]| and\b)|(?:the |our )?answer (?:is|must be) (?:\w+ )?(?:no\b|in the negative)|(?:we|i) (?:\w+ )?answer (?:it|that|this|the \w+) (?:\w+ ){0,3}(?:no\b|in the negative)|(?:we|i) (?:\w+ )?say no\b|quite the (?:contrary|opposite|reverse)\b|(?:that|this) (?:is|was) (?:\w+ )?(?:wrong|incorrect|mistaken|untrue|not so|not correct|inaccurate|an? (?:misreading|mistake|error|overstatement))\b|(?:that|this|the|its|his|her|their|such) (?:reliance|use|application|reading|belief|assumption|conclusion|view) (?:was|is) (?:\w+ )?(?:misplaced|error|erroneous|mistaken|wrong|unfounded|misconceived|unwarranted|unjustified)\b)/i;
/** "It does.", "So it does.", "We do so now." */
const ELLIPTIC_YES =
  /^\W{0,4}(?:(?:and|indeed|in fact|plainly|clearly|yes),? )?(?:(?:it|they|that|this|he|she) (?:\w+ly )?(?:does|do|did|is|are|was|were|has|have|had|must|will|should)(?: so| indeed)?(?= ?[.;,] ?(?:$|[A-Z]|and we|for|and he|and it))|so it (?:does|is|did|was|must)\b|indeed it (?:does|is)\b|(?:we|i) (?:think|believe|hold|say) so(?= ?[.;,])|(?:we|i) do not doubt it|(?:the |our )?answer (?:is|must be) (?:\w+ )?(?:yes\b|in the affirmative)|(?:we|i) (?:\w+ )?answer (?:it|that|this|the \w+) (?:\w+ ){0,3}(?:yes\b|in the affirmative)|(?:undoubtedly|surely|certainly|plainly|yes)(?= ?[.;,]))/i;

const RIGHT = "(?:right|correct|justified|well[- ]founded|sound|proper|unexceptionable)";
const WRONG =
  "(?:wrong|incorrect|in error|mistaken|erroneous|unjustified|unsound|untenable|misconceived|not (?:right|correct|justified|tenable|sound))";
const VERY =
  "(?:quite |clearly |plainly |entirely |perfectly |fully |manifestly |obviously |therefore |thus |\\w+ly )?";

const RIGHT_BEFORE = new RegExp(
  `\\b(?:is|was|are|were) ${VERY}${RIGHT} (?:\\w+ )?(?:in|to|when)\\b|\\b(?:rightly|correctly|properly|justifiably)\\b[^.;]{0,40}$`,
  "i",
);
const WRONG_BEFORE = new RegExp(
  `\\b(?:is|was|are|were) ${VERY}${WRONG} (?:\\w+ )?(?:in|to|when)\\b|\\b(?:wrongly|erroneously|mistakenly|incorrectly|improperly|unjustifiably)\\b[^.;]{0,40}$|\\b(?:err(?:ed|s)?|went wrong|fell into error|committed (?:an )?(?:\\w+ )?error) (?:in|by|when)\\b[^.;]{0,60}$`,
  "i",
);
const RIGHT_AFTER = new RegExp(
  `,? (?:and|as) (?:\\w+ )?(?:rightly|correctly|properly)(?: so)?\\b|,? and,? (?:in our (?:opinion|view|judgment),? )?(?:it|he|she|they|that|this|(?:the|that) (?:\\w+ )?(?:court|judge|tribunal|board|view)) (?:is|was|were) ${VERY}${RIGHT}\\b|,? and (?:we|i) (?:\\w+ )?(?:agree|concur|affirm|accept|approve|think so too|see no error)\\b`,
  "i",
);
const WRONG_AFTER = new RegExp(
  `,? (?:and|but),? (?:in our (?:opinion|view|judgment),? )?(?:(?:quite |\\w+ly )?wrongly so|(?:it|he|she|they|that|this|there|therein|in (?:this|that|so doing),? it) (?:is|was|were|has|had|have) ${VERY}(?:${WRONG}|erred|fallen into error)|we (?:\\w+ )?(?:disagree|do not agree|cannot agree|are unable to agree)|the (?:distinction|difference) (?:is|was|makes|does)(?: not)?)\\b|\\b(?:is|was) (?:an )?error\\b`,
  "i",
);
const RIGHT_NEXT = new RegExp(
  `^\\W{0,4}(?:(?:in our (?:opinion|view|judgment)|rightly|and),? )?(?:(?:it|he|she|they|that|this|the (?:\\w+ ){1,3}) ?(?:is|was|were) ${VERY}(?:the )?${RIGHT}\\b|(?:we|i) (?:(?:fully|entirely|respectfully|quite|also|too|\\w+ly) )?(?:agree|concur|accept|approve|affirm(?! on (?:the |an? )?(?:alternative|alternate|other|different|another|narrower|separate|distinct)\b)|think so|endorse|see no error|find no error|uphold)\\b|no (?:exception|fault|error) (?:can be|is) (?:taken|found)\\b|there (?:is|was) (?:\\w+ )?(?:force|merit|substance|no error)\\b|rightly so\\b|(?:we|i) (?:think|believe|hold|find|consider) (?:(?:that )?(?:the )?\\w+ (?:is|was|are|were) )(?:\\w+ )?${RIGHT}\\b)`,
  "i",
);
const WRONG_NEXT = new RegExp(
  `^\\W{0,4}(?:(?:in our (?:opinion|view|judgment)|but|however|with respect),? )?(?:(?:it|he|she|they|that|this|the (?:\\w+ ){1,3}) ?(?:is|was|were) (?:${VERY}${WRONG}\\b|not(?=[.;,]))|(?:we|i) (?:(?:respectfully|must|\\w+ly) )?(?:disagree|do not agree|cannot agree|cannot accept|are unable to (?:agree|accept|appreciate)|do not (?:accept|see|appreciate))\\b|(?:that|this|it|therein lay|here it) (?:was|is|lay) (?:\\w+ )?(?:an? )?(?:error|mistake)\\b|the (?:attempt|distinction|effort|submission|contention|argument) (?:\\w+ )?(?:must |cannot |is |was |has )?(?:fails?|untenable|unsound|no (?:merit|force|substance)|be accepted)|(?:it|he|she|they) (?:erred|should not have|ought not to have)\\b)`,
  "i",
);
