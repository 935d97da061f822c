import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import type { ReachInput } from "./reach-input.ts";

const COURT_OR_NOUN = "(?:that|the (?:decision|case|judgment|rule|one|ruling|view|opinion)) (?:of|in) ";
/** "Also inapposite is A v. B", "what still holds the field is A v. B", "was wrongly decided, namely A v. B". */
const COPULA = new RegExp(
  `^[^;:]{0,90}?(?:\\b(?:is|are|was|were)|,? ?(?:namely|viz\\.?|to wit|i\\.e\\.),?|:) (?:${COURT_OR_NOUN})?(?:the (?:[\\w']+ ){1,3}court in )?["'(]{0,2}$`,
  "i",
);
/** "Why there should not apply what was said in A v. B." */
const WHAT_WAS_SAID =
  /^[^;:]{0,90}\b(?:what (?:was|is|has been) (?:said|held|laid down|decided|observed|stated)|the (?:rule|principle|ratio|law|test|decision|judgment|dictum)(?: (?:laid down|stated|enunciated))?) (?:by this court )?(?:in|of) $/i;
/** "A decision which this court discarded in 1988, A v. B". */
const APPOSITION_BEFORE =
  /\b(?:decision|case|ruling|judgment|rule|holding|opinion|authority|precedent)s? (?:which|that) (?:we|i|this court|the court|our court)(?: (?:has|have|had|now|since|long since|recently|later)){0,2} $/i;
/** "It is A v. B that we must apply". */
const CLEFT_BEFORE = /\bit is (?:therefore )?(?:the (?:rule|decision|case|principle) (?:of|in) )?["'(]{0,2}$/i;
const CLEFT_AFTER =
  /^[\s,()\d.–-]*(?:\([^()]{0,40}\))?,? ?(?:that|which) (?:we|i|this court|the court)(?: (?:must|now|should|may))? $/i;

/**
 * Scores the target as the complement of a copula or in apposition, after words whose subject usually precedes them, or
 * as the focus of "it is A v. B that …"; `null` if it is neither.
 */
export function scoreComplement(
  text: string,
  { hit, voice, target, authorities, sentences }: ReachInput,
): number | null {
  const sentence = sentences[findSentenceIndex(sentences, hit.start)]!;
  if (target.start < sentence.start || target.start >= sentence.end) return null;
  const rival = authorities.some(
    ({ start, end }) => start >= Math.min(hit.end, target.end) && end <= Math.max(hit.start, target.start),
  );
  if (rival) return null;
  if (target.start >= hit.end) {
    const gap = text.slice(hit.end, target.start);
    if (
      APPOSITION_BEFORE.test(text.slice(Math.max(sentence.start, hit.start - 80), hit.start)) &&
      /^[^;:]{0,60}, $/.test(gap)
    )
      return 0.75;
    if (COPULA.test(gap)) return voice === "active" && gap.length > 60 ? null : 0.8;
    return voice !== "active" && WHAT_WAS_SAID.test(gap) ? 0.75 : null;
  }
  return CLEFT_BEFORE.test(text.slice(Math.max(0, target.start - 40), target.start)) &&
    CLEFT_AFTER.test(text.slice(target.end, hit.start))
    ? 0.85
    : null;
}
