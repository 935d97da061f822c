import type { Span } from "../../../citation/citation.ts";

/** Lists the parentheses that end citations, "(Or. 1965)": their full stops end no sentence. */
export function listCourtYears(text: string): Span[] {
  return Array.from(text.matchAll(COURT_YEAR), ({ index, 0: words }) => ({ start: index, end: index + words.length }));
}

const COURT_YEAR = /\((?:[A-Z\d][^()\n]{0,30} )?\d{4}\)/g;
