import { toTreatmentLabel } from "../../../law/treatment.ts";
import { listCases } from "../reach/list-cases.ts";
import { mergeTextSpans } from "../spans.ts";
import { NO_TREATMENT, type TreatmentReading } from "../treatment-reading.ts";
import { findFactComparison } from "./compare-facts.ts";
import { weighWords } from "./weigh-words.ts";
import type { WordInput } from "./word-features.ts";

/** Reads a comparison of the target's facts with those of the case before the court; `null` if there is none. */
export function readFactComparison(input: WordInput): TreatmentReading | null {
  const comparison = findFactComparison(input.text, input);
  if (comparison === null) return null;
  const kind = comparison.isAlike ? "followed" : "distinguished";
  return {
    ...NO_TREATMENT,
    treatment: toTreatmentLabel(kind),
    kind,
    signal: comparison.span,
    confidence: WORD_CONFIDENCE,
    rule: "beside",
    family: "Comparison of facts",
  };
}

/** Weighs all words around the target, where no rule reads a treatment; `null` if they are neutral. */
export function readWords(input: WordInput): TreatmentReading | null {
  // Where two cases are named, the words may treat the other.
  if (listCases(input.text, mergeTextSpans([input.target], input.authorities)).length > 1) return null;
  if (DENIED.test(input.text)) return null;
  const verdict = weighWords(input);
  if (verdict === null) return null;
  return {
    ...NO_TREATMENT,
    treatment: verdict.treatment,
    kind: verdict.treatment === "negative" ? "criticized" : "followed",
    signal: verdict.span,
    confidence: WORD_CONFIDENCE,
    rule: "weight of words",
    family: "Weight of words",
  };
}

/** Below that of everyday words: no single phrase expresses the treatment. */
const WORD_CONFIDENCE = 0.3;

/** "Is not distinguishable": what is denied says nothing more of the case. */
const DENIED = /\bnot (?:\w+ )?(?:distinguish|limit|confin|overrul|revers|reject)\w*/i;
