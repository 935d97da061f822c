import type { Span } from "../../../citation/citation.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { isActingAuthority } from "../actor.ts";
import { PRECEDENT_WORDS } from "../precedent.ts";
import type { SignalHit } from "../scan-signals.ts";
import { isConnectedList, isEverydayOverruling, isNegativeSignal, splitPhraseWords } from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";

/** Words that end the noun phrase after a verb: what follows them is not its object. */
const ENDS_OBJECT =
  /[;]|\b(?:because|which|who|whose|whom|when|where|while|although|though|but|since|citing|quoting|see|cf|by|if|unless|until|he|she|we|is|are|was|were|has|have|had|holds?|held|said|that (?:the|a|an|it|there|under|in|no|such|today|this|these|our|his|her|its|they|we|he|any)|indicating|noting|stating|arguing|saying|concluded|nevertheless|however|whether|after|before|under|with|without|than|through|against|during|pursuant|relying|follow(?:ed|ing)?|appl(?:y|ied|ying)|distinguish\w*|overrul\w*|revers\w*|affirm\w*|would|could|may|not|then|there|therefore|did|does|do)\b/i;
/** Words that an object may contain beside the name of the authority. */
const OBJECT_WORDS =
  /^(?:our|the|its|their|this|that|those|these|a|an|any|all|so|much|such|part|parts|portion|aspect|of|in|from|at|to|as|on|and|or|both|also|contrary|upon|recent|prior|previous|earlier|own|decision|decisions|holding|holdings|opinion|opinions|judgment|case|cases|rule|rules|ruling|doctrine|language|dicta|dictum|reasoning|rationale|statement|statements|view|principle|principles|interpretation|construction|line|progeny|precedent|precedents|court|court's|courts|announced|established|laid|down|set|forth|stated|expressed|articulated|adopted|supra|ante|v|per|is|expressly|insofar|it|test|approach|laid|law|enunciated|propounded|observations|dictum|pronouncement|teaching|directions?|guidelines?|passages?|dicta|ratio|one|standard|analysis|logic)$/i;

/** Scores the target as the object of an active verb, in "we overrule (the holding of) A v. B"; `null` if it is not. */
export function scoreObject(text: string, { hit, hits, target, authorities, sentences }: ReachInput): number | null {
  if (target.start - hit.end > 400) return null;
  const sentence = sentences[findSentenceIndex(sentences, hit.start)]!;
  if (target.start >= sentence.end || hasClosingParenthesis(text, hit.end, target.start)) return null;
  if (hits.some((other) => other.start >= hit.end + 24 && other.end <= target.start)) return null;
  if (isActingAuthority(text, target, hits, authorities)) return null;
  const first = authorities.find((span) => span.start >= hit.end && span.end <= target.start + 1);
  const until = first === undefined ? target.start : Math.min(first.start, target.start);
  const gap = simplifyObject(text.slice(hit.end, until));
  if (/^\s*(?:it|them)\b/i.test(gap)) return null;
  if (ENDS_OBJECT.test(gap.replace(/\bholding\b/gi, ""))) return null;
  if (isEverydayOverruling(hit) && gap.trim() !== "" && !PRECEDENT_WORDS.test(gap) && !/\w+ed in\s*$/i.test(gap))
    return null;
  if (
    hit.row.everyday === true &&
    /\bin\s*$/.test(gap) &&
    !PRECEDENT_WORDS.test(gap) &&
    !/(?:ed|en|down|out|forth) in\s*$/.test(gap)
  )
    return null;
  if (OBJECT_BEFORE_SITE.test(gap) || ANAPHOR_BEFORE_SITE.test(gap) || /^\s*(?:in|at|by)\s+$/.test(gap)) return null;
  const loose = splitPhraseWords(gap).filter((word) => /^[a-z]/.test(word) && !OBJECT_WORDS.test(word)).length;
  if (loose > (isNegativeSignal(hit) || ENDS_IN_HOLDING.test(gap) ? 7 : 4)) return null;
  if (until < target.start && !isConnectedList(text, until, target.start, authorities))
    return isRepeatedObject(text, hit, target, authorities) ? 0.75 : null;
  // "In overruling A v. B, C v. D did not …"
  if (until < target.start && SUBJECT_VERB.test(text.slice(target.end, target.end + 60))) return null;
  return loose === 0 ? 0.9 : 0.75;
}

/** Removes what describes an object without ending it: whose view it is, where it is reported, quoted words. */
function simplifyObject(gap: string): string {
  return gap
    .replace(WHAT_WAS_SAID, " the decision in ")
    .replace(WHOSE_VIEW, " ")
    .replace(COURT_IN, " the decision in ")
    .replace(/\bthe following\b/gi, "the")
    .replace(/"[^"]{1,80}"/g, "")
    .replace(/,? ?reported (?:in|as|at)\b/gi, " in");
}

/** "(Reaffirm) today what we said in". */
const WHAT_WAS_SAID =
  /^ (?:today |now |here |again |once more )?(?:all )?(?:that|what) (?:we|i|this court|the (?:supreme )?court|it|was|they|has been|had been)(?: \w+)? (?:said|held|decided|wrote|stated|laid down|concluded|observed|done|did|explained)(?: \w+)? in /i;
/** "taken by the learned Single Judge of the Madras High Court", "of the Bombay High Court", "the Tenth Circuit's". */
const WHOSE_VIEW =
  /(?:,? ?(?:taken|expressed|adopted|held|rendered|given|delivered|announced|formulated|propounded|enunciated|favou?red|reached|stated|laid down|set forth|followed|accepted))?(?: \w+ly)? (?:by|of|from) (?:(?:the|a|an|our|its|another|this|their|learned|hon'ble|sister) ){0,3}(?:[\w.'&-]+ ){0,5}?(?:courts?|bench|judges?|justices?|circuit|council|division|tribunal|panel|appeals|judicial committee|j\.|commissioner's court|lordships?)(?: (?:of|at|for) (?:the )?[A-Z][\w.]*(?: [A-Z][\w.]*){0,3}?(?: (?:high )?court)?)?(?= (?:in|of|reported)\b|,|$)/gi;
/** "(Bound by) the Full Bench in", "(agree with) my learned brother Doe, J. in": the court stands for its decision. */
const COURT_IN =
  / (?:(?:the|a|an|our|its|another|this|my|their|learned|hon'ble|sister|brother|esteemed|noble) ){1,4}(?:[\w.'&-]+,? ){0,4}?(?:courts?|bench|judges?|justices?|circuit|panel|appeals|judicial committee|privy council|brother|colleagues?|lordships?|j\.)(?: (?:of|at|for) (?:the )?[A-Z][\w.]*(?: [A-Z][\w.]*){0,3}?)? in $/i;
/** The noun for a precedent that the target completes: "the reasoning of", "the passage in". */
const ENDS_IN_HOLDING =
  /\b(?:decisions?|judgments?|rulings?|holdings?|cases?|opinions?|rules?|principles?|ratio|tests?|doctrines?|reasoning|rationale|analysis|approach|views?|interpretation|construction|observations?|passages?|statements?|dict(?:um|a)|law|language)(?: \w+){0,4}? (?:in|of|by)(?: (?:the )?(?:case|decision|judgment) (?:in|of))?\s*["'(]{0,2}$/i;

/**
 * Returns whether the verb's preposition is repeated before the target: "relied on A v. B for …, on C v. D for …, and
 * on E v. F".
 */
function isRepeatedObject(text: string, hit: SignalHit, target: Span, authorities: readonly Span[]): boolean {
  const preposition = /\b(?:on|upon|from|to)$/i.exec(text.slice(hit.start, hit.end))?.[0].toLowerCase();
  if (preposition === undefined) return false;
  let start = target.start;
  for (const span of [...authorities].reverse())
    if (span.start < start && span.end <= start && /^[,\s]*$/.test(text.slice(span.end, start))) start = span.start;
  const [, and, again] = REPEATED_PREPOSITION.exec(text.slice(Math.max(hit.end, start - 40), start)) ?? [];
  // The last "and" of a list may follow anything; without it, the phrase of another verb would match as well.
  return again?.toLowerCase() === preposition && (and !== undefined || !/\band\b/i.test(text.slice(hit.end, start)));
}

const REPEATED_PREPOSITION = /(?:[,;]|(?= and )) (and )?(on|upon|from|to) (?:the (?:\w+ ){1,3}(?:in|of) )?$/i;

/** The verb of a clause whose subject is an authority. */
const SUBJECT_VERB = /^[\s,()\d–-]*(?:did|does|has|had|held|was|were|is|are)\b/i;

/** Returns whether a parenthesis that contains `from` closes before `to`: "(overruling A v. B); see C v. D". */
function hasClosingParenthesis(text: string, from: number, to: number): boolean {
  let open = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 40) open++;
    else if (code === 41 && --open < 0) return true;
  }
  return false;
}

/** "distinguished Hust in …": the object precedes, and what follows is the case in which the court did it. */
const OBJECT_BEFORE_SITE =
  /\b(?!Court|Justice|The|Our|This)[A-Z][\w'’]+(?: \S{1,20}){0,3}? (?<!(?:cases?|decisions?|holdings?|opinions?|rulings?|judgments?|rules?|language|statements?|dict\w+) )(?:in|by)\s*$/;

/** "repudiated that position in …": the same with an object that refers to something named before. */
const ANAPHOR_BEFORE_SITE = /^\s*(?:that|this|these|those|such) (?:[\w-]+ ){1,3}(?:in|by)\s*$/i;
