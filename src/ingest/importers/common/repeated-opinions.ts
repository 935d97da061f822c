import type { SectionKind } from "../../../law/case.ts";

/** Kind and size of an opinion. */
export interface OpinionSize {
  readonly kind: SectionKind;
  /** Characters of its text. */
  readonly length: number;
}

/** If the separate opinions have this share of its length, a combined opinion contains no other text. */
const MIN_COVERED_SHARE = 0.8;

/**
 * Returns whether a case's combined text only repeats its separate opinions. CourtListener has both if it has a case
 * from two publishers; stored twice, every citation in it would count double, and a dissent's would pass for the
 * court's.
 */
export function isCombinedRepeated(opinions: readonly OpinionSize[]): boolean {
  const length = (sizes: readonly OpinionSize[]) => sizes.reduce((sum, size) => sum + size.length, 0);
  const combined = opinions.filter(({ kind }) => kind === "combined");
  const separate = opinions.filter(({ kind }) => kind !== "combined");
  const hasLead = separate.some(({ kind }) => kind === "lead" || kind === "plurality" || kind === "per_curiam");
  return combined.length > 0 && hasLead && length(separate) >= (MIN_COVERED_SHARE * length(combined)) / combined.length;
}
