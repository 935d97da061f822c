import type { Span } from "../../../citation/citation.ts";
import { toTreatmentClass, toTreatmentLabel } from "../../../law/treatment.ts";
import { foldWhitespace } from "../../../text/fold-whitespace.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import type { SignalHit } from "../scan-signals.ts";
import { maskSpans } from "../spans.ts";

/** Words that may connect the members of a list of authorities. */
export const GLUE_WORDS =
  /^(?:and|or|&|also|supra|ante|at|p|pp|in|the|cases?|decisions?|see|v|vs|ors?|anr|others?|another|etc|of|ex|rel|re|para|paras|page|pages|note|n|as|well|both|its|progeny|id|cert|denied|with|on|later|case|state|union)$/i;

/**
 * Most UTF-16 code units between an authority and words that adjoin it: parallel citations, pages and a year fit in.
 */
export const MAX_CONTACT_CHARS = 240;
/** Pages, years, brackets, and a verb's auxiliaries. */
export const CONTACT_TEXT =
  /^[\s,;()[\]\d–-]*(?:\([^()]{0,40}\))?[\s,(]*(?:(?:is|are|was|were|has|have|had|been|be|stands?|since|later|recently|supra|which|and|to|hereby|therefore|accordingly|thus|also|cannot be sustained|must be|has been|,) ){0,5}$/i;

/** Words that refer back to an authority: "it", "that decision", "the said rulings". */
export const ANAPHOR =
  /\b(?:it|them|they|therein|thereof|(?:that|this|these|those|such|said|the said|the latter|both|aforesaid|above|those two|these two)(?: \w+)? (?:cases?|decisions?|holdings?|precedents?|opinions?|rulings?|judgments?|authorit(?:y|ies)|rule|doctrine|dictum|observations?|statement|view|reasoning|language|principle|pronouncement|suggestion|passage|proposition|construction|interpretation|analysis|conclusion|approach|test|teaching|standard|line of (?:cases|authority))|that (?:portion|part|aspect)\b|what (?:we|was|the court) (?:said|held|decided) (?:there|then|in that case)|its (?:reasoning|holding|logic|rationale|analysis|rule|authority|correctness|conclusion|approach|ratio|premise))\b/i;

/** "That was a case where …", "This again is of no avail": the subject of a sentence refers to the case before it. */
export const DEMONSTRATIVE =
  /^\W{0,4}(?:but |and |however, )?(?:that|this)(?: (?:again|too|also|however|in turn))?,? (?=(?:is|was|has|had|does|did|can|cannot|must|will|would|no longer)\b)/i;

/** Definite subjects at the beginning of a sentence that refer to the authority of the one before: "The case is …". */
export const DEFINITE_ANAPHOR =
  /^\W{0,4}(?:(?:but|however|yet|and|thus|we (?:find|think|hold|consider) (?:that )?),? ?)?the (?:law (?:so|thus) (?:declared|laid down|stated)|(?:(?:learned )?judges?'s? )?(?:case|decision|judgment|authority|ruling|holding|opinion|precedent|view|reasoning|ratio|principle|pronouncement|analysis|rule))\b/i;

/** Returns whether the target follows "In" at the beginning of a clause: "In A v. B, …". */
export function hasOpeningIn(text: string, target: Span): boolean {
  return /(?:^|[.;]["”’]?\s+|\b(?:while|as|and|but) )in\s+$/i.test(
    text.slice(Math.max(0, target.start - 14), target.start),
  );
}

/**
 * Returns whether the target belongs to a phrase such as "in view of A v. B and C v. D, …", whose clause has another
 * subject.
 */
export function hasLightOf(
  text: string,
  target: Span,
  authorities: readonly Span[],
  sentences: readonly Span[],
): boolean {
  const from = Math.max(sentences[findSentenceIndex(sentences, target.start)]!.start, target.start - 200);
  return LIGHT_OF.test(maskSpans(text, from, target.start, authorities));
}

const LIGHT_OF = /\b(?:in (?:the )?(?:light|view) of|contrary to|consistent with)(?:[\s,;()\d.–-]|\band\b){1,200}$/i;

/** The word that a verb and its auxiliaries follow. */
const VERB_SUBJECT =
  /([\w'’-]+),?(?: supra,?)?(?: (?:is|are|was|were|be|been|being|must|should|shall|has|have|had|can|may|to|not|now|also|considered|regarded|treated|deemed|as|therefore|hereby|\w+ly),?){0,7} $/;
const NON_NAME_WORDS =
  /^(?:the|an?|those|these|such|its|our|their|his|her|my|on|in|but|and|here|since|as|for|court|justice|congress|state|states|act|amendment|rule|clause|government|appeals|it|that|this|they|cases?|decisions?|there|we|he|i|circuit|constitution|ors|others|anr|another)$/i;

/**
 * Returns whether the verb's subject is a name, and not the target's: "…, as A v. B says, Doe is overruled". A name that
 * an "and" connects with the target is no other subject: "Adams and Doe are overruled".
 */
export function hasOtherSubject(text: string, hit: SignalHit, target: Span, authorities: readonly Span[]): boolean {
  const front = VERB_SUBJECT.exec(foldWhitespace(text.slice(Math.max(target.end, hit.start - 120), hit.start)))?.[1];
  if (front === undefined || !/^[A-Z][\w'’-]*[a-z]/.test(front) || NON_NAME_WORDS.test(front)) return false;
  if (text.slice(Math.max(0, target.start - 70), target.end).includes(front)) return false;
  const at = text.lastIndexOf(front, hit.start);
  const named = authorities.find(({ start, end }) => start >= target.end && start <= at && end > at);
  return named === undefined || !isConnectedList(text, target.end, named.end, authorities);
}

/** Returns whether the text between two offsets contains only names, numbers and connectives. */
export function isConnectedList(text: string, from: number, to: number, authorities: readonly Span[]): boolean {
  if (to - from > 1200) return false;
  if (/\b(?:in|by)\s*$/i.test(text.slice(from, to))) return false;
  const rest = maskSpans(text, from, to, authorities);
  // "overruled A in B", "A, overruled by B"
  if (/\b(?:in|by)\s{2,}/i.test(rest) && !/\b(?:cases?|decisions?) in\s{2,}/i.test(rest)) return false;
  return splitPhraseWords(rest).every((word) => !/^[a-z]{2}/.test(word) || GLUE_WORDS.test(word));
}

/**
 * Returns whether a target follows other authorities of its sentence without belonging to their list: in "A v. B and C v.
 * D have been undermined by E v. F, and should be overruled", "they" are the cases of the list.
 */
export function isAloneAfterOthers(text: string, target: Span, authorities: readonly Span[], sentence: Span): boolean {
  const others = authorities.filter(({ start, end }) => start >= sentence.start && end <= target.start);
  let { start } = target;
  let left = others.length;
  for (; left > 0 && isConnectedList(text, others[left - 1]!.end, start, authorities); left--)
    start = others[left - 1]!.start;
  return left > 1;
}

/** Returns whether a target is only what another case is compared with: "they are unsound, as were the Adams decisions". */
export function isCompared(text: string, target: Span, authorities: readonly Span[]): boolean {
  return COMPARISON.test(maskSpans(text, Math.max(0, target.start - 90), target.start, authorities));
}

const COMPARISON = /\b(?:as|than) (?:was|were|is|are|did|had been|has been) (?:the )?(?:[\s,]|and\b|or\b){0,80}$/i;

/** Returns the end of the last span that lies between two offsets; `from` if there is none. */
export function findLastEnd(spans: readonly Span[], from: number, to: number): number {
  let end = from;
  for (const span of spans) if (span.start >= from && span.end <= to && span.end > end) end = span.end;
  return end;
}

/**
 * Returns whether a signal has everyday uses but ends the authority of a precedent: "abandon", "abrogate", "repudiate".
 */
export function isEverydayOverruling(hit: SignalHit): boolean {
  return hit.row.everyday === true && toTreatmentClass(hit.row.kind) === "overruling";
}

/** Returns whether a signal is of a negative kind. */
export function isNegativeSignal(hit: SignalHit): boolean {
  return toTreatmentLabel(hit.row.kind) === "negative";
}

/** Splits a text into words and numbers. */
export function splitPhraseWords(text: string): string[] {
  return text.match(/[A-Za-z][\w'’]*|\d+/g) ?? [];
}

/** An aside between a subject and its predicate: "X, on which the State relies, …", "X, although often cited, …". */
const LEADING_ASIDE =
  /^([\s\d()[\].–-]*(?:\([^()]{0,40}\))?),? ?(?:(?:on|upon|to|of|from|for|in|by|under) which|which|although|though|while|however|despite|for all|whatever|if|when|properly|rightly|fairly|a |an |the |our |another |one of|relied|cited|invoked|pressed|quoted|referred|mentioned|decided|heavily|strongly|much|like|as|with|too)\b[^;.]{0,140}?, /i;

/** Returns the text between a subject and its predicate without an aside at its beginning. */
export function dropLeadingAside(rest: string): string {
  return rest.replace(LEADING_ASIDE, "$1 ");
}

/**
 * Returns whether a predicate is the second of a subject: "(A v. B) dealt with goods, but is …". The text between the
 * subject and it begins with a verb and ends with a conjunction.
 */
export function isSecondPredicate(rest: string): boolean {
  return BEGINS_WITH_VERB.test(rest) && ENDS_WITH_CONJUNCTION.test(rest);
}

const BEGINS_WITH_VERB =
  /^[\s,\d()[\].–-]*(?:\([^()]{0,40}\))?,? ?(?:(?:itself|too|also|no doubt|indeed|only|merely|\w+ly) ){0,2}(?:is|was|are|were|has|have|had|did|does|do|dealt|arose|held|turned|came|went|gave|took|stood|spoke|said|laid|drew|rests?|[a-z]+ed|[a-z]{3,}[^s\W]s)\b/;
const ENDS_WITH_CONJUNCTION =
  /(?:,|\b(?:and|but|or|nor|yet))(?: (?:in any (?:case|event)|therefore|so|thus|hence|now|still|also|yet|not|to|is|are|was|were|has|have|had|been|be|should|must|can|cannot|may|will|would|does|did|on that ground|accordingly|consequently|\w+ly),?){0,6} $/i;
