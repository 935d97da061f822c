import type { SectionKind } from "../law/case.ts";

const SUMMARY_KINDS: ReadonlySet<SectionKind> = new Set([
  "digest",
  "headnote",
  "syllabus",
  "citator_info",
  "arguments",
  "parentheticals",
]);

/** Returns whether the opinions of a case contain the court's own words, not only a digest or a headnote. */
export function hasOpinionText(opinions: readonly { readonly kind: SectionKind }[]): boolean {
  return opinions.some(({ kind }) => !SUMMARY_KINDS.has(kind));
}
