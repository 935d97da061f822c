import { toTreatmentLabel } from "../../../law/treatment.ts";
import { scanSignals } from "../scan-signals.ts";
import type { TreatmentReading } from "../treatment-reading.ts";

/** Least score of a reading by a formula of the lexicon, and of one by everyday words. */
const MIN_FORMULA_SCORE = 0.5;
const MIN_EVERYDAY_SCORE = 0.4;

/**
 * Names what the rules say of a citation, as a feature of the regression: nothing, nothing although the window contains
 * formulae (they are denied, or about another case), the claim of a party, or a treatment with the strength of its words.
 * @param text the window with normalised typography
 */
export function nameEvidence(text: string, { signal, treatment, confidence }: TreatmentReading): string {
  if (signal === null) {
    const labels = new Set(scanSignals(text).map(({ row }) => toTreatmentLabel(row.kind)));
    if (labels.has("negative")) return "=unrelated negative";
    return labels.has("positive") ? "=unrelated positive" : NO_EVIDENCE;
  }
  if (treatment === "unknown") return "=claim";
  if (confidence >= MIN_FORMULA_SCORE) return `=formula ${treatment}`;
  return confidence >= MIN_EVERYDAY_SCORE ? `=everyday ${treatment}` : `=weak ${treatment}`;
}

/** The evidence of a window in which the rules find nothing. */
export const NO_EVIDENCE = "=silent";
