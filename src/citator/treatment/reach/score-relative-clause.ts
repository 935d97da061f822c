import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { maskSpans } from "../spans.ts";
import { hasOpeningIn, isNegativeSignal, MAX_CONTACT_CHARS } from "./phrases.ts";
import type { ReachInput } from "./reach-input.ts";

/**
 * Scores the target as the antecedent of a relative clause, in "A v. B, which the Court had overruled"; `null` if it is
 * not. A signal that is not negative may be farther from it, unless the sentence begins "In A v. B, …".
 */
export function scoreRelativeClause(text: string, { hit, target, authorities, sentences }: ReachInput): number | null {
  if (
    hit.start - target.end > MAX_CONTACT_CHARS ||
    target.start < sentences[findSentenceIndex(sentences, hit.start)]!.start
  )
    return null;
  const rest = maskSpans(text, target.end, hit.start, authorities);
  if (!ENDS_CLAUSE.test(text.slice(hit.end, hit.end + 24))) return null;
  if (WHICH.test(rest)) return 0.8;
  const rival = authorities.some(({ start, end }) => start >= target.end && end <= hit.start);
  if (isNegativeSignal(hit) || rival || (hasOpeningIn(text, target) && !STATED_VIEW.test(rest))) return null;
  return LATER_WHICH.test(rest) ? 0.6 : null;
}

const WHICH_ACTED = "which (?:(?:the|this|a) )?(?:[\\w.'’-]+ ){1,3}$";
const WHICH = new RegExp(`^[\\s,()[\\]\\d–.-]*(?:\\([^()]{0,40}\\))?[\\s,(]*${WHICH_ACTED}`);
const LATER_WHICH = new RegExp(`, ${WHICH_ACTED}`);
const STATED_VIEW =
  /\b(?:said|held|holding|observ\w+|construed|explained|stated|laid down|rule|view|reasoning|statement|principle|test|doctrine)\b/i;
/** What follows a verb without an object. */
const ENDS_CLAUSE =
  /^\s*(?:[.,;:)]|$|(?:and|but|in part|in|for|as|by|because|when|to the extent|in ?so ?far|so far as)\b)/i;
