import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { listCases } from "./list-cases.ts";
import type { ReachInput } from "./reach-input.ts";

const AFTER_SIGNAL =
  /^,? (?:(?:the )?(?:rule|view|reasoning|decision|approach|holding) (?:of|in|taken in) )?the (former|latter|first|second)\b/i;
const BEFORE_SIGNAL =
  /\bthe (former|latter)(?:,? (?:which|that|case|decision|view|one|being|is|are|was|were|must|should|to be|has|have|been|therefore|now|not|we|i|,|with (?:great |all )?respect,?|\w+ly)){0,7},? ?$/i;

/**
 * Scores the target as "the former" or "the latter" of the two cases named last, in "Of A v. B and C v. D, we follow the
 * latter"; `null` if it is not.
 */
export function scoreFormerLatter(text: string, { hit, target, authorities, sentences }: ReachInput): number | null {
  if (target.start > hit.start) return null;
  const sentence = findSentenceIndex(sentences, hit.start);
  const from = sentences[Math.max(0, sentence - 1)]!.start;
  if (target.end <= from) return null;
  const said =
    AFTER_SIGNAL.exec(text.slice(hit.end, hit.end + 60)) ??
    BEFORE_SIGNAL.exec(text.slice(Math.max(sentences[sentence]!.start, hit.start - 90), hit.start)) ??
    AS_OUR_GUIDE.exec(text.slice(sentences[sentence]!.start, hit.start));
  if (said === null) return null;
  const named = listCases(
    text,
    authorities.filter(({ start, end }) => start >= from && end <= hit.start),
  ).slice(-2);
  if (named.length < 2) return null;
  const chosen = named[/former|first/i.test(said[1]!) ? 0 : 1]!;
  return chosen.start < target.end && chosen.end > target.start ? 0.85 : null;
}

/** "The latter being better reasoned, we take it as our guide." */
const AS_OUR_GUIDE = /^\W*the (former|latter)\b[^;]{0,60}, (?:and )?we \w*\s*$/i;
