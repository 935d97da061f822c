import type { TreatmentReading } from "../treatment-reading.ts";

/** Least score of a reading by a formula of the lexicon, and of one by everyday words. */
const MIN_FORMULA_SCORE = 0.5;
const MIN_EVERYDAY_SCORE = 0.4;

/**
 * Names what the rules say of a citation, as a feature of the regression: nothing, the claim of a party, or a treatment
 * with the strength of its words.
 */
export function nameEvidence({ signal, treatment, confidence }: TreatmentReading): string {
  if (signal === null) return "=silent";
  if (treatment === "unknown") return "=claim";
  if (confidence >= MIN_FORMULA_SCORE) return `=formula ${treatment}`;
  return confidence >= MIN_EVERYDAY_SCORE ? `=everyday ${treatment}` : `=weak ${treatment}`;
}

/** The evidence of a window in which the rules read nothing. */
export const NO_EVIDENCE = "=silent";
