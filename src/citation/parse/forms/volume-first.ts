import { COMMA, EN_DASH, HYPHEN, SECTION_SIGN, STAR } from "../../../text/character-codes.ts";
import type { Spelling } from "../../reporters/edition.ts";
import { matchAbbreviations } from "../../reporters/trie.ts";
import { isAlphanumeric, isDigit, isSpace, isUpper, skipDigits, skipSpaces } from "../characters.ts";
import { chooseEdition, listOtherReporters, parseVolumeYear, readParentheticalYear } from "../choose-edition.ts";
import { type Page, readPage } from "../page.ts";
import { skipPageBreak } from "../page-break.ts";
import { type PinCite, readPinCite } from "../pin-cite.ts";
import { type CitationDraft, createDraft, isAbbreviated, type Scan } from "../scan.ts";
import { fillCaseDraft, isVolumeOfNext, skipJurisdictionName } from "./case-draft.ts";
import { readInsertions } from "./insertions.ts";

/**
 * Reads a citation that opens with a volume, or with the year of a neutral citation:
 *   case   := VOLUME reporter [","] {paren} page
 *   short  := VOLUME reporter [","] {paren} [","] "at" pin
 *   paren  := "(1 Cranch)" | "(1834)" | "(Breese)" | "(2d)" | "(n.s.)"
 *   VOLUME := 410 | 93-1 | 1A | 2017 | 1977-1978
 */
export function readVolumeFirst(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  let i = skipDigits(text, at);
  if (i - at > 5) return null;
  const years = skipYearRange(text, at, i);
  for (let n = 0; n < 2 && text.charCodeAt(i) === HYPHEN && isDigit(text.charCodeAt(i + 1)); n++) {
    const end = skipDigits(text, i + 1);
    if (end - i > 4 && end !== years) return null;
    i = end;
  }
  i = Math.max(i, years);
  const plain = readAfterVolume(scan, at, i);
  if (plain !== null) return plain;
  // `1A CCH …`, `12B F.2d …`: a letter belongs to the volume if nothing can be read without it.
  const letter = isUpper(text.charCodeAt(i)) && isSpace(text.charCodeAt(i + 1));
  return letter ? readAfterVolume(scan, at, i + 1) : null;
}

/** Returns the end of a range of at most eleven years, `1977-1978` or `1977–78`, whose first year ends at `end`; else `end`. */
function skipYearRange(text: string, at: number, end: number): number {
  const dash = text.charCodeAt(end);
  if (dash !== HYPHEN && dash !== EN_DASH) return end;
  const first = parseVolumeYear(text.slice(at, end));
  if (first === null) return end;
  const last = skipDigits(text, end + 1);
  const written = Number(text.slice(end + 1, last));
  const year = last - end === 3 ? Math.trunc(first / 100) * 100 + written : last - end === 5 ? written : 0;
  return year > first && year - first <= 10 ? last : end;
}

function readAfterVolume(scan: Scan, at: number, volumeEnd: number): CitationDraft | null {
  const { text, found, lexicon } = scan;
  let i = skipSpaces(text, volumeEnd);
  const dash = text.charCodeAt(i);
  if (dash === HYPHEN && volumeEnd - at <= 4) i = skipSpaces(text, i + 1);
  else if (dash === COMMA) i = skipSpaces(text, i + 1);
  else if (dash === STAR) {
    // A star page inside the citation: `135 *355 Mass. 147`.
    const star = skipDigits(text, i + 1);
    if (star === i + 1) return null;
    i = skipSpaces(text, star);
  }
  const first = text.charCodeAt(i);
  if (!(first >= 65 && first <= 90) && !(first >= 97 && first <= 122)) return null;
  matchAbbreviations(lexicon.afterNumber, text, i, found);
  // The walk's result is copied: readers of laws and pages walk again.
  const count = found.count;
  if (count === 0) return null;
  const ends = found.ends.slice(0, count);
  const values = found.values.slice(0, count);
  const volume = text.slice(at, volumeEnd);
  for (let n = count - 1; n >= 0; n--) {
    const end = ends[n]!;
    // `chapter 93A. 8`: a letter that is glued to a number belongs to it.
    const entry = lexicon.entries[values[n]!]!;
    if (!(isAbbreviated(scan, i, end) || isListedAsWritten(entry, text.slice(i, end), volume))) continue;
    if (i === volumeEnd && isSingleLetter(text, i, end)) continue;
    const draft = readEntry(scan, at, volume, i, end, entry, dash === COMMA);
    if (draft !== null) return draft;
  }
  return null;
}

/** Reads a page that was not known yet: `600 U. S., at ___`. */
function readBlankPin(text: string, at: number): PinCite | null {
  const blank = /,?\s{1,3}at\s{1,3}(_{2,9}|-{2,9}|—{1,4})(?!\w)/y;
  blank.lastIndex = at;
  const match = blank.exec(text);
  return match === null ? null : { text: match[1]!, end: blank.lastIndex };
}

/** Returns whether the tables list a spelling in lower case that follows a year: `2009 wl 12345`. */
function isListedAsWritten(entry: readonly Spelling[], written: string, volume: string): boolean {
  return (
    parseVolumeYear(volume) !== null &&
    written === written.toLowerCase() &&
    entry.some((spelling) => spelling.text === written)
  );
}

function isSingleLetter(text: string, start: number, end: number): boolean {
  return end - start === 1 || (end - start === 2 && !isAlphanumeric(text.charCodeAt(start + 1)));
}

function readEntry(
  scan: Scan,
  at: number,
  volume: string,
  start: number,
  end: number,
  entry: readonly Spelling[],
  comma: boolean,
): CitationDraft | null {
  const { text } = scan;
  const law = entry.find((s) => s.edition.format === "law");
  if (law !== undefined && (entry.length === 1 || text.charCodeAt(skipSpaces(text, end)) === SECTION_SIGN)) {
    // `Act No. 1333, Ga. Laws 1970`: the number of an Act is no volume.
    return comma && law.edition.shape === "session" && volume.length > 3
      ? null
      : (scan.readLaw?.(scan, law.edition, at, volume, end) ?? null);
  }
  if (comma) return null;
  const specialty = entry.some((s) => s.edition.volumeless);
  // Dashes belong to neutral citations only: `2017-Ohio-5699`, `2008 -NMCERT- 012`.
  let dashed = text.charCodeAt(skipSpaces(text, at + volume.length)) === HYPHEN;
  let i = skipSpaces(text, skipPageBreak(text, end));
  if (text.charCodeAt(i) === HYPHEN && isDigit(text.charCodeAt(skipSpaces(text, i + 1)))) {
    dashed = true;
    i = skipSpaces(text, i + 1);
  }
  if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  if (isShortForm(text, i)) return readShortForm(scan, at, volume, start, end, entry, end);
  const supplement = /Supp?l?\. (?=\d)/y;
  supplement.lastIndex = i;
  if (supplement.exec(text) !== null) i = supplement.lastIndex;
  const inserted = readInsertions(scan, entry, start, end, i);
  if (inserted === null) return null;
  const { year } = inserted;
  const spellings = inserted.entry ?? entry;
  if (inserted.end > i) {
    i = text.charCodeAt(inserted.end) === COMMA ? skipSpaces(text, inserted.end + 1) : inserted.end;
    if (isShortForm(text, i)) return readShortForm(scan, at, volume, start, end, spellings, inserted.end);
  }
  let page = readPage(text, i, specialty);
  if (page === null && specialty) page = readPage(text, skipJurisdictionName(text, i), true);
  if (page === null || isVolumeAfterComma(scan, page)) return null;
  const written = inserted.written ?? text.slice(start, end);
  const edition = chooseEdition(spellings, written, volume, year ?? readParentheticalYear(text, page.end));
  if (edition === null || (dashed && (edition.shape !== "neutral" || parseVolumeYear(volume) === null))) return null;
  const kind = edition.shape === "journal" ? "journal" : "case";
  const draft = createDraft(kind, edition.format, at, page.end);
  fillCaseDraft(draft, edition, volume, page, year);
  draft.ambiguous = listOtherReporters(spellings, written, edition);
  return draft;
}

/** Returns whether a number is no page but the volume of another citation: `3 Williams, 529 U.S. 362`. */
function isVolumeAfterComma(scan: Scan, page: Page): boolean {
  return scan.text.charCodeAt(page.end - page.text.length - 2) === COMMA && isVolumeOfNext(scan, page.end);
}

function isShortForm(text: string, at: number): boolean {
  return text.startsWith("at", at) && !isAlphanumeric(text.charCodeAt(at + 2));
}

/** Reads a short form: `Foo, 410 U.S., at 153`, `5 U.S. (1 Cranch) at 177`. The pin cite follows `from`. */
function readShortForm(
  scan: Scan,
  at: number,
  volume: string,
  start: number,
  end: number,
  entry: readonly Spelling[],
  from: number,
): CitationDraft | null {
  const pin = readPinCite(scan.text, from, true) ?? readBlankPin(scan.text, from);
  if (pin === null) return null;
  const edition = chooseEdition(entry, scan.text.slice(start, end), volume, null);
  if (edition === null) return null;
  const draft = createDraft("short", edition.format, at, pin.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.pinCite = pin.text;
  draft.page = /\d+/.exec(pin.text)?.[0] ?? null;
  draft.court = edition.court;
  draft.jurisdiction = edition.jurisdiction;
  return draft;
}
