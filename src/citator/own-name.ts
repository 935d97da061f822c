import type { Span } from "../citation/citation.ts";
import { authorities } from "./authorities.ts";
import { type BareNameFinder, bareNameFinder, type NamingCitation } from "./bare-names.ts";

/** The target of a window, as {@link ownNameFinder} numbers the cases named in it. */
export const TARGET = 0;

/**
 * Finds the cases of a window by a party's name alone, where nothing but the window is known: the target, whose name
 * overlaps it or stands right before it, and every other "A v. B". The target's names are those of case {@link TARGET}.
 */
export function ownNameFinder(window: string, target: Span): BareNameFinder {
  const citations: NamingCitation[] = [];
  const cases: number[] = [];
  const targets = new Set<string>();
  for (const span of authorities(window)) {
    const [plaintiff, defendant] = window.slice(span.start, span.end).split(VERSUS);
    if (plaintiff === undefined || defendant === undefined) continue;
    if (isBeside(window, span, target)) targets.add(plaintiff);
    citations.push({ kind: "case", key: null, plaintiff, defendant });
  }
  for (const { plaintiff } of citations) cases.push(targets.has(plaintiff!) ? TARGET : cases.length + 1);
  return targets.size === 0 ? () => [] : bareNameFinder([{ citations, cases }], "");
}

const VERSUS = /\s+v(?:s|ersus)?\.?\s+/;
const NEAR = 60;

function isBeside(window: string, span: Span, target: Span): boolean {
  if (span.end > target.start) return span.start < target.end;
  return target.start - span.end <= NEAR && /^[\s,;()[\]\d–-]*$/.test(window.slice(span.end, target.start));
}
