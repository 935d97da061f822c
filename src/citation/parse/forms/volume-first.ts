import { COMMA, HYPHEN, OPEN_BRACKET, OPEN_PAREN, SECTION_SIGN, STAR } from "../../../text/character-codes.ts";
import type { Spelling } from "../../reporters/edition.ts";
import { matchAbbreviations } from "../../reporters/trie.ts";
import { isAlphanumeric, isDigit, isSpace, isUpper, skipDigits, skipSpaces } from "../characters.ts";
import { chooseEdition, listOtherReporters, parseVolumeYear, readParentheticalYear } from "../choose-edition.ts";
import { readPage } from "../page.ts";
import { skipPageBreak } from "../page-break.ts";
import { readPinCite } from "../pin-cite.ts";
import { type CitationDraft, createDraft, isAbbreviated, type Scan } from "../scan.ts";
import { fillCaseDraft, readInnerParenthetical, skipJurisdictionName } from "./case-draft.ts";
import { readLaw } from "./legislation/law.ts";

/**
 * Reads a citation that opens with a volume, or with the year of a neutral citation:
 *   case   := VOLUME reporter [","] [paren] page
 *   short  := VOLUME reporter [","] "at" pin
 *   paren  := "(1 Cranch)" | "(1834)" | "(Breese)"
 *   VOLUME := 410 | 93-1 | 1A | 2017
 */
export function readVolumeFirst(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  let i = skipDigits(text, at);
  if (i - at > 5) return null;
  for (let n = 0; n < 2 && text.charCodeAt(i) === HYPHEN && isDigit(text.charCodeAt(i + 1)); n++) {
    const end = skipDigits(text, i + 1);
    if (end - i > 4) return null;
    i = end;
  }
  const plain = readAfterVolume(scan, at, i);
  if (plain !== null) return plain;
  // `1A CCH …`, `12B F.2d …`: a letter belongs to the volume if nothing can be read without it.
  const letter = isUpper(text.charCodeAt(i)) && isSpace(text.charCodeAt(i + 1));
  return letter ? readAfterVolume(scan, at, i + 1) : null;
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
    if (!isAbbreviated(scan, i, end)) continue;
    const draft = readEntry(scan, at, volume, i, end, lexicon.entries[values[n]!]!, dash === COMMA);
    if (draft !== null) return draft;
  }
  return null;
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
    return readLaw(scan, law.edition, at, volume, end);
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
  if (text.startsWith("at", i) && !isAlphanumeric(text.charCodeAt(i + 2)))
    return readShortForm(scan, at, volume, start, end, entry);
  const supplement = /Supp?l?\. (?=\d)/y;
  supplement.lastIndex = i;
  if (supplement.exec(text) !== null) i = supplement.lastIndex;
  let year: number | null = null;
  if (text.charCodeAt(i) === OPEN_PAREN || text.charCodeAt(i) === OPEN_BRACKET) {
    const inner = readInnerParenthetical(text, i);
    if (inner === null) return null;
    if (/^\d{4},?$/.test(inner.text)) year = Number.parseInt(inner.text, 10);
    i = skipSpaces(text, inner.end);
  }
  let page = readPage(text, i, specialty);
  if (page === null && specialty) page = readPage(text, skipJurisdictionName(text, i), true);
  if (page === null) return null;
  const edition = chooseEdition(entry, text.slice(start, end), volume, year ?? readParentheticalYear(text, page.end));
  if (edition === null || (dashed && (edition.shape !== "neutral" || parseVolumeYear(volume) === null))) return null;
  const kind = edition.shape === "journal" ? "journal" : "case";
  const draft = createDraft(kind, edition.format, at, page.end);
  fillCaseDraft(draft, edition, volume, page, year);
  draft.ambiguous = listOtherReporters(entry, text.slice(start, end), edition);
  return draft;
}

/** Reads a short form: `Foo, 410 U.S., at 153`. */
function readShortForm(
  scan: Scan,
  at: number,
  volume: string,
  start: number,
  end: number,
  entry: readonly Spelling[],
): CitationDraft | null {
  const pin = readPinCite(scan.text, end, true);
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
