import {
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COMMA,
  FULL_STOP,
  HYPHEN,
  OPEN_BRACKET,
  OPEN_PAREN,
} from "../../../../text/character-codes.ts";
import { parseRomanNumeral } from "../../../../text/numerals.ts";
import { buildCitationKey } from "../../../key.ts";
import type { Edition } from "../../../reporters/edition.ts";
import { matchAbbreviations } from "../../../reporters/trie.ts";
import { isDigit, isLetter, skipDigits, skipSpaces } from "../../characters.ts";
import { type Page, readPage } from "../../page.ts";
import { type CitationDraft, createDraft, type Scan } from "../../scan.ts";

/** Reads a volume in digits or Roman numerals, with or without brackets, and the comma or dash that follows. */
export function readIndianVolume(text: string, at: number): { text: string; end: number } | null {
  let i = at;
  const open = text.charCodeAt(i) === OPEN_PAREN || text.charCodeAt(i) === OPEN_BRACKET;
  if (open) i = skipSpaces(text, i + 1);
  const start = i;
  if (isDigit(text.charCodeAt(i))) {
    i = skipDigits(text, i);
    if (i - start > 4) return null;
  } else {
    while (i - start < 8 && i < text.length && "IVXLC".includes(text[i]!)) i++;
    if (i === start || isLetter(text.charCodeAt(i)) || parseRomanNumeral(text.slice(start, i)) === 0) return null;
  }
  const volume = text.slice(start, i);
  const close = skipSpaces(text, i);
  if (
    text.charCodeAt(close) === CLOSE_PAREN ||
    text.charCodeAt(close) === CLOSE_BRACKET ||
    text.charCodeAt(close) === FULL_STOP
  )
    i = close + 1;
  i = skipSpaces(text, i);
  const joiner = text.charCodeAt(i);
  if (joiner === HYPHEN || joiner === COMMA) i = skipSpaces(text, i + 1);
  return { text: volume, end: i };
}

/** Reads the first page, also after a bracket that an automatic linker inserted: `[176 JT 1987]`. */
export function readIndianPage(text: string, at: number): Page | null {
  const i = text.charCodeAt(at) === OPEN_BRACKET ? at + 1 : at;
  const page = readPage(text, i, false);
  if (page === null || !isDigit(page.text.charCodeAt(0))) return null;
  return page;
}

/** Creates the draft of a full citation to an Indian report. Without `court` AIR means the Supreme Court. */
export function createIndianDraft(
  edition: Edition,
  start: number,
  page: Page,
  year: number | null,
  volume: string | null,
  court: string | null,
  series: string | null,
): CitationDraft {
  const draft = createDraft("case", edition.format, start, page.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.year = year;
  draft.volume = volume;
  draft.page = page.text;
  draft.series = series;
  draft.court = edition.shape === "air" ? (court ?? "SC") : (court ?? edition.court);
  draft.jurisdiction = edition.jurisdiction;
  draft.key = buildCitationKey(edition, draft, court);
  return draft;
}

/** Reads a court as printed: a known name or, unless `listed`, a code that is not in the table (`NCDRC`). */
export function readPrintedCourt(scan: Scan, at: number, listed: boolean): { code: string; end: number } | null {
  const { text, courtsFound, lexicon } = scan;
  matchAbbreviations(lexicon.courts, text, at, courtsFound);
  if (courtsFound.count > 0) {
    const last = courtsFound.count - 1;
    return { code: lexicon.courtCodes[courtsFound.values[last]!]!, end: courtsFound.ends[last]! };
  }
  if (listed) return null;
  const code = /[A-Z][A-Za-z&]{1,9}(?= \d)/y;
  code.lastIndex = at;
  const match = code.exec(text);
  return match === null ? null : { code: match[0], end: code.lastIndex };
}

/** Reads a year with or without brackets, and the comma or dash that follows. */
export function readBracketedYear(text: string, at: number): { year: number; end: number } | null {
  const year = /[\s,]{0,4}[[(]{0,2}((?:1[89]|20)\d\d)(?:-\d\d)?\s?[\])]{0,2}[\s,]{0,4}/y;
  year.lastIndex = at;
  const match = year.exec(text);
  return match === null ? null : { year: Number(match[1]), end: year.lastIndex };
}
