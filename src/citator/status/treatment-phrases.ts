import type { StatusTreatmentKind, TreatmentReason } from "./status-detail.ts";

/** Phrases for treatments whose names do not read as verbs. */
const TREATMENT_PHRASES: Readonly<Partial<Record<StatusTreatmentKind, string>>> = {
  per_incuriam: "held to have been decided per incuriam",
  referred_larger_bench: "referred to a larger bench",
  declined: "not followed",
  relied_on: "relied on",
  superseded: "superseded by statute, as stated",
  answered_by_statute: "answered",
  provision_replaced: "changed",
  foundation_overruled: "undermined",
};

/** Returns a treatment as a participle: "overruled", "referred to a larger bench". */
export function formatTreatmentPhrase(treatment: StatusTreatmentKind): string {
  return TREATMENT_PHRASES[treatment] ?? treatment.replaceAll("_", " ");
}

/** Returns the name of an authority with its citation: "X v. Y, 1 U.S. 1". */
export function formatAuthorityName({ caseName, citation }: Pick<TreatmentReason, "caseName" | "citation">): string {
  return [caseName, citation].filter((part) => part !== "").join(", ");
}

/** Returns what an authority did, and its name: "overruled in part by X v. Y, 1 U.S. 1". */
export function formatTreatmentBy(reason: TreatmentReason, isPartial: boolean): string {
  const preposition = reason.treatment === "superseded" ? "in" : "by";
  const part = isPartial ? " in part" : "";
  return `${formatTreatmentPhrase(reason.treatment)}${part} ${preposition} ${formatAuthorityName(reason)}`;
}
