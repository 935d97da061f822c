import type { StatusTreatmentKind, TreatmentReason } from "./status-detail.ts";

/** Phrases for treatments whose names do not read as verbs. */
const TREATMENT_PHRASES = {
  per_incuriam: "held to have been decided per incuriam",
  referred_larger_bench: "referred to a larger bench",
  declined: "not followed",
  relied_on: "relied on",
  superseded: "superseded by statute, as stated",
  answered_by_statute: "answered",
  changed_by_statute: "met with a change of the law",
  provision_replaced: "changed",
  foundation_overruled: "undermined",
} as const satisfies Partial<Record<StatusTreatmentKind, string>>;

const PHRASES_BY_NAME: Readonly<Record<string, string | undefined>> = TREATMENT_PHRASES;

/** Returns a treatment as a participle: "overruled", "referred to a larger bench". */
export function formatTreatmentPhrase(treatment: string): string {
  return PHRASES_BY_NAME[treatment] ?? treatment.replaceAll("_", " ");
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
