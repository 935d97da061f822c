/** How a later decision treats an earlier one, most severe first; the order is the order of severity. */
export const TREATMENT_KINDS = [
  "overruled",
  "abrogated",
  "superseded",
  "per_incuriam",
  "reversed",
  "vacated",
  "questioned",
  "criticized",
  "disapproved",
  "declined",
  "referred_larger_bench",
  "limited",
  "distinguished",
  "followed",
  "approved",
  "affirmed",
  "relied_on",
  "applied",
  "explained",
  "considered",
  "referred",
  "cited",
] as const;

/** How a later decision treats an earlier one: one of {@link TREATMENT_KINDS}. */
export type TreatmentKind = (typeof TREATMENT_KINDS)[number];

/** What a court does with the judgment that is appealed from. */
export const DISPOSITION_KINDS: ReadonlySet<TreatmentKind> = new Set(["reversed", "vacated", "affirmed"]);

/** The contract's four labels. */
export type Treatment = "positive" | "negative" | "neutral" | "unknown";

/** The classes that decide freshness: kills, questions, distinguishes; then the harmless ones. */
export type TreatmentClass = "K" | "Q" | "D" | "positive" | "neutral" | "unknown";

const TREATMENT_CLASSES: Readonly<Record<TreatmentKind, TreatmentClass>> = {
  overruled: "K",
  abrogated: "K",
  superseded: "K",
  per_incuriam: "K",
  reversed: "K",
  vacated: "K",
  questioned: "Q",
  criticized: "Q",
  disapproved: "Q",
  declined: "Q",
  referred_larger_bench: "Q",
  limited: "D",
  distinguished: "D",
  followed: "positive",
  approved: "positive",
  affirmed: "positive",
  relied_on: "positive",
  applied: "positive",
  explained: "neutral",
  considered: "neutral",
  referred: "neutral",
  cited: "unknown",
};

const TREATMENT_LABELS: Readonly<Record<TreatmentClass, Treatment>> = {
  K: "negative",
  Q: "negative",
  D: "negative",
  positive: "positive",
  neutral: "neutral",
  unknown: "unknown",
};

export function toTreatmentClass(kind: TreatmentKind): TreatmentClass {
  return TREATMENT_CLASSES[kind];
}

export function toTreatmentLabel(kind: TreatmentKind): Treatment {
  return TREATMENT_LABELS[TREATMENT_CLASSES[kind]];
}

/** 0 is the most severe kind. */
export function toSeverityRank(kind: TreatmentKind): number {
  return TREATMENT_KINDS.indexOf(kind);
}

/** The contract's freshness labels. */
export type Freshness = "Good Law" | "Overruled" | "Distinguished" | "Questioned";
