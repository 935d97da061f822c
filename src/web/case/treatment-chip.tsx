import type { Treatment } from "../../law/treatment.ts";

const TREATMENT_LABELS: Readonly<Record<Treatment, string>> = {
  negative: "Negative",
  positive: "Positive",
  neutral: "Neutral",
  unknown: "Cited",
};

/** How a citing case treats the cited one. */
export function TreatmentChip({ treatment }: { readonly treatment: Treatment }) {
  return <span class={`chip ${treatment}`}>{TREATMENT_LABELS[treatment]}</span>;
}
