import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { isSiteOfAction } from "../actor.ts";
import { PRECEDENT_WORDS } from "../precedent.ts";
import type { SignalHit } from "../scan-signals.ts";
import { maskSpans } from "../spans.ts";
import {
  ANAPHOR,
  DEFINITE_ANAPHOR,
  DEMONSTRATIVE,
  hasLightOf,
  hasOtherSubject,
  isAloneAfterOthers,
  isCompared,
  isConnectedList,
  isEverydayOverruling,
  isNegativeSignal,
  MAX_CONTACT_CHARS,
} from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";

/** "The views therein expressed, so far as they …, must be regarded as overruled." */
const OPENS_WITH =
  /^\W*(?:the|those|these|such) (?:\w+ )?(?:views?|holdings?|doctrines?|rules?|opinions?|language|principles?) (?:therein|there|thus|so) \w+ed\b/i;

/**
 * Scores the target as the antecedent of an anaphor, in "A v. B … That decision is overruled", "we overrule it"; `null`
 * if it is not. It must be the only authority of the last two sentences, or one of a list.
 */
export function scoreAnaphor(text: string, { hit, target, voice, authorities, sentences }: ReachInput): number | null {
  if (target.start > hit.start) return null;
  if (hasLightOf(text, target, authorities, sentences)) return null;
  const here = findSentenceIndex(sentences, hit.start);
  const there = findSentenceIndex(sentences, target.start);
  if (here - there > 2) return null;
  const sentence = sentences[here]!;
  const phrase =
    voice === "active"
      ? text.slice(hit.end, Math.min(sentence.end, hit.end + 50))
      : text.slice(Math.max(sentence.start, hit.start - 130), hit.row.inner === true ? hit.end : hit.start);
  const said =
    ANAPHOR.exec(phrase) ??
    (voice === "active"
      ? null
      : OPENS_WITH.exec(text.slice(sentence.start, Math.min(hit.start, sentence.start + 60)))) ??
    (voice === "active" || here === there || hit.row.history === true
      ? null
      : (DEFINITE_ANAPHOR.exec(text.slice(sentence.start, Math.min(hit.start, sentence.start + 90))) ??
        (here - there === 1 ? DEMONSTRATIVE.exec(text.slice(sentence.start, hit.start + 8)) : null)));
  if (said === null || /^this (?:present )?case$/i.test(said[0]) || hasOtherSubject(text, hit, target, authorities))
    return null;
  if (isEverydayOverruling(hit) && !NAMES_PRECEDENT.test(said[0])) return null;
  if (voice === "active" && said.index > 24) return null;
  if (voice !== "active" && isInAdjunct(text, hit, said[0])) return null;
  // "A v. B overruled this holding": the authority before an active verb is the one that acts.
  if (hit.start - target.end < MAX_CONTACT_CHARS) {
    if (voice === "active" && SUBJECT_BEFORE_VERB.test(maskSpans(text, target.end, hit.start, authorities)))
      return null;
    if (isSiteOfAction(text, target, hit, authorities)) return null;
  }
  const plural = /\b(?:them|they|these|those|both|cases|decisions|holdings|authorities)\b/i.test(said[0]);
  if (PLURAL_PRONOUN.test(said[0])) {
    if (here - there > 1 || isAloneAfterOthers(text, target, authorities, sentences[there]!)) return null;
  }
  if (isCompared(text, target, authorities)) return null;
  // Only members of the target's own list may be named between it and the anaphor.
  const between = authorities.filter((span) => span.start >= target.end && span.end <= hit.start);
  if (
    between.length > 0 &&
    !(
      isConnectedList(text, target.end, between.at(-1)!.end, authorities) &&
      (plural || !/\bv[s.]/.test(text.slice(target.end, between.at(-1)!.end)))
    )
  )
    return null;
  const isOwnAct =
    voice === "active" && FIRST_PERSON.test(text.slice(Math.max(sentence.start, hit.start - 24), hit.start));
  if (!isNegativeSignal(hit) && !isOwnAct && here - there > 1 && !NAMED_DECISION.test(said[0])) return null;
  const bare = /^(?:it|they|them)$/i.test(said[0]);
  if (bare && here !== there && !isOwnAct && !/^\W*(?:It|They)\b/.test(text.slice(sentence.start, hit.start)))
    return null;
  const isVague = DEMONSTRATIVE.test(`${said[0]} is`) || (bare && hit.row.everyday === true && isNegativeSignal(hit));
  if (isVague && here !== there) return WEAK_CONFIDENCE;
  return here === there ? 0.75 : here - there === 1 ? 0.65 : 0.5;
}

/** Below the 0.5 from which a reading may decide anything: "that" and "it" may as well mean an argument. */
const WEAK_CONFIDENCE = 0.45;

/** "Under that decision a State could not …", "In such a case, the court ignores …": the clause has another subject. */
function isInAdjunct(text: string, hit: SignalHit, anaphor: string): boolean {
  const from = Math.max(0, hit.start - ADJUNCT_CHARS);
  const near = text.slice(from, hit.start);
  const at = near.lastIndexOf(anaphor);
  if (at < 0 || !OPENS_ADJUNCT.test(near.slice(Math.max(0, at - 40), at))) return false;
  const subject = near.slice(at + anaphor.length);
  return OWN_SUBJECT.test(subject) && !PRECEDENT_WORDS.test(subject) && !/\b(?:it|they|this|that)\b/i.test(subject);
}

const ADJUNCT_CHARS = 240;
/** A preposition at the beginning of a sentence or clause, before what refers back. */
const OPENS_ADJUNCT =
  /(?:^|[.;,:]["')]{0,2} +|\b(?:and|but|that|where|while|thus|then) )(?:under|after|since|by|from|in|on|upon|with|before|until|following|despite|because of|as a result of|by reason of|at the time of)\s+$/i;
const OWN_SUBJECT = /^,? ?(?:(?:the|an?|no|any|each|every|our|his|her|its|their|we|he|she|there|i) |[A-Z])/;

const NAMES_PRECEDENT = /\b(?:cases?|decisions?|holdings?|precedents?|opinions?|rulings?|judgments?|doctrine|view)$/i;
/** "We follow it", "we therefore decline to apply it". */
const FIRST_PERSON =
  /\b(?:we|i|this court)(?: (?:too|also|now|am|are|were|find|feel|have|\w+ly|therefore|must|do|shall|will|respectfully|accordingly|cannot|can|should|put|set)){0,3}(?: our \w+)?,? $/i;

/** "That decision": it cannot mean an argument. */
const NAMED_DECISION = /^(?:that|this) (?:case|decision|judgment|ruling|opinion|holding|precedent|authority)$/i;

const PLURAL_PRONOUN = /^(?:they|them)$/i;

const SUBJECT_BEFORE_VERB =
  /^[\s,;()[\]\d–-]*(?:\([^()]{0,40}\))?[\s,(]*(?:(?:has|have|had|also|then|later|thus|thereby|itself|supra|\w+ly),? ){0,3}$/i;
