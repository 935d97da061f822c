import { toTreatmentLabel } from "../../../law/treatment.ts";
import { NO_TREATMENT, type TreatmentReading } from "../treatment-reading.ts";
import { type FactComparisonInput, findFactComparison } from "./compare-facts.ts";

/** A place that names an authority, in its text. */
export interface FactInput extends FactComparisonInput {
  readonly text: string;
}

/** Below that of everyday words: no phrase expresses the treatment. */
const FACT_CONFIDENCE = 0.3;

/** Reads a comparison of the target's facts with those of the case before the court; `null` if there is none. */
export function readFactComparison(input: FactInput): TreatmentReading | null {
  const comparison = findFactComparison(input.text, input);
  if (comparison === null) return null;
  const kind = comparison.isAlike ? "followed" : "distinguished";
  return {
    ...NO_TREATMENT,
    treatment: toTreatmentLabel(kind),
    kind,
    signal: comparison.span,
    confidence: FACT_CONFIDENCE,
    rule: "beside",
    family: "Comparison of facts",
  };
}
