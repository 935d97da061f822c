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

/** A party's claim about a case, and where it is. */
export interface RefusalInput {
  readonly target: Span;
  readonly sentences: readonly Span[];
  readonly claim: { readonly signal: Span | null };
}

/**
 * Finds words by which a court refuses what a party asks to be done with a case: "the plea that … does not merit
 * acceptance", "we decline the invitation". In the sentence of the claim, or at the beginning of the next two.
 * @returns the words as a span of the text, or `null`
 */
export function findRefusal(text: string, { target, sentences, claim }: RefusalInput): Span | null {
  const after = Math.max(target.end, claim.signal?.end ?? 0);
  const own = findSentenceIndex(sentences, after - 1);
  const inside = SAME_SENTENCE.exec(text.slice(after, sentences[own]!.end));
  if (inside !== null) return toSpan(inside, after);
  const before = BEFORE_CLAIM.exec(
    text.slice(sentences[own]!.start, Math.min(target.start, claim.signal?.start ?? after)),
  );
  if (before !== null) return toSpan(before, sentences[own]!.start);
  for (const { start, end } of sentences.slice(own + 1, own + 1 + MAX_ANSWER_SENTENCES)) {
    const answer = DECLINES.exec(text.slice(start, Math.min(end, start + 160)));
    if (answer !== null) return toSpan(answer, start);
  }
  return null;
}

const SAME_SENTENCE =
  /^[^.;]{0,60}?,? (?:we|i|this court) (?:\w+ly |must |again |once more )?(?:decline|refuse|demur|resist|do not|will not|are not (?:inclined|disposed|prepared|persuaded|willing))(?= ?[.;,]| to do so\b| the invitation\b)|\b(?:must|has to|have to|should|will|is bound to|are bound to) (?:\w+ )?(?:fail|be (?:rejected|repelled|negatived|overruled))\b|\b(?:does|do|did|can|could) ?not (?:\w+ )?(?:merit acceptance|be (?:accepted|entertained|countenanced|sustained)|succeed|persuade us|impress us|appeal to us|carry conviction)\b|\b(?:is|are|was|were) (?:\w+ )?(?:rejected|repelled|negatived|unpersuasive|untenable|unavailing|misconceived|without (?:merit|force|substance)|devoid of (?:merit|force|substance)|unfounded|fallacious)\b|\bfails?\b|\bbut we (?:\w+ )?(?:decline|refuse|disagree|are not persuaded|do not agree|cannot agree)\b|\b(?:an?|the|that|this) (?:invitation|request|suggestion) (?:that )?we (?:\w+ )?(?:decline|reject|refuse)\b/i;
const BEFORE_CLAIM =
  /\b(?:find|see) no (?:merit|force|substance) in the (?:submission|contention|argument|plea|suggestion)\b|\b(?:reject|decline|repel|refuse|negative)(?:s|ed)? the (?:submission|contention|argument|plea|suggestion|invitation|request)\b|\b(?:not|unable to|cannot) (?:\w+ )?(?:impressed (?:by|with)|accept|agree with|persuaded by|accede to) the (?:submission|contention|argument|plea|suggestion)\b/i;
const DECLINES =
  /^\W{0,4}(?:we|i) (?:will|shall|do|would|can) not(?= ?[.;,:])|^\W{0,4}(?:(?:but|however|again|and|this|that|with respect),? )?(?:we|i|this court) (?:(?:must|again|therefore|respectfully|shall|are constrained to|\w+ly),? ){0,2}(?:decline|refuse|reject)(?:s|d)?\b(?! to (?:reach|consider|decide|address|answer))|^\W{0,4}(?:but |however, )?(?:we|i) (?:(?:\w+ly) )?(?:disagree|do not agree|cannot agree|are not (?:so )?persuaded|are unpersuaded|are unable to (?:agree|accept)|are not inclined|(?:see|find|perceive|know of) no (?:\w+ )?(?:reason|need|warrant|basis|ground|grounds|justification|cause|occasion|merit|substance|force)\b|will not (?:take that step|go (?:so|that) far|do so|go there|follow that course)|would not (?:do so|go (?:so|that) far)|think (?:otherwise|not)\b|do not think so\b|reject that\b)|^\W{0,4}(?:nothing in|there is (?:nothing|no (?:reason|basis|warrant|merit|substance|force)))\b(?! (?:the )?(?:new|later|recent))|^\W{0,4}not so\b|^\W{0,4}(?:this|that|the) (?:\w+ )?(?:invitation|request|plea|submission|contention|argument|suggestion) (?:\w+ ){0,4}(?:declined|refused|rejected|fails?|without (?:merit|substance|force)|accepted|no (?:merit|force|substance))/i;

/** Sentences after the one with counsel's reliance that are read for an answer. */
const MAX_ANSWER_SENTENCES = 2;

const CONCESSION = /^\W{0,4}(?:\(?\w{1,3}\)\W)?(?:it is (?:no doubt |undoubtedly |quite )?true\b|no doubt\b|true,)/i;
const CONTRAST = /^\W{0,4}(?:but|however|yet|nevertheless)\b/i;
const ARGUMENT_WORDS = "(?:contention|submission|argument|plea)s?";
const ANSWER = new RegExp(
  `\\b(?:unable to|cannot|can not|(?:do|does) not|find it difficult to|impossible to) (?:\\w+ ){0,2}(?:accept|agree with|uphold|accede to|see (?:any )?(?:force|substance|merit) in) (?:\\w+ ){0,2}${ARGUMENT_WORDS}\\b|\\b(?:no|without(?: any)?|devoid of(?: any)?|little|not (?:find |see )?any) (?:\\w+ )?(?:force|substance|merit)\\b|\\b${ARGUMENT_WORDS}(?: of [\\w .]{1,60})? (?:\\w+ ){0,3}(?:rejected|repelled|misconceived|untenable|fallacious|unsound|fails?|unacceptable|without (?:force|merit|substance))\\b`,
  "i",
);

/**
 * Finds words by which a court does what a party asks: "we accept the invitation", "we agree and do so". At the beginning
 * of one of the next two sentences, or after the claim in its own.
 * @returns the words as a span of the text, or `null`
 */
export function findAcceptance(text: string, { target, sentences, claim }: RefusalInput): Span | null {
  const after = Math.max(target.end, claim.signal?.end ?? 0);
  const own = findSentenceIndex(sentences, after - 1);
  for (const { start, end } of sentences.slice(own + 1, own + 1 + MAX_ANSWER_SENTENCES)) {
    const answer = ACCEPTS.exec(text.slice(start, Math.min(end, start + 200)));
    if (answer !== null) return toSpan(answer, start);
  }
  return null;
}

const ACCEPTS =
  /^\W{0,4}(?:today |now )?(?:the (?:court|majority)|we|this court) (?:now |today )?(?:does|do) (?:so|it)(?: now| today)?(?= ?[.;,])|^\W{0,4}(?:(?:and|today|now|upon reflection|having done so|accordingly|for [^,;.]{1,60}),? ){0,2}(?:we|i) (?:(?:now|therefore|today|hereby|\w+ly|are persuaded to|are constrained to|think it right to) ){0,2}(?:accept (?:the|that|this) (?:\w+ )?(?:invitation|submission|contention|argument|request|suggestion|plea)|agree(?= ?[.;,]| and\b| with (?:him|her|them|petitioner|appellant|respondent|plaintiff|defendant|counsel|the (?:state|government|petitioner|appellant|respondent)))|do so\b|now do\b|(?:grant|allow) (?:the|that|this) (?:request|prayer)|think (?:(?:he|she|they|it) (?:is|are) right\b|so too\b)|(?:have |had )?(?:come|came) to the same (?:conclusion|view)\b|(?:are|am) of (?:the same|that|like) (?:mind|opinion|view)\b|share (?:that|this|the|those|these) (?:\w+ )?(?:views?|opinions?|doubts?|misgivings?|concerns?|thoughts?|criticisms?)\b|(?:could|can) not have put it better\b)|^\W{0,4}(?:he|she|they|the (?:state|government|petitioner|appellant|respondent)) (?:is|are) (?:\w+ )?(?:right|correct)\b|^\W{0,4}there is (?:much |great |considerable |some )?(?:force|substance|merit) in (?:the|this|that)\b|^\W{0,4}(?:the|that|this) (?:\w+ )?(?:argument|contention|submission|criticism|point|charge|objection|attack) (?:is|was|must be) (?:\w+ )?(?:well[- ]founded|well taken|sound|correct|just|deserved|right|unanswerable|irresistible|accepted|upheld)\b/i;

function toSpan(match: RegExpExecArray, offset: number): Span {
  return { start: offset + match.index, end: offset + match.index + match[0].length };
}
