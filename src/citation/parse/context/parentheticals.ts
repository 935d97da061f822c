import {
  AMPERSAND,
  BACKSLASH,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COMMA,
  OPEN_BRACKET,
  OPEN_PAREN,
} from "../../../text/character-codes.ts";
import { expandYear } from "../../../text/numerals.ts";
import { skipSpaces } from "../characters.ts";
import { skipPageBreak } from "../page-break.ts";
import { readPinCite } from "../pin-cite.ts";
import type { CitationDraft, Scan } from "../scan.ts";

/**
 * Reads what follows a citation: pin cite, `(9th Cir. 1999)`, `(overruling X)`.
 * Only `fullEnd` grows; citations inside a parenthesis are read on their own.
 */
export function readParentheticals(scan: Scan, draft: CitationDraft, from = draft.end): void {
  const { text } = scan;
  let i = from;
  if (draft.kind !== "law" && draft.pinCite === null) {
    const pin = readPinCite(text, i, false);
    if (pin !== null) {
      draft.pinCite = pin.text;
      i = pin.end;
      draft.fullEnd = i;
    }
  }
  for (let n = 0; n < 4; n++) {
    const next = skipSpaces(text, skipPageBreak(text, i));
    // `858 F.2d 22, (1st Cir. 1988)`: the pin cite was lost.
    const comma =
      n === 0 && text.charCodeAt(next) === COMMA && text.charCodeAt(skipSpaces(text, next + 1)) === OPEN_PAREN;
    const note = comma ? skipSpaces(text, next + 1) : skipFootnote(text, next);
    const open = text.charCodeAt(note);
    if (open !== OPEN_PAREN && open !== OPEN_BRACKET) return;
    const close = findClosingBracket(text, note);
    if (close === -1) return;
    const inner = text.slice(note + 1, close);
    if (!readCourtAndYear(scan, draft, inner, n > 0)) {
      if (open === OPEN_BRACKET || comma || draft.parenthetical !== null) return;
      if (!CASE_NUMBER.test(inner)) draft.parenthetical = inner;
    }
    i = close + 1;
    draft.fullEnd = i;
  }
}

/** Skips a footnote between pin cite and parenthesis: `\& n. 4`, `& n. 4`. */
function skipFootnote(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code !== AMPERSAND && code !== BACKSLASH && code !== COMMA && code !== 110) return at;
  const note = /,?\s?(?:\\?&\s)?n{1,2}\.\s?\d{1,3}\s?/y;
  note.lastIndex = at;
  return note.exec(text) === null ? at : note.lastIndex;
}

/** `(No. 8,126)` in the Federal Cases, `(Cr. No. 1796-50)`: the number of a case. */
const CASE_NUMBER = /^(?:C(?:r|iv|rim)\. )?Nos?\. ?[\d,-]+[a-z]?$/;

const MAX_PARENTHETICAL_CHARS = 600;

/**
 * Returns the offset of the bracket that closes the one at `at`, skipping nested ones; -1 if it is too far away or
 * missing.
 */
function findClosingBracket(text: string, at: number): number {
  const open = text.charCodeAt(at);
  const close = open === OPEN_PAREN ? CLOSE_PAREN : CLOSE_BRACKET;
  const limit = Math.min(text.length, at + MAX_PARENTHETICAL_CHARS);
  let depth = 0;
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === open) depth++;
    else if (code === close && --depth === 0) return i;
  }
  return -1;
}

/** `69 S.Ct. 1372, 93 L.Ed. 1819`: a parallel citation in brackets, whose last number is not a year. */
const PARALLEL_CITATION =
  /\b\d{1,3} (?!Cir|Dist|Dept|Div|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[A-Z][A-Za-z.' ]{0,16}(?:[2-5](?:d|th))? ?\d{1,4}\b/;

/**
 * Reads court and year: `9th Cir. June 30, 1987`, `1993-94`, `La.App. 4 Cir. 12/15/95`. Returns false for another
 * parenthetical.
 */
function readCourtAndYear(scan: Scan, draft: CitationDraft, inner: string, late: boolean): boolean {
  if (inner.length > 80 || inner.length < 2 || PARALLEL_CITATION.test(inner) || CASE_NUMBER.test(inner)) return false;
  const dated = /^(.*?)[\s,.]*((?:1[6-9]|20)\d\d)(?:-(?:\d\d){1,2})?,?\s*$/.exec(inner);
  if (dated === null) {
    const slashed = /^(.*?)\s*\d{1,2}\/\d{1,2}\/(\d\d|\d{4})\s*$/.exec(inner);
    if (slashed === null) return setCourtOnly(scan, draft, inner);
    return setCourtAndYear(scan, draft, slashed[1]!, expandYear(Number(slashed[2])));
  }
  if (late && draft.year !== null) return false;
  const before = dated[1]!.replace(
    /[\s,]*(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?![a-z])\.?(?:\s?\d{1,2},?)?$/,
    "",
  );
  if (/[a-z]{3,} [a-z]{3,} [a-z]{2,}/.test(before)) return false;
  return setCourtAndYear(scan, draft, before, Number(dated[2]));
}

function setCourtAndYear({ lexicon }: Scan, draft: CitationDraft, court: string, year: number): boolean {
  if (draft.year === null || draft.kind === "law" || draft.format === "us-database") draft.year = year;
  const words = court.trim().replace(/,$/, "");
  if (words !== "" && draft.kind !== "law" && draft.kind !== "journal")
    draft.court = lexicon.findCourtId(words) ?? draft.court;
  return true;
}

/** Sets a court without a year: `(Mo.)`, `(SC)`. */
function setCourtOnly({ lexicon }: Scan, draft: CitationDraft, inner: string): boolean {
  if (draft.kind !== "case" || inner.length > 24 || !/^[A-Z0-9]/.test(inner)) return false;
  const court = lexicon.findCourtId(inner.trim());
  if (court === null) return false;
  draft.court = court;
  return true;
}
