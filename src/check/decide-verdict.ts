import type { Authority, CheckedCitation, Verdict } from "../contract/schemas/citations/check.ts";
import type { LawCheck } from "./laws/provision-check.ts";

/** A citation with everything from which its verdict follows. */
export type CitationEvidence = Omit<CheckedCitation, "verdict">;

/**
 * Decides the verdict on a citation; `null` for a short form that refers to no citation.
 * @param hasConflict whether a parallel citation leads to another case
 * @param law the check of a law, or `null`
 */
export function decideVerdict(citation: CitationEvidence, hasConflict: boolean, law: LawCheck | null): Verdict | null {
  const { status } = citation;
  if (law !== null) return law.verdict;
  if (status === "unresolved") return null;
  if (status === "cannot_exist") return "impossible";
  if (hasConflict || hasDifference(citation)) return "differs";
  return status === "found" || status === "ambiguous" ? "verified" : "plausible";
}

function hasDifference(citation: CitationEvidence): boolean {
  const { nameMismatch, yearMismatch, courtMismatch, nameSpelling, pin, suggestions } = citation;
  return (
    nameMismatch !== null ||
    yearMismatch !== null ||
    courtMismatch !== null ||
    (nameSpelling !== null && !nameSpelling.isVariant) ||
    pin?.status === "outside" ||
    suggestions.some(({ isLikely }) => isLikely)
  );
}

const WORST_FIRST: readonly Verdict[] = ["impossible", "differs", "plausible", "verified"];

/** Returns the worst verdict on the citations of an authority; `null` if none has one. */
export function findWorstVerdict(
  { mentions }: Pick<Authority, "mentions">,
  citations: readonly Pick<CheckedCitation, "verdict">[],
): Verdict | null {
  return WORST_FIRST.find((verdict) => mentions.some((at) => citations[at]!.verdict === verdict)) ?? null;
}
