import type { Span } from "../../citation/citation.ts";
import { SIGNALS, type SignalRow } from "./signals.ts";

/** The words of a row found in a text, as a span of it. */
export interface SignalHit extends Span {
  readonly row: SignalRow;
}

/**
 * Finds every place where the words of a row occur, in text order; at most one per place. Scope and grammar are not
 * considered. Linear in the length of the text.
 */
export const scanSignals: (text: string) => SignalHit[] = createSignalScanner(SIGNALS);

/**
 * Creates a scanner for some rows. Their order means nothing: `precedence` decides between two that match at one place.
 */
export function createSignalScanner(signals: readonly SignalRow[]): (text: string) => SignalHit[] {
  const rows = [...signals].sort((a, b) => (b.precedence ?? 0) - (a.precedence ?? 0));
  const pattern = new RegExp(`\\b(?:${rows.map((row) => `(${row.words})`).join("|")})`, "gi");
  return (text) => {
    const hits: SignalHit[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      if (isCompanyName(match[0])) continue;
      const group = match.findIndex((words, at) => at > 0 && words !== undefined);
      hits.push({ row: rows[group - 1]!, start: match.index, end: match.index + match[0].length });
    }
    return hits;
  };
}

/** Returns whether "limited" is part of a company name: "Om Mills Limited", "Om Mills LIMITED". */
function isCompanyName(words: string): boolean {
  return /^Limited$/i.test(words) && words[0] === "L";
}
