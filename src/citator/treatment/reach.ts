import type { Span } from "../../citation/citation.ts";
import { DISPOSITION_KINDS, toTreatmentClass, toTreatmentLabel } from "../../law/treatment.ts";
import {
  type Actor,
  findActor,
  hasNamedActor,
  isActingAuthority,
  isNamedActor,
  isSiteOfAction,
  maskAuthorities,
} from "./actor.ts";
import { PRECEDENT_WORDS } from "./precedent.ts";
import { findSentenceIndex } from "./sentences.ts";
import type { SignalHit } from "./signals.ts";
import { SIGNALS } from "./signals.ts";
import type { Voice } from "./voice.ts";

export interface ReachInput {
  readonly hit: SignalHit;
  readonly hits: readonly SignalHit[];
  readonly voiced: Voice;
  readonly target: Span;
  readonly authorities: readonly Span[];
  readonly sentences: readonly Span[];
  readonly digest: boolean;
}

export interface ReachResult extends Actor {
  readonly confidence: number;
}

/** Words that end the noun phrase behind a verb: what follows them is not its object any more. */
const ENDS_OBJECT =
  /[;]|\b(?:because|which|who|whose|whom|when|where|while|although|though|but|since|citing|quoting|see|cf|by|if|unless|until|he|she|we|is|are|was|were|has|have|had|holds?|held|said|that (?:the|a|an|it|there|under|in|no|such|today|this|these|our|his|her|its|they|we|he|any)|indicating|noting|stating|arguing|saying|concluded|nevertheless|however|whether|after|before|under|with|without|than|through|against|during|pursuant|relying|follow(?:ed|ing)?|appl(?:y|ied|ying)|distinguish\w*|overrul\w*|revers\w*|affirm\w*|would|could|may|not|then|there|therefore|did|does|do)\b/i;
const OBJECT_WORDS =
  /^(?:our|the|its|their|this|that|those|these|a|an|any|all|so|much|such|part|parts|portion|aspect|of|in|from|at|to|as|on|and|or|both|also|contrary|upon|recent|prior|previous|earlier|own|decision|decisions|holding|holdings|opinion|opinions|judgment|case|cases|rule|rules|ruling|doctrine|language|dicta|dictum|reasoning|rationale|statement|statements|view|principle|principles|interpretation|construction|line|progeny|precedent|precedents|court|court's|courts|announced|established|laid|down|set|forth|stated|expressed|articulated|adopted|supra|ante|v|per|is|expressly|insofar|it|test|approach|laid|law|enunciated|propounded|observations|dictum)$/i;
/** Between the parts of a list of authorities: names, numbers, connectives. */
const GLUE_WORDS =
  /^(?:and|or|&|also|supra|ante|at|p|pp|in|the|cases?|decisions?|see|v|vs|ors?|anr|others?|another|etc|of|ex|rel|re|para|paras|page|pages|note|n|as|well|both|its|progeny|id|cert|denied|with|on|later|case|state|union)$/i;

/** Whether the grammar of a signal points at the target, how surely, and who acts where the text names another actor. */
export function evaluateReach(text: string, input: ReachInput): ReachResult | null {
  const confidence = computeConfidence(text, input);
  return confidence === null ? null : { confidence, ...findActor(text, input) };
}

/** How surely a signal bears on the target, 0 to 1; `null` where it does not. */
function computeConfidence(text: string, input: ReachInput): number | null {
  const { hit, target, voiced, authorities } = input;
  const { kind, reach } = SIGNALS[hit.row]!;
  if (kind === "limited" && reach === "verb" && !isLimitOfAuthority(text, input)) return null;
  // Judgments are reversed and vacated too: this speaks of an authority only where it touches its citation.
  if (DISPOSITION_KINDS.has(kind) && !REAFFIRMS.test(text.slice(hit.start, hit.end))) {
    if (Math.max(hit.start - target.end, target.start - hit.end) > MAX_CONTACT_CHARS) return null;
    const beside =
      target.end <= hit.start
        ? maskAuthorities(text, target.end, hit.start, authorities)
        : maskAuthorities(text, hit.end, target.start, authorities);
    if (!CONTACT_TEXT.test(beside)) return null;
  }
  if (voiced === "list" && target.end <= hit.start) {
    const listed = scoreListMember(text, input);
    if (listed !== null) return listed;
  }
  if (voiced === "active") {
    if (target.start >= hit.end) return scoreObject(text, input);
    return scoreRelativeClause(text, input) ?? scoreAnaphor(text, input);
  }
  if (target.end <= hit.start) {
    const sentence = findSentenceIndex(input.sentences, hit.start);
    if (findSentenceIndex(input.sentences, target.start) === sentence || target.end > input.sentences[sentence]!.start)
      return scoreSubject(text, input);
    return scoreAnaphor(text, input);
  }
  return null;
}

/** A judgment is affirmed, a precedent reaffirmed. */
const REAFFIRMS = /^re-?affirm/i;

/** Anything can be limited: an authority is where the verb touches it, or what it holds, and says to what. */
function isLimitOfAuthority(text: string, { hit, target, authorities }: ReachInput): boolean {
  if (target.start >= hit.end) {
    if (!HOLDING_OF.test(maskAuthorities(text, hit.end, target.start, authorities))) return false;
    return FOLLOWED_BY_TO.test(maskAuthorities(text, target.end, target.end + MAX_CONTACT_CHARS, authorities));
  }
  if (hit.start - target.end > MAX_CONTACT_CHARS || !LIMITED_TO.test(text.slice(hit.end, hit.end + 40))) return false;
  const rest = maskAuthorities(text, target.end, hit.start, authorities);
  return CONTACT_TEXT.test(rest) || RELATIVE_PASSIVE.test(rest);
}

const HOLDING_OF =
  /^[\s,]*(?:(?:the|our|its|that) (?:\w+ )?(?:rule|holding|ruling|decision|doctrine|scope|reach|authority)(?: \w+){0,2} (?:of|in|from) )?[\s,\d()–-]*$/i;
const FOLLOWED_BY_TO = /^[\s,;()[\]\d–.-]*(?:\([^()]{0,40}\))?[\s,]*(?:\w+ly )?to\b/i;
const LIMITED_TO = /^ (?:\w+ly )?(?:to\b|accordingly\b|in (?:its )?scope\b)/i;
const RELATIVE_PASSIVE =
  /^[\s,()\d–-]*(?:\([^()]{0,40}\))?, which [^.;:]{1,160}, (?:is|was|has been|must be|should be) $/i;

/** Most units of text between an authority and words that must touch it: parallel citations, pages, a year. */
const MAX_CONTACT_CHARS = 240;
/** Pages, years, brackets, and a verb's auxiliaries. */
const CONTACT_TEXT =
  /^[\s,;()[\]\d–-]*(?:\([^()]{0,40}\))?[\s,(]*(?:(?:is|are|was|were|has|have|had|been|be|since|later|recently|supra) ){0,3}$/i;

/** "overrule A v. B": the authority behind the verb, through the noun phrase that holds it. */
function scoreObject(text: string, { hit, hits, target, authorities, sentences }: ReachInput): number | null {
  if (target.start - hit.end > 400) return null;
  const sentence = sentences[findSentenceIndex(sentences, hit.start)]!;
  if (target.start >= sentence.end || hasClosingParenthesis(text, hit.end, target.start)) return null;
  if (hits.some((other) => other.start >= hit.end + 24 && other.end <= target.start)) return null;
  if (isActingAuthority(text, target, hits, authorities)) return null;
  const first = authorities.find((span) => span.start >= hit.end && span.end <= target.start + 1);
  const until = first === undefined ? target.start : Math.min(first.start, target.start);
  const gap = text.slice(hit.end, until);
  if (/^\s*(?:it|them)\b/i.test(gap)) return null;
  if (ENDS_OBJECT.test(gap.replace(/\bholding\b/gi, ""))) return null;
  if (isEverydayOverruling(hit) && gap.trim() !== "" && !PRECEDENT_WORDS.test(gap) && !/\w+ed in\s*$/i.test(gap))
    return null;
  if (
    SIGNALS[hit.row]!.everyday === true &&
    /\bin\s*$/.test(gap) &&
    !PRECEDENT_WORDS.test(gap) &&
    !/ed in\s*$/.test(gap)
  )
    return null;
  if (OBJECT_BEFORE_SITE.test(gap) || ANAPHOR_BEFORE_SITE.test(gap) || /^\s*(?:in|at|by)\s+$/.test(gap)) return null;
  const loose = splitWords(gap).filter((word) => /^[a-z]/.test(word) && !OBJECT_WORDS.test(word)).length;
  if (loose > (isSevere(hit) ? 6 : 3)) return null;
  if (until < target.start && !isConnectedList(text, until, target.start, authorities))
    return isRepeatedObject(text, hit, target, authorities) ? 0.75 : null;
  // "In overruling A v. B, C v. D did not …"
  if (until < target.start && SUBJECT_VERB.test(text.slice(target.end, target.end + 60))) return null;
  return loose === 0 ? 0.9 : 0.75;
}

/** "relied on A v. B for …, on C v. D for …, and on E v. F": the verb's preposition comes again before each of them. */
function isRepeatedObject(text: string, hit: SignalHit, target: Span, authorities: readonly Span[]): boolean {
  const preposition = /\b(?:on|upon|from|to)$/i.exec(text.slice(hit.start, hit.end))?.[0].toLowerCase();
  if (preposition === undefined) return false;
  let start = target.start;
  for (const span of [...authorities].reverse())
    if (span.start < start && span.end <= start && /^[,\s]*$/.test(text.slice(span.end, start))) start = span.start;
  const [, and, again] = REPEATED_PREPOSITION.exec(text.slice(Math.max(hit.end, start - 40), start)) ?? [];
  // A list's last "and" may stand anywhere; without it, another verb's phrase would look the same.
  return again?.toLowerCase() === preposition && (and !== undefined || !/\band\b/i.test(text.slice(hit.end, start)));
}

const REPEATED_PREPOSITION = /(?:[,;]|(?= and )) (and )?(on|upon|from|to) (?:the (?:\w+ ){1,3}(?:in|of) )?$/i;

/** "A v. B, which the Court had overruled"; said more kindly it may stand further off, but not behind "In A v. B, …". */
function scoreRelativeClause(text: string, { hit, target, authorities, sentences }: ReachInput): number | null {
  if (
    hit.start - target.end > MAX_CONTACT_CHARS ||
    target.start < sentences[findSentenceIndex(sentences, hit.start)]!.start
  )
    return null;
  const rest = maskAuthorities(text, target.end, hit.start, authorities);
  if (!ENDS_CLAUSE.test(text.slice(hit.end, hit.end + 24))) return null;
  if (WHICH.test(rest)) return 0.8;
  const rival = authorities.some(({ start, end }) => start >= target.end && end <= hit.start);
  if (isSevere(hit) || rival || (hasOpeningIn(text, target) && !STATED_VIEW.test(rest))) return null;
  return LATER_WHICH.test(rest) ? 0.6 : null;
}

const WHICH_ACTED = "which (?:(?:the|this|a) )?(?:[\\w.'’-]+ ){1,3}$";
const WHICH = new RegExp(`^[\\s,()[\\]\\d–.-]*(?:\\([^()]{0,40}\\))?[\\s,(]*${WHICH_ACTED}`);
const LATER_WHICH = new RegExp(`, ${WHICH_ACTED}`);
const STATED_VIEW =
  /\b(?:said|held|holding|observ\w+|construed|explained|stated|laid down|rule|view|reasoning|statement|principle|test|doctrine)\b/i;
/** Nothing follows that could be the verb's own object. */
const ENDS_CLAUSE =
  /^\s*(?:[.,;:)]|$|(?:and|but|in part|in|for|as|by|because|when|to the extent|in ?so ?far|so far as)\b)/i;

/** Behind an authority that opens a sentence of its own: its verb. */
const SUBJECT_VERB = /^[\s,()\d–-]*(?:did|does|has|had|held|was|were|is|are)\b/i;

/** "(overruling A v. B); see C v. D": what stands behind the parenthesis is not the verb's any more. */
function hasClosingParenthesis(text: string, from: number, to: number): boolean {
  let open = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 40) open++;
    else if (code === 41 && --open < 0) return true;
  }
  return false;
}

/** "distinguished Hust in …": the object came first, and what follows is where it was done. */
const OBJECT_BEFORE_SITE =
  /\b(?!Court|Justice|The|Our|This)[A-Z][\w'’]+(?: \S{1,20}){0,3}? (?<!(?:cases?|decisions?|holdings?|opinions?|rulings?|judgments?|rules?|language|statements?|dict\w+) )(?:in|by)\s*$/;

/** "repudiated that position in …": so it is where the object only stands for what was named before. */
const ANAPHOR_BEFORE_SITE = /^\s*(?:that|this|these|those|such) (?:[\w-]+ ){1,3}(?:in|by)\s*$/i;

/** Most words between an authority and what is said of it, unless a word at the end stands for it again. */
const MAX_SUBJECT_GAP_WORDS = 12;

/** "A v. B … is overruled": the nearest authority before the signal, and those listed with it. */
function scoreSubject(text: string, { hit, hits, target, authorities, sentences }: ReachInput): number | null {
  const gap = text.slice(target.end, hit.start);
  if (hasLightOf(text, target, authorities, sentences)) return null;
  if (gap.length > 500 || isNamedActor(text, target, hit, hits, authorities)) return null;
  const enclosed =
    /^[\s,)\]“”"*]*(?:supra,? ?|cases?,? |decisions?,? ){0,2}(?:in ?so ?far|to the extent|which|on which|upon which|relied|cited|followed in|and (?:its|the|other|those|any))\b/i.test(
      gap,
    );
  if (/;/.test(gap) && !enclosed && !PLURAL_VERB.test(text.slice(hit.start - 5, hit.start + 5))) return null;
  if (hasOtherSubject(text, hit, target)) return null;
  const rest = maskAuthorities(text, target.end, hit.start, authorities);
  // "In A v. B, a use of the tax was disapproved": that is where it was, not what was.
  if (/^\s*,/.test(rest) && splitWords(rest).length > 3 && !enclosed && hasOpeningIn(text, target)) return null;
  if (
    !enclosed &&
    splitWords(rest).length > MAX_SUBJECT_GAP_WORDS &&
    !ANAPHOR.test(rest.slice(-60)) &&
    !/\bthere \w+ed\b/i.test(rest.slice(-60))
  )
    return null;
  const rival = authorities.find((span) => span.start >= target.end && span.end <= hit.start);
  if (
    rival !== undefined &&
    !enclosed &&
    !isConnectedList(text, target.end, findLastAuthorityEnd(authorities, target.end, hit.start), authorities)
  )
    return null;
  const near = text.slice(Math.max(target.end, hit.start - 60), hit.start);
  const beside =
    SIGNALS[hit.row]!.kind === "limited" ||
    hit.start - target.end < 45 ||
    rival !== undefined ||
    PRECEDENT_WORDS.test(near) ||
    /\b(?:it|they|this|that|these|those)\b/i.test(near.slice(-40));
  if (SIGNALS[hit.row]!.everyday === true && !beside) return null;
  if (!isSevere(hit) && hit.start - target.end > 160) return null;
  return gap.length < 60 ? 0.9 : 0.7;
}

/** "A v. B [1950] S.C.R. 1; C v. D and E v. F, followed.": everything back to the previous signal of a list, or to prose. */
function scoreListMember(text: string, { hit, hits, target, authorities }: ReachInput): number | null {
  if (hit.start - target.end > 3000 || isNamedActor(text, target, hit, hits, authorities)) return null;
  const gap = text.slice(target.end, hit.start);
  // Another list's end lies between, unless both signals close the same list ("explained and distinguished").
  for (const other of hits) {
    if (other.start < target.end || other.start >= hit.start) continue;
    if (hit.start - other.end < 24 && !/[.;]/.test(text.slice(other.end, hit.start))) continue;
    return null;
  }
  // "A. B and C, distinguished.": a full stop ends A's item, and what is said against B and C is not said of it.
  if (
    toTreatmentLabel(SIGNALS[hit.row]!.kind) === "negative" &&
    ENDS_ITEM.test(text.slice(target.end, target.end + 16))
  )
    return null;
  // "A; B; C, overruled in D" says it of C alone, where a headnote's "A; B and C, overruled." says it of all.
  const rest = maskAuthorities(text, target.end, hit.start, authorities);
  if (/;/.test(rest) && !/\b(?:all|both|each)\s*$/i.test(rest) && hasNamedActor(text, hit)) return null;
  let prose = 0;
  for (const word of splitWords(gap)) {
    if (/^[a-z]{2}/.test(word) && !GLUE_WORDS.test(word)) prose++;
    else if (/^[A-Z\d]/.test(word)) prose = 0;
    if (prose > 4) return null;
  }
  return 0.9;
}

const ENDS_ITEM = /^[\])\s]{0,4}\.[\])]{0,3} [A-Z]/;

const ANAPHOR =
  /\b(?:it|them|they|therein|thereof|(?:that|this|these|those|such|said|the said|the latter|both|aforesaid|above|those two|these two)(?: \w+)? (?:cases?|decisions?|holdings?|precedents?|opinions?|rulings?|judgments?|authorit(?:y|ies)|rule|doctrine|dictum|observations?|statement|view|reasoning|language|principle))\b/i;

/** "The views therein expressed, so far as they …, must be regarded as overruled." */
const OPENS_WITH =
  /^\W*(?:the|those|these|such) (?:\w+ )?(?:views?|holdings?|doctrines?|rules?|opinions?|language|principles?) (?:therein|there|thus|so) \w+ed\b/i;

/** "That decision … is overruled", "we overrule it": back to the only authority of the last two sentences. */
function scoreAnaphor(text: string, { hit, target, voiced, authorities, sentences }: ReachInput): number | null {
  if (target.start > hit.start || isEverydayOverruling(hit)) return null;
  if (hasLightOf(text, target, authorities, sentences)) return null;
  const here = findSentenceIndex(sentences, hit.start);
  const there = findSentenceIndex(sentences, target.start);
  if (here - there > 2) return null;
  const sentence = sentences[here]!;
  const phrase =
    voiced === "active"
      ? text.slice(hit.end, Math.min(sentence.end, hit.end + 50))
      : text.slice(Math.max(sentence.start, hit.start - 130), hit.start);
  const said =
    ANAPHOR.exec(phrase) ??
    (voiced === "active"
      ? null
      : OPENS_WITH.exec(text.slice(sentence.start, Math.min(hit.start, sentence.start + 60))));
  if (said === null || /^this (?:present )?case$/i.test(said[0]) || hasOtherSubject(text, hit, target)) return null;
  if (voiced === "active" && said.index > 24) return null;
  // "A v. B overruled this holding": the authority before an active verb is the one that acts.
  if (hit.start - target.end < MAX_CONTACT_CHARS) {
    if (voiced === "active" && SUBJECT_BEFORE_VERB.test(maskAuthorities(text, target.end, hit.start, authorities)))
      return null;
    if (isSiteOfAction(text, target, hit, authorities)) return null;
  }
  const plural = /\b(?:them|they|these|those|both|cases|decisions|holdings|authorities)\b/i.test(said[0]);
  // Nothing named between the target and the words that stand for it, other than the target's own list.
  const between = authorities.filter((span) => span.start >= target.end && span.end <= hit.start);
  if (
    between.length > 0 &&
    !(
      isConnectedList(text, target.end, between.at(-1)!.end, authorities) &&
      (plural || !/\bv[s.]/.test(text.slice(target.end, between.at(-1)!.end)))
    )
  )
    return null;
  if (!isSevere(hit) && here - there > 1) return null;
  const bare = /^(?:it|they|them)$/i.test(said[0]);
  if (bare && here !== there && !/^\W*(?:It|They)\b/.test(text.slice(sentence.start, hit.start))) return null;
  return here === there ? 0.75 : here - there === 1 ? 0.65 : 0.5;
}

const SUBJECT_BEFORE_VERB =
  /^[\s,;()[\]\d–-]*(?:\([^()]{0,40}\))?[\s,(]*(?:(?:has|have|had|also|then|later|thus|thereby|itself|supra|\w+ly),? ){0,3}$/i;

/** "A; B and C are": only a plural verb takes what semicolons keep apart. */
const PLURAL_VERB = /\b(?:are|were|have|do) /i;

function hasOpeningIn(text: string, target: Span): boolean {
  return /(?:^|[.;]["”’]?\s+|\b(?:while|as|and|but) )in\s+$/i.test(
    text.slice(Math.max(0, target.start - 14), target.start),
  );
}

/** "In view of A v. B and C v. D, …": what is said behind them is said of something else. */
function hasLightOf(text: string, target: Span, authorities: readonly Span[], sentences: readonly Span[]): boolean {
  const from = Math.max(sentences[findSentenceIndex(sentences, target.start)]!.start, target.start - 200);
  return LIGHT_OF.test(maskAuthorities(text, from, target.start, authorities));
}

const LIGHT_OF = /\b(?:in (?:the )?(?:light|view) of|contrary to|consistent with)(?:[\s,;()\d.–-]|\band\b){1,200}$/i;

/** The word that a verb and its auxiliaries follow. */
const VERB_SUBJECT =
  /([\w'’-]+),?(?: supra,?)?(?: (?:is|are|was|were|be|been|being|must|should|shall|has|have|had|can|may|to|not|now|also|considered|regarded|treated|deemed|as|therefore|hereby|\w+ly),?){0,7} $/;
const NON_NAME_WORDS =
  /^(?:court|justice|congress|state|states|act|amendment|rule|clause|government|appeals|it|that|this|they|cases?|decisions?|there|we|he|i|circuit|constitution|ors|others|anr|another)$/i;

/** "…, as A v. B says, Doe is overruled": the verb's own subject is a name, and not the target's. */
function hasOtherSubject(text: string, hit: SignalHit, target: Span): boolean {
  const front = VERB_SUBJECT.exec(
    text.slice(Math.max(target.end, hit.start - 120), hit.start).replace(/\s+/g, " "),
  )?.[1];
  if (front === undefined || !/^[A-Z][\w'’-]*[a-z]/.test(front) || NON_NAME_WORDS.test(front)) return false;
  return !text.slice(Math.max(0, target.start - 70), target.end).includes(front);
}

/** Whether only names, numbers and connectives stand between two places. */
function isConnectedList(text: string, from: number, to: number, authorities: readonly Span[]): boolean {
  if (to - from > 1200) return false;
  let rest = text.slice(from, to);
  if (/\b(?:in|by)\s*$/i.test(rest)) return false;
  for (const span of authorities) {
    if (span.start >= from && span.end <= to)
      rest = `${rest.slice(0, span.start - from)}${" ".repeat(span.end - span.start)}${rest.slice(span.end - from)}`;
  }
  // "overruled A in B", "A, overruled by B"
  if (/\b(?:in|by)\s{2,}/i.test(rest) && !/\b(?:cases?|decisions?) in\s{2,}/i.test(rest)) return false;
  return splitWords(rest).every((word) => !/^[a-z]{2}/.test(word) || GLUE_WORDS.test(word));
}

function findLastAuthorityEnd(authorities: readonly Span[], from: number, to: number): number {
  let end = from;
  for (const span of authorities) if (span.start >= from && span.end <= to && span.end > end) end = span.end;
  return end;
}

/** "abandon", "abrogate", "repudiate": of anything under the sun, and grave where it is of a precedent. */
function isEverydayOverruling(hit: SignalHit): boolean {
  const row = SIGNALS[hit.row]!;
  return row.everyday === true && toTreatmentClass(row.kind) === "overruling";
}

function isSevere(hit: SignalHit): boolean {
  return hit.row < FIRST_POSITIVE_ROW;
}

const FIRST_POSITIVE_ROW = SIGNALS.findIndex((row) => row.kind === "followed");

function splitWords(text: string): string[] {
  return text.match(/[A-Za-z][\w'’]*|\d+/g) ?? [];
}
