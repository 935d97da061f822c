import type { Citation } from "../citation/citation.ts";

const MAX_TAIL_CHARS = 90;
const MAX_LEAD_CHARS = 60;

/** "…, decided in 1987", "(decided on 5 May 1987)", "(judgment dated 5.5.1987)", after a citation. */
const YEAR_AFTER =
  /^[\s,;:.(—–-]{0,4}(?:(?:which|that) (?:was|is) |as |(?:a|the) (?:judgment|judgement|decision|ruling|case) )?(?:decided|delivered|pronounced|handed down|rendered|judgment (?:dated|of)|decision of|dated)(?: (?:on|in|of))?(?: the)?[^.;()]{0,24}?(?:\b|\.)((?:17|18|19|20)\d\d)\b/i;
/** "in its 1987 decision in", "the 1987 judgment in", before the name of a case. */
const YEAR_BEFORE =
  /\b(?:its|the|a|this) ((?:17|18|19|20)\d\d) (?:landmark |leading |unanimous )?(?:decision|judgment|judgement|ruling|opinion|case) (?:in|of)\s{1,3}$/i;
/** A year in parentheses after an Indian citation, which already contains the year of its report: "AIR 1978 SC 597 (1980)". */
const YEAR_IN_PARENTHESES = /^\s{0,2}\(((?:19|20)\d\d)\)/;

/** A year in which the words around a citation say that the case was decided. */
export interface ProseYear {
  readonly year: number;
}

/** Reads the year of decision that the words around a citation of a case state; `null` if they state none. */
export function readProseYear(text: string, citation: Citation): ProseYear | null {
  if (citation.kind !== "case") return null;
  const { start, end } = citation.fullSpan;
  const after = text.slice(end, end + MAX_TAIL_CHARS);
  const before = text.slice(Math.max(0, start - MAX_LEAD_CHARS), start);
  const own = citation.jurisdiction === "IN" ? text.slice(citation.span.end, citation.span.end + 8) : "";
  const parenthetical = text.slice(citation.span.end, Math.min(end, citation.span.end + MAX_TAIL_CHARS));
  const match =
    YEAR_AFTER.exec(after) ??
    YEAR_AFTER.exec(parenthetical) ??
    YEAR_BEFORE.exec(before) ??
    YEAR_IN_PARENTHESES.exec(own);
  return match === null ? null : { year: Number(match[1]) };
}
