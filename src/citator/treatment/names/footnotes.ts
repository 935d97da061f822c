import type { Span } from "../../../citation/citation.ts";
import { findAuthorities } from "./authorities.ts";

/**
 * Older Indian reports set citations at the foot of the page, and their text runs on behind them: "… in A v. B(2) this
 * (1) [1950] S.C.R. 1. (2) [1951] S.C.R. 2. Court held …". A note is a number in parentheses and nothing but a citation.
 */
const NOTE_PATTERN =
  /\(\s?(\d{1,2}|[Il])\s?\)\s?(?=[[(]{0,3}\d{4}|[[(]{0,2}A\.? ?I\.|\(?\d{4}\))(?:(?!\(\s?\d{1,2}\s?\))[[\](){}\d.,;:&@\- ]|[A-Z]{1,5}(?![a-z])|(?:Supp|Cal|Mad|Bom|All|Pat|Lah|Nag|Raj|Ker|Guj|Del|at|p|pp|Ch|App|Cas)\b){6,110}/g;

/** Citations at the foot of a page, in order of place; `label` is the number that calls them. */
export interface CitationFootnote extends Span {
  readonly label: string;
}

export function findCitationFootnotes(text: string): CitationFootnote[] {
  return Array.from(text.matchAll(NOTE_PATTERN), (note) => ({
    label: note[1]!,
    start: note.index,
    end: note.index + note[0].length,
  }));
}

/** The text with its footnotes blanked out, so that sentences run on; offsets stay as they were. */
export function maskFootnotes(text: string, notes: readonly CitationFootnote[]): string {
  if (notes.length === 0) return text;
  const pieces: string[] = [];
  let end = 0;
  for (const note of notes) {
    pieces.push(text.slice(end, note.start), " ".repeat(note.end - note.start));
    end = note.end;
  }
  pieces.push(text.slice(end));
  return pieces.join("");
}

/** Most units of text between a footnote and its call: a printed page. */
const MAX_CALL_DISTANCE_CHARS = 3000;

/** Where the text calls a citation that stands in a footnote; the citation itself elsewhere; `null` where no call is seen. */
export function locateFootnoteCall(text: string, notes: readonly CitationFootnote[], target: Span): Span | null {
  let low = 0;
  let high = notes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (notes[middle]!.end <= target.start) low = middle + 1;
    else high = middle;
  }
  const note = notes[low];
  if (note === undefined || note.start > target.start) return target;
  const from = Math.max(0, note.start - MAX_CALL_DISTANCE_CHARS);
  return findLastCall(text.slice(from, note.start), from, note.label);
}

function findLastCall(page: string, from: number, label: string): Span | null {
  const pattern = new RegExp(`[A-Za-z.'’)"] ?\\(\\s?${label}\\s?\\)`, "g");
  let last = -1;
  for (const match of page.matchAll(pattern)) last = match.index + 1;
  if (last < 0) return null;
  const before = Math.max(0, last - 160);
  const name = findAuthorities(page.slice(before, last)).at(-1);
  const beside = name !== undefined && last - (before + name.end) < 60;
  return { start: from + (beside ? before + name.start : last), end: from + last + 3 };
}
