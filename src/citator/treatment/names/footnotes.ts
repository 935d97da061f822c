import type { Span } from "../../../citation/citation.ts";
import { findAuthorities } from "./authorities.ts";

/**
 * Older Indian reports print citations at the foot of the page, and the text continues after them: "… in A v. B(2) this
 * (1) [1950] S.C.R. 1. (2) [1951] S.C.R. 2. Court held …". A note is a number in parentheses followed by a citation only.
 */
const NOTE_PATTERN =
  /\(\s?(\d{1,2}|[Il])\s?\)\s?(?=[[(]{0,3}\d{4}|[[(]{0,2}A\.? ?I\.|\(?\d{4}\))(?:(?!\(\s?\d{1,2}\s?\))[[\](){}\d.,;:&@\- ]|[A-Z]{1,5}(?![a-z])|(?:Supp|Cal|Mad|Bom|All|Pat|Lah|Nag|Raj|Ker|Guj|Del|at|p|pp|Ch|App|Cas)\b){6,110}/g;

/** A citation at the foot of a page; `label` is the number by which the text refers to it. */
export interface CitationFootnote extends Span {
  readonly label: string;
}

/** Finds the footnotes of a text that consist of a citation, in text order. */
export function findCitationFootnotes(text: string): CitationFootnote[] {
  return Array.from(text.matchAll(NOTE_PATTERN), (note) => ({
    label: note[1]!,
    start: note.index,
    end: note.index + note[0].length,
  }));
}

/** Replaces the footnotes of a text by spaces, so that sentences continue across them; offsets are kept. */
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

/** Most UTF-16 code units between a footnote and the reference to it: a printed page. */
const MAX_CALL_DISTANCE_CHARS = 3000;

/** Locates the reference to the footnote that contains `target`; `target` itself outside of footnotes; `null` if none is found. */
export function locateFootnoteCall(text: string, notes: readonly CitationFootnote[], target: Span): Span | null {
  let low = 0;
  let high = notes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (notes[middle]!.end <= target.start) low = middle + 1;
    else high = middle;
  }
  const note = notes[low];
  if (note === undefined || note.start > target.start) return isUnnumberedNote(text, note, target) ? null : target;
  const from = Math.max(0, note.start - MAX_CALL_DISTANCE_CHARS);
  return findLastCall(text.slice(from, note.start), from, note.label);
}

/** UTF-16 code units before a citation that show whether a sentence ended. */
const MAX_LEAD_CHARS = 40;

/**
 * Returns whether a citation is the first note of a page whose number the printed text has lost: it follows the end of a
 * sentence, and directly precedes the second note.
 */
function isUnnumberedNote(text: string, note: CitationFootnote | undefined, { start, end }: Span): boolean {
  if (note?.label !== "2" || !/^[\s[\](){}.;]{0,12}$/.test(text.slice(end, note.start))) return false;
  return /[.!?]["')\]]{0,2}\s+(?:\[{0,2}\d{4}\] INSC \d+\];?\s?)?[[({]{0,4}$/.test(
    text.slice(Math.max(0, start - MAX_LEAD_CHARS), start),
  );
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
