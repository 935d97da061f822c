import type { Span } from "../../../citation/citation.ts";
import { DISPOSITION_KINDS } from "../../../law/treatment.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { type Actor, findActor } from "../actor.ts";
import type { SignalHit } from "../scan-signals.ts";
import { maskSpans } from "../spans.ts";
import {
  ANAPHOR,
  CONTACT_TEXT,
  dropLeadingAside,
  hasOpeningIn,
  isSecondPredicate,
  MAX_CONTACT_CHARS,
  splitPhraseWords,
} from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";
import type { ReachRule } from "./reach-rule.ts";
import { scoreAnaphor } from "./score-anaphor.ts";
import { scoreBeside } from "./score-beside.ts";
import { scoreComplement } from "./score-complement.ts";
import { scoreFormerLatter } from "./score-former-latter.ts";
import { scoreListMember } from "./score-list-member.ts";
import { scoreObject } from "./score-object.ts";
import { scoreRelativeClause } from "./score-relative-clause.ts";
import { scoreSubject } from "./score-subject.ts";

/** How directly a signal bears on the target, and who acts. */
export interface ReachResult extends Actor {
  /** 0 to 1: how directly the grammar connects the signal with the target. */
  readonly confidence: number;
  readonly rule: ReachRule;
}

/**
 * Determines whether the grammar connects a signal with the target, how directly, and who acts; `null` if it does not.
 */
export function evaluateReach(text: string, input: ReachInput): ReachResult | null {
  const { kind, reach } = input.hit.row;
  if (kind === "limited" && reach === "verb" && input.hit.row.adjacent !== true && !isLimitOfAuthority(text, input))
    return null;
  if (!isDispositionBesideCitation(text, input)) return null;
  for (const [rule, score] of listRules(input)) {
    const confidence = score(text, input);
    if (confidence === null) continue;
    if (rule === "subject" && isProceduralHead(text, input)) return null;
    if (input.hit.row.adjacent === true && (rule === "object" || rule === "subject") && !isAdjacent(text, input))
      continue;
    return { confidence, rule, ...findActor(text, input) };
  }
  return null;
}

type ReachScore = (text: string, input: ReachInput) => number | null;

/** Lists the rules that may connect a signal with the target, in the order in which they are tried. */
function listRules({ hit, voice, target, sentences }: ReachInput): readonly (readonly [ReachRule, ReachScore])[] {
  if (hit.row.reach === "beside")
    return [
      ["former or latter", scoreFormerLatter],
      ["complement", scoreComplement],
      ["beside", scoreBeside],
    ];
  const isAfter = target.start >= hit.end;
  if (voice === "active") return isAfter ? AFTER_ACTIVE : BEFORE_ACTIVE;
  if (isAfter) return [["complement", scoreComplement]];
  const sentence = findSentenceIndex(sentences, hit.start);
  const isSame = findSentenceIndex(sentences, target.start) === sentence || target.end > sentences[sentence]!.start;
  const rules: (readonly [ReachRule, ReachScore])[] = [["former or latter", scoreFormerLatter]];
  if (voice === "list") rules.push(["member of a list", scoreListMember]);
  if (isSame) rules.push(["subject", scoreSubject]);
  rules.push(["anaphor", scoreAnaphor]);
  return rules;
}

const AFTER_ACTIVE: readonly (readonly [ReachRule, ReachScore])[] = [
  ["object", scoreObject],
  ["complement", scoreComplement],
];
const BEFORE_ACTIVE: readonly (readonly [ReachRule, ReachScore])[] = [
  ["former or latter", scoreFormerLatter],
  ["complement", scoreComplement],
  ["relative clause", scoreRelativeClause],
  ["anaphor", scoreAnaphor],
];

/**
 * Returns whether a signal is no disposition of a judgment, or adjoins the citation. Judgments are reversed and vacated
 * too: the words treat an authority only if they adjoin its citation, or if the judgment itself is their object.
 */
function isDispositionBesideCitation(text: string, { hit, hits, target, authorities: named }: ReachInput): boolean {
  if (!DISPOSITION_KINDS.has(hit.row.kind) || hit.row.history !== true) return true;
  if (REAFFIRMS.test(text.slice(hit.start, hit.end))) return true;
  if (isSecondDisposition(text, target, hit)) return true;
  if (Math.max(hit.start - target.end, target.start - hit.end) > MAX_CONTACT_CHARS) return false;
  // Other history of the same case may precede: "reh'g granted, opinion vacated".
  const authorities = [...named, ...hits.filter(({ row, start }) => row.history === true && start !== hit.start)];
  if (target.end <= hit.start) {
    const beside = maskSpans(text, target.end, hit.start, authorities);
    return CONTACT_TEXT.test(beside) || SAID_JUDGMENT.test(beside);
  }
  const beside = maskSpans(text, hit.end, target.start, authorities);
  return CONTACT_TEXT.test(beside) || OBJECT_JUDGMENT.test(beside);
}

/** "The impugned judgment in A v. B betrays no thought and is set aside". */
function isSecondDisposition(text: string, target: Span, hit: SignalHit): boolean {
  if (hit.start < target.end || hit.start - target.end > MAX_CONTACT_CHARS) return false;
  const gap = text.slice(target.end, hit.start);
  return (
    !/[.;] /.test(gap) &&
    isSecondPredicate(gap) &&
    APPEALED.test(text.slice(Math.max(0, target.start - 60), target.start))
  );
}

const APPEALED = /\b(?:impugned|appealed|under (?:appeal|challenge|review|revision))\b[^.;]{0,40}$/i;

/** "Set aside the judgment of the High Court reported in …". */
const OBJECT_JUDGMENT =
  /^ (?:the |its |our |that )?(?:impugned |said |common )?(?:judgments?|decisions?|orders?|opinion|views?|conclusions?|interpretation|construction|reasoning)(?: and order)?(?: (?:taken|expressed|adopted|reached))?(?: dated [^,;]{1,20})?(?: (?:of|by|passed by|rendered by) (?:the |a )?(?:[\w']+ ){1,6}?)?,? ?(?:in|reported (?:in|as|at)|of) $/i;
/** "…. The said judgment was upset". */
const SAID_JUDGMENT =
  /\b(?:the said|that|the aforesaid) (?:judgment|decision|view|order|ruling)\b[^.;]{0,40}(?:is|was|were|has been|stood|stands|it was) $/i;

/** Subjects of which a citation is only a part: what is overruled or rejected is the objection, not the case. */
const PROCEDURAL_HEAD =
  /\b(?:petitions?|appeals?|applications?|objections?|demurrers?|pleas?|motions?|contentions?|arguments?|submissions?|exceptions?|challenges?|suits?|slps?|review)\b(?:,? (?:which|that|was|were|had been|is))? ?(?:\w+ ){0,3}(?:against|from|based (?:up)?on|founded (?:up)?on|rest(?:s|ed|ing)? (?:up)?on|relying (?:up)?on|arising (?:out of|from)|under|in|of|that)\s+(?:the )?(?:(?:judgment|decision|order)(?: of [\w ]{1,40}?)? (?:in|reported (?:as|in|at)) )?$/i;

function isProceduralHead(text: string, { hit, target }: ReachInput): boolean {
  const { kind } = hit.row;
  if (!DISPOSITION_KINDS.has(kind) && kind !== "disapproved" && kind !== "overruled") return false;
  if (hit.row.reach !== "verb") return false;
  const before = text.slice(Math.max(0, target.start - 110), target.start);
  return PROCEDURAL_HEAD.test(before) || (DISPOSITION_KINDS.has(kind) && CONFLICT_HEAD.test(before));
}

/** "The impugned order flies in the face of A v. B and is set aside": what is set aside is the order. */
const CONFLICT_HEAD =
  /\b(?:orders?|judgments?|awards?|convictions?|sentences?|decrees?|notifications?|verdicts?|findings?|conclusions?|levy|demand)\b[^.;]{1,70}\b(?:in the (?:face|teeth) of|contrary to|in (?:violation|disregard|breach|defiance|light|view|terms) of|inconsistent with|(?:conflict\w*|accordance) with|runs? (?:counter|contrary) to|ignor\w+|overlook\w*|under|against|by|based on)\s+(?:the (?:\w+ ){1,4}(?:in|of) )?$/i;

/** Most words between a subject and its second predicate. */
const MAX_COORDINATED_WORDS = 16;

/** Returns whether nothing but names, nouns for a precedent, and auxiliaries is between a signal and the target. */
function isAdjacent(text: string, { hit, target, authorities }: ReachInput): boolean {
  const isAfter = target.start >= hit.end;
  const beside = isAfter
    ? maskSpans(text, hit.end, target.start, authorities)
    : maskSpans(text, target.end, hit.start, authorities);
  if (!isAfter && ANAPHOR.test(beside.slice(-40))) return true;
  if (!isAfter && !hasOpeningIn(text, target) && isSecondPredicate(beside))
    return splitPhraseWords(beside).length <= MAX_COORDINATED_WORDS;
  const loose = splitPhraseWords(isAfter ? beside : dropLeadingAside(beside)).filter(
    (word) => /^[a-z]{2}/.test(word) && !ADJACENT_WORDS.test(word),
  );
  return loose.length <= (isAfter ? 1 : 2);
}

const ADJACENT_WORDS =
  /^(?:the|of|in|its|our|this|that|these|those|and|or|by|decisions?|holdings?|opinions?|judgments?|cases?|rulings?|rules?|doctrines?|language|dicta|dictum|reasoning|rationale|views?|principles?|supra|foundations?|authority|force|analysis|approach|interpretation|construction|test|standard|is|are|was|were|has|have|had|been|be|also|since|now|therefore|still|which|from|to|at|both|court|courts?|announced|laid|down|expressed|taken|said|scope|reach|underpinnings?|premises?)$/i;

/** A judgment is affirmed, a precedent reaffirmed. */
const REAFFIRMS = /^re-?affirm/i;

/**
 * Returns whether "limited" refers to an authority, since anything can be limited: the verb adjoins the authority, or
 * words for its holding, and "to" follows.
 */
function isLimitOfAuthority(text: string, { hit, target, authorities }: ReachInput): boolean {
  if (target.start >= hit.end) {
    if (!HOLDING_OF.test(maskSpans(text, hit.end, target.start, authorities))) return false;
    return FOLLOWED_BY_TO.test(maskSpans(text, target.end, target.end + MAX_CONTACT_CHARS, authorities));
  }
  if (hit.start - target.end > MAX_CONTACT_CHARS || !LIMITED_TO.test(text.slice(hit.end, hit.end + 40))) return false;
  const rest = maskSpans(text, target.end, hit.start, authorities);
  return CONTACT_TEXT.test(rest) || RELATIVE_PASSIVE.test(rest);
}

const HOLDING_OF =
  /^[\s,]*(?:(?:the|our|its|that) (?:\w+ )?(?:rule|holding|ruling|decision|doctrine|scope|reach|authority)(?: \w+){0,2} (?:of|in|from) )?[\s,\d()–-]*$/i;
const FOLLOWED_BY_TO = /^[\s,;()[\]\d–.-]*(?:\([^()]{0,40}\))?[\s,]*(?:\w+ly )?to\b/i;
const LIMITED_TO = /^ (?:\w+ly )?(?:to\b|accordingly\b|in (?:its )?scope\b)/i;
const RELATIVE_PASSIVE =
  /^[\s,()\d–-]*(?:\([^()]{0,40}\))?, which [^.;:]{1,160}, (?:is|was|has been|must be|should be) $/i;
