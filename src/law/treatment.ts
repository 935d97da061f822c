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
export const DISPOSITIONS: ReadonlySet<TreatmentKind> = new Set(["reversed", "vacated", "affirmed"]);

/** The contract's four labels. */
export type Treatment = "positive" | "negative" | "neutral" | "unknown";

/** The classes that decide freshness: kills, questions, distinguishes; then the harmless ones. */
export type TreatmentClass = "K" | "Q" | "D" | "positive" | "neutral" | "unknown";

const CLASS_OF: Readonly<Record<TreatmentKind, TreatmentClass>> = {
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

const LABEL_OF: Readonly<Record<TreatmentClass, Treatment>> = {
  K: "negative",
  Q: "negative",
  D: "negative",
  positive: "positive",
  neutral: "neutral",
  unknown: "unknown",
};

export function treatmentClass(kind: TreatmentKind): TreatmentClass {
  return CLASS_OF[kind];
}

export function treatmentLabel(kind: TreatmentKind): Treatment {
  return LABEL_OF[CLASS_OF[kind]];
}

/** 0 is the most severe kind. */
export function treatmentRank(kind: TreatmentKind): number {
  return TREATMENT_KINDS.indexOf(kind);
}

/** The contract's freshness labels. */
export type Freshness = "Good Law" | "Overruled" | "Distinguished" | "Questioned";
