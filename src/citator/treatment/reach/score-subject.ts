import type { Span } from "../../../citation/citation.ts";
import { toTreatmentClass } from "../../../law/treatment.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { isNamedActor } from "../actor.ts";
import { PRECEDENT_WORDS } from "../precedent.ts";
import { maskSpans } from "../spans.ts";
import {
  ANAPHOR,
  dropLeadingAside,
  findLastEnd,
  hasLightOf,
  hasOpeningIn,
  hasOtherSubject,
  isAloneAfterOthers,
  isCompared,
  isConnectedList,
  isNegativeSignal,
  isSecondPredicate,
  splitPhraseWords,
} from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";

/** Most words between an authority and its predicate, unless the last of them refer back to it. */
const MAX_SUBJECT_GAP_WORDS = 12;

/** Scores the target as the subject, in "A v. B … is overruled", or as one of several; `null` if it is not. */
export function scoreSubject(text: string, { hit, hits, target, authorities, sentences }: ReachInput): number | null {
  const gap = text.slice(target.end, hit.start);
  if (hasLightOf(text, target, authorities, sentences)) return null;
  if (isInRelativeClause(text, target, authorities)) return null;
  if (gap.length > 500) return null;
  const rest = maskSpans(text, target.end, hit.start, authorities);
  if (!WHICH_WAS.test(rest) && isNamedActor(text, target, hit, hits, authorities)) return null;
  const enclosed =
    /^[\s,)\]“”"*]*(?:supra,? ?|cases?,? |decisions?,? ){0,2}(?:in ?so ?far|to the extent|which|on which|upon which|relied|cited|followed in|and (?:its|the|other|those|any))\b/i.test(
      gap,
    );
  if (/;/.test(gap) && !enclosed && !PLURAL_VERB.test(text.slice(hit.start - 5, hit.start + 5))) return null;
  if (hasOtherSubject(text, hit, target, authorities)) return null;
  if (isCompared(text, target, authorities) || CONTENT_CLAUSE.test(gap)) return null;
  if (OTHER_NOUN.test(gap)) return null;
  if (
    toTreatmentClass(hit.row.kind) !== "distinguishing" &&
    !(hit.row.history === true && /,\s$/.test(text.slice(hit.start - 2, hit.start))) &&
    THING_IN.test(text.slice(Math.max(0, target.start - 50), target.start))
  )
    return null;
  if (ATTACK.test(text.slice(Math.max(0, target.start - 60), target.start)) && isNegativeSignal(hit)) return null;
  if (
    PLURAL_SUBJECT.test(gap.slice(-60)) &&
    isAloneAfterOthers(text, target, authorities, sentences[findSentenceIndex(sentences, target.start)]!)
  )
    return null;
  // "In A v. B, a use of the tax was disapproved": the case is where, not what.
  if (!enclosed && OWN_SUBJECT.test(rest) && hasOpeningIn(text, target)) return null;
  if (/^\s*,/.test(rest) && splitPhraseWords(rest).length > 3 && !enclosed && hasOpeningIn(text, target)) return null;
  if (
    !enclosed &&
    splitPhraseWords(rest).length > MAX_SUBJECT_GAP_WORDS &&
    !ANAPHOR.test(rest.slice(-60)) &&
    !/\bthere \w+ed\b/i.test(rest.slice(-60))
  )
    return null;
  const rival = authorities.find((span) => span.start >= target.end && span.end <= hit.start);
  if (
    rival !== undefined &&
    !enclosed &&
    !isConnectedList(text, target.end, findLastEnd(authorities, target.end, hit.start), authorities)
  )
    return null;
  const near = text.slice(Math.max(target.end, hit.start - 60), hit.start);
  const beside =
    hit.row.kind === "limited" ||
    hit.start - target.end < 45 ||
    dropLeadingAside(rest).length < 45 ||
    (isSecondPredicate(rest) && !hasOpeningIn(text, target)) ||
    rival !== undefined ||
    PRECEDENT_WORDS.test(near) ||
    /\b(?:it|they|this|that|these|those)\b/i.test(near.slice(-40));
  if (hit.row.everyday === true && !beside) return null;
  if (!isNegativeSignal(hit) && hit.start - target.end > 160) return null;
  return gap.length < 60 ? 0.9 : 0.7;
}

/** "A v. B, which followed C v. D, is overruled": C v. D is the object of the relative clause, not the subject. */
function isInRelativeClause(text: string, target: Span, authorities: readonly Span[]): boolean {
  if (!/^[\s\d()[\].–-]*(?:\([^()]{0,40}\))?,/.test(text.slice(target.end, target.end + 60))) return false;
  const from = Math.max(0, target.start - 140);
  return (
    RELATIVE_VERB.test(maskSpans(text, from, target.start, authorities)) &&
    authorities.some(({ start, end }) => start >= from && end <= target.start)
  );
}

const RELATIVE_VERB =
  /, (?:which|itself) (?:had |has |in turn |itself |also ){0,2}\w+(?:ed|s)(?: (?:up)?on)?[\s,()\d.–-]*$/i;

/** "Upheld in A v. B, which was followed": a clause about the case that acted, not about what it upheld. */
const WHICH_WAS =
  /^[\s,()[\]\d–.-]*(?:\([^()]{0,40}\))?[\s,(]*which (?:is|was|has been|had been)(?: (?:\w+ly|later|since|also|now|then|itself)){0,2} $/;
/** "A v. B teaches that equity will not …": the rest is what the case says. */
const CONTENT_CLAUSE =
  /^[^;]{0,60}\b(?:teach(?:es)?|holds?|held|says?|said|states?|laid down|lays down|ruled|decided|establish(?:es|ed)|reminds us|observed|recogni[sz]e[sd]?|stands? for the (?:proposition|rule|principle)) that\b(?![^;]*\b(?:it|the (?:decision|case|holding|rule)|that (?:decision|case|holding)) \w+ )/i;
/** "… about A v. B, that doubt is of no consequence". */
const OTHER_NOUN =
  /\b(?:that|this|the|such) (?:doubt|criticism|objection|argument|contention|submission|difference|distinction|plea)s? (?:\w+ ){0,3}$/i;
/** "The deed in A v. B was approved": a thing of the case, not what the case decided. */
const THING_IN =
  /\b(?:plaintiffs?|defendants?|petitioners?|appellants?|respondents?|accused|deed|will|contract|lease|agreement|statute|ordinance|act|clause|jury|verdict|witness(?:es)?|officers?|police|buyer|seller|lessee|lessor|tenant|landlord|employe[er]s?|insurer|insured|driver|detenu|assessee|notice|search|instrument|goods|claim|note|bond|sale|vessel|land|property|policy|patent|tax|levy|motion|petition|complaint|warrant|confession|sentence|conviction|trial court|jury charge) (?:at issue |involved |concerned |construed |considered )?in\s+$/i;
/** "The attack upon A v. B is unavailing": what fails is the attack. */
const ATTACK =
  /\b(?:attacks?|assaults?|challenges?|criticisms?|objections?|onslaught) (?:made |launched |levelled )?(?:up)?(?:on|to|against|of|at) (?:the (?:\w+ ){1,3}(?:of|in) )?(?:our (?:\w+ )?)?$/i;
/** "That they should now be". */
const PLURAL_SUBJECT = /\bthey(?: \w+){0,4} $/i;

/** "(In A v. B), the statute was": a clause with a subject that is no part of a decision. */
const OWN_SUBJECT =
  /^[\s,\d()[\].–-]*(?:\([^()]{0,40}\))?,? ?(?:the|an?|his|her|their) (?:[\w'-]+ ){0,2}?(?!(?:cases?|decisions?|holdings?|precedents?|opinions?|rulings?|judgments?|authority|doctrine|dict(?:um|a)|ratio|reasoning|rationale|language|statements?|observations?|proposition|rules?|principles?|test|standard|approach|view|interpretation|construction|analysis|facts?|factual|circumstances|points?|questions?|issues?|situation|position|matter|court|bench|judges?|context|controversy|learned|supreme|high|only|very|same|relevant|said)\b)[\w'-]+ (?:is|was|are|were|has|had|did|does|do|had been|must|should|cannot|can|no longer|[a-z]+s|[a-z]+ed|\w+ly)? ?$/i;

/** "A; B and C are": authorities separated by semicolons are one subject only of a plural verb. */
const PLURAL_VERB = /\b(?:are|were|have|do) /i;
