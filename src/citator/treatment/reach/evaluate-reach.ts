import { DISPOSITION_KINDS } from "../../../law/treatment.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { type Actor, findActor } from "../actor.ts";
import { maskSpans } from "../spans.ts";
import { CONTACT_TEXT, MAX_CONTACT_CHARS } from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";
import { scoreAnaphor } from "./score-anaphor.ts";
import { scoreListMember } from "./score-list-member.ts";
import { scoreObject } from "./score-object.ts";
import { scoreRelativeClause } from "./score-relative-clause.ts";
import { scoreSubject } from "./score-subject.ts";

/** How directly a signal bears on the target, and who acts. */
export interface ReachResult extends Actor {
  /** 0 to 1: how directly the grammar connects the signal with the target. */
  readonly confidence: number;
}

/**
 * Determines whether the grammar connects a signal with the target, how directly, and who acts; `null` if it does not.
 */
export function evaluateReach(text: string, input: ReachInput): ReachResult | null {
  const confidence = computeConfidence(text, input);
  return confidence === null ? null : { confidence, ...findActor(text, input) };
}

/** Computes how directly a signal bears on the target, 0 to 1; `null` if it does not. */
function computeConfidence(text: string, input: ReachInput): number | null {
  const { hit, target, voice, authorities } = input;
  const { kind, reach } = hit.row;
  if (kind === "limited" && reach === "verb" && !isLimitOfAuthority(text, input)) return null;
  // Judgments are reversed and vacated too: the words treat an authority only if they adjoin its citation.
  if (DISPOSITION_KINDS.has(kind) && !REAFFIRMS.test(text.slice(hit.start, hit.end))) {
    if (Math.max(hit.start - target.end, target.start - hit.end) > MAX_CONTACT_CHARS) return null;
    const beside =
      target.end <= hit.start
        ? maskSpans(text, target.end, hit.start, authorities)
        : maskSpans(text, hit.end, target.start, authorities);
    if (!CONTACT_TEXT.test(beside)) return null;
  }
  if (voice === "list" && target.end <= hit.start) {
    const listed = scoreListMember(text, input);
    if (listed !== null) return listed;
  }
  if (voice === "active") {
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
