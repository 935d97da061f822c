import type { Span } from "../../../citation/citation.ts";
import { toTreatmentLabel } from "../../../law/treatment.ts";
import { findSentenceIndex } from "../../../text/sentences/sentences.ts";
import { NO_TREATMENT, type TreatmentReading } from "../treatment-reading.ts";

/** A place that names an authority, in its text. */
export interface DispositionInput {
  readonly text: string;
  readonly target: Span;
  readonly sentences: readonly Span[];
}

/** That of everyday words. */
const DISPOSITION_CONFIDENCE = 0.45;
/** Sentences after the target that are read for the disposition. */
const MAX_SENTENCES_AFTER = 2;

/**
 * Reads what a court does to the judgment under review, which it cites without a verb: "Reported below: A v. B. Reversed.",
 * "The district court dismissed the claim. A v. B. We affirm."; `null` if the target is not that judgment.
 */
export function readDisposition({ text, target, sentences }: DispositionInput): TreatmentReading | null {
  const at = findSentenceIndex(sentences, target.start);
  const own = sentences[at]!;
  const before = text.slice(own.start, target.start);
  const previous = at === 0 ? own : sentences[at - 1]!;
  const lead = at === 0 ? "" : text.slice(previous.start, previous.end);
  const isAlone = !/[A-Za-z]/.test(before) && !/[a-z]{2}/.test(text.slice(target.end, own.end));
  if (!UNDER_REVIEW.test(before) && !(isAlone && DECIDED_BELOW.test(lead))) return null;
  const places = [{ start: target.end, end: own.end }, ...sentences.slice(at + 1, at + 1 + MAX_SENTENCES_AFTER)];
  if (isAlone) places.push(previous);
  for (const { start, end } of places) {
    const words = text.slice(start, end);
    const reversal = REVERSAL.exec(words);
    const match = reversal ?? AFFIRMANCE.exec(words);
    if (match === null) continue;
    const kind = reversal === null ? "affirmed" : "reversed";
    return {
      ...NO_TREATMENT,
      treatment: toTreatmentLabel(kind),
      kind,
      signal: { start: start + match.index, end: start + match.index + match[0].length },
      confidence: DISPOSITION_CONFIDENCE,
      rule: "beside",
      family: "Disposition of the judgment under review",
      history: true,
    };
  }
  return null;
}

/** "The judgment of the Court of Appeals, A v. B", "the decision under review, A v. B", "reported below: A v. B". */
const UNDER_REVIEW =
  /(?:\b(?:judgment|decision|order|ruling|decree|opinion|award)s?\b[^.;]{0,50}\b(?:below|under (?:review|appeal)|appealed from|this appeal is taken|now before us|complained of|court of appeals?|district court|trial court|appellate division|panel|superior court|tribunal|board|commission(?:'s order)?)|\breported(?: below)?|\b(?:board|commission|tribunal|agency|court|judge)'s (?:\w+ )?(?:order|decision|judgment|ruling|decree|award)),?:?\s*(?:reported (?:at|in|as) )?$/i;
/** A report of what the court below decided, or of an earlier decision in the same case; or the disposition itself. */
const DECIDED_BELOW =
  /\b(?:(?:district|trial|superior|circuit|chancery|lower|intermediate|appellate) (?:court|judge|division)|court of (?:common pleas|chancery|appeals?)|court below|chancellor|panel|tribunal|single judge|board|commission|magistrate judge)\b,? (?:\w+ ){0,4}?(?:held|ruled|said|granted|denied|dismissed|entered|concluded|allowed|agreed|disagreed|rejected|ordered|sustained|affirmed|reversed|enjoined|gave)\b|\b(?:reverse|vacate|affirm)s? the (?:judgment|decision|order|decree)\b|\blast before us\b/i;
const REVERSAL =
  /^\W*(?:reversed|vacated|set aside)\b|\b(?:we|this court|(?:supreme|apex|high|full) court)\b[^.;]{0,90}?\b(?:reverse|vacate|quash|set aside)[sd]?\b|\b(?:is|are|must be|be|hereby|and) (?:hereby |therefore |accordingly )?(?:reversed|vacated|set aside|quashed)\b|\bcannot (?:stand|be (?:upheld|sustained|supported|maintained))\b|\b(?:appeal|petition) (?:is|was|must be) (?:\w+ )?(?:allowed|accepted)\b/i;
const AFFIRMANCE =
  /^\W*affirmed\b|\b(?:we|this court|(?:supreme|apex|high|full) court)\b[^.;]{0,90}?\b(?:affirm|uphold|upheld)(?:s|ed)?\b(?! on (?:the |an? )?(?:alternative|other|different|another)\b)|\b(?:is|are|must be|be|hereby|and) (?:hereby |therefore |accordingly )?(?:affirmed|upheld|enforced|confirmed)\b|\bfree (?:from|of) error\b|\bnot be disturbed\b|\b(?:find|see|perceive) no error\b|\b(?:appeal|petition) (?:is|was|must be) (?:\w+ )?dismissed(?= ?[.;,])/i;
