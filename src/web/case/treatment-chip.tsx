import type { Treatment } from "../../law/treatment.ts";

const TREATMENT_LABELS: Readonly<Record<Treatment, string>> = {
  negative: "Negative",
  positive: "Positive",
  neutral: "Neutral",
  unknown: "Cited",
};

/** The treatment of a cited case by a citing case. */
export function TreatmentChip({ treatment }: { readonly treatment: Treatment }) {
  return <span class={`chip ${treatment}`}>{TREATMENT_LABELS[treatment]}</span>;
}
