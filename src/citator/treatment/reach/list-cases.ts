import type { Span } from "../../../citation/citation.ts";

/** UTF-16 code units between two places that may name one case: a comma, a year, a court. */
const MAX_SAME_CASE_GAP_CHARS = 24;

/** Joins the places that name one case: "A v. B, 12 U.S. 34, 56 S. Ct. 78". In text order. */
export function listCases(text: string, authorities: readonly Span[]): Span[] {
  const cases: { start: number; end: number }[] = [];
  for (const { start, end } of authorities) {
    const last = cases.at(-1);
    if (last !== undefined && isSameCase(text, last.end, start, end)) last.end = Math.max(last.end, end);
    else cases.push({ start, end });
  }
  return cases;
}

function isSameCase(text: string, from: number, start: number, end: number): boolean {
  if (start - from > MAX_SAME_CASE_GAP_CHARS || /\sv[s.]/.test(text.slice(start, end))) return false;
  return /^[\s,:=()[\]\d.–-]*(?:\([^()]{0,20}\d{4}\)?)?[\s,:=(]*$/.test(text.slice(from, start));
}
