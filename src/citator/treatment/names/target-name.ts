import type { Span } from "../../../citation/citation.ts";
import { findAuthorities } from "./authorities.ts";
import { type BareNameFinder, createBareNameFinder, type NamingCitation } from "./bare-names.ts";

/** The target of a window, as {@link createTargetNameFinder} numbers the cases named in it. */
export const TARGET_CASE = 0;

/**
 * Creates a function that finds the cases of a window by one party's name, if only the window is known: the target, whose
 * name overlaps it or precedes it, and every other "A v. B". The names of the target have case {@link TARGET_CASE}.
 */
export function createTargetNameFinder(window: string, target: Span): BareNameFinder {
  const citations: NamingCitation[] = [];
  const cases: number[] = [];
  const targets: NamingCitation[] = [];
  for (const span of findAuthorities(window)) {
    const [plaintiff, defendant] = window.slice(span.start, span.end).split(VERSUS);
    if (plaintiff === undefined || defendant === undefined) continue;
    const citation: NamingCitation = { kind: "case", key: null, plaintiff, defendant };
    if (isBeside(window, span, target)) targets.push(citation);
    citations.push(citation);
  }
  for (const citation of citations)
    cases.push(targets.some((one) => isSameCase(one, citation)) ? TARGET_CASE : cases.length + 1);
  return targets.length === 0 ? () => [] : createBareNameFinder([{ citations, cases }], "");
}

/** Returns whether two citations name the same parties; the defendant of one may be cut short. */
function isSameCase(one: NamingCitation, other: NamingCitation): boolean {
  const [a, b] = [one.defendant!, other.defendant!];
  return one.plaintiff === other.plaintiff && (a.startsWith(b) || b.startsWith(a));
}

const VERSUS = /\s+v(?:s|ersus)?\.?\s+/;
const MAX_NAME_GAP_CHARS = 60;

function isBeside(window: string, span: Span, target: Span): boolean {
  if (span.end > target.start) return span.start < target.end;
  return (
    target.start - span.end <= MAX_NAME_GAP_CHARS && /^[\s,;()[\]\d–-]*$/.test(window.slice(span.end, target.start))
  );
}
