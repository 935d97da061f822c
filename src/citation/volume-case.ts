import { isDigit, isSpace, isUpper, isWord, skipDigits, skipSpaces } from "./characters.ts";
import { chooseEdition, otherEditions, yearBehind, yearOf } from "./choose-edition.ts";
import { skipFurniture } from "./furniture.ts";
import { citationKey } from "./key.ts";
import { readLaw } from "./law.ts";
import { type Page, readPage, readPins } from "./page.ts";
import type { Edition, Spelling } from "./reporters/edition.ts";
import { type Draft, looksAbbreviated, newDraft, type Scan } from "./scan.ts";
import { walk } from "./trie.ts";

/**
 * Reads a citation that opens with a volume, or with the year of a neutral citation:
 *   case   := VOLUME reporter [","] [paren] page
 *   short  := VOLUME reporter [","] "at" pin
 *   paren  := "(1 Cranch)" | "(1834)" | "(Breese)"
 *   VOLUME := 410 | 93-1 | 1A | 2017
 */
export function readVolumeFirst(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  let i = skipDigits(text, at);
  if (i - at > 5) return null;
  for (let n = 0; n < 2 && text.charCodeAt(i) === 45 && isDigit(text.charCodeAt(i + 1)); n++) {
    const end = skipDigits(text, i + 1);
    if (end - i > 4) return null;
    i = end;
  }
  const plain = readBehindVolume(scan, at, i);
  if (plain !== null) return plain;
  // `1A CCH …`, `12B F.2d …`: a letter belongs to the volume when nothing reads without it.
  const letter = isUpper(text.charCodeAt(i)) && isSpace(text.charCodeAt(i + 1));
  return letter ? readBehindVolume(scan, at, i + 1) : null;
}

function readBehindVolume(scan: Scan, at: number, volumeEnd: number): Draft | null {
  const { text, found, lexicon } = scan;
  let i = skipSpaces(text, volumeEnd);
  const dash = text.charCodeAt(i);
  if (dash === 45 && volumeEnd - at <= 4) i = skipSpaces(text, i + 1);
  else if (dash === 44) i = skipSpaces(text, i + 1);
  else if (dash === 42) {
    // A star page inside the citation: `135 *355 Mass. 147`.
    const star = skipDigits(text, i + 1);
    if (star === i + 1) return null;
    i = skipSpaces(text, star);
  }
  const first = text.charCodeAt(i);
  if (!(first >= 65 && first <= 90) && !(first >= 97 && first <= 122)) return null;
  walk(lexicon.behindNumber, text, i, found);
  // The walk's result is copied: readers of laws and pages walk again.
  const count = found.count;
  if (count === 0) return null;
  const ends = Array.from(found.ends.subarray(0, count));
  const values = Array.from(found.values.subarray(0, count));
  const volume = text.slice(at, volumeEnd);
  for (let n = count - 1; n >= 0; n--) {
    const end = ends[n]!;
    if (!looksAbbreviated(scan, i, end)) continue;
    const draft = readEntry(scan, at, volume, i, end, lexicon.entries[values[n]!]!, dash === 44);
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
): Draft | null {
  const { text } = scan;
  const law = entry.find((s) => s.edition.format === "law");
  if (law !== undefined && (entry.length === 1 || text.charCodeAt(skipSpaces(text, end)) === 0xa7)) {
    return readLaw(scan, law.edition, at, volume, end);
  }
  if (comma) return null;
  const specialty = entry.some((s) => s.edition.volumeless);
  // Dashes belong to neutral citations only: `2017-Ohio-5699`, `2008 -NMCERT- 012`.
  let dashed = text.charCodeAt(skipSpaces(text, at + volume.length)) === 45;
  let i = skipSpaces(text, skipFurniture(text, end));
  if (text.charCodeAt(i) === 45 && isDigit(text.charCodeAt(skipSpaces(text, i + 1)))) {
    dashed = true;
    i = skipSpaces(text, i + 1);
  }
  if (text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
  if (text.startsWith("at", i) && !isWord(text.charCodeAt(i + 2)))
    return readShort(scan, at, volume, start, end, entry);
  const supplement = /Supp?l?\. (?=\d)/y;
  supplement.lastIndex = i;
  if (supplement.exec(text) !== null) i = supplement.lastIndex;
  let year: number | null = null;
  if (text.charCodeAt(i) === 40 || text.charCodeAt(i) === 91) {
    const inner = readInner(text, i);
    if (inner === null) return null;
    if (/^\d{4},?$/.test(inner.text)) year = Number.parseInt(inner.text, 10);
    i = skipSpaces(text, inner.end);
  }
  let page = readPage(text, i, specialty);
  if (page === null && specialty) page = readPage(text, skipPlace(text, i), true);
  if (page === null) return null;
  const edition = chooseEdition(entry, text.slice(start, end), volume, year ?? yearBehind(text, page.end));
  if (edition === null || (dashed && (edition.shape !== "neutral" || yearOf(volume) === null))) return null;
  const kind = edition.shape === "journal" ? "journal" : "case";
  const draft = newDraft(kind, edition.format, at, page.end);
  fillCase(draft, edition, volume, page, year);
  draft.ambiguous = otherEditions(entry, text.slice(start, end), edition);
  return draft;
}

/** Sets what a full citation takes from its edition, volume and page. */
export function fillCase(draft: Draft, edition: Edition, volume: string | null, page: Page, year: number | null): void {
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.page = page.text;
  draft.court = edition.court;
  draft.jurisdiction = edition.jurisdiction;
  draft.series = edition.series;
  draft.year = year ?? (edition.shape === "neutral" || edition.format === "us-database" ? yearOf(volume) : null);
  draft.key = citationKey(edition, draft, null);
}

/** `Foo, 410 U.S., at 153`. */
function readShort(
  scan: Scan,
  at: number,
  volume: string,
  start: number,
  end: number,
  entry: readonly Spelling[],
): Draft | null {
  const pin = readPins(scan.text, end, true);
  if (pin === null) return null;
  const edition = chooseEdition(entry, scan.text.slice(start, end), volume, null);
  if (edition === null) return null;
  const draft = newDraft("short", edition.format, at, pin.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.pinCite = pin.text;
  draft.page = /\d+/.exec(pin.text)?.[0] ?? null;
  draft.court = edition.court;
  draft.jurisdiction = edition.jurisdiction;
  return draft;
}

/** A short parenthesis between reporter and page. */
export function readInner(text: string, at: number): { text: string; end: number } | null {
  const window = text.slice(at + 1, at + 31);
  const close = window.indexOf(text.charCodeAt(at) === 40 ? ")" : "]");
  if (close === -1) return null;
  const inner = window.slice(0, close);
  return /^(?:\d|[A-Z][\w.&' ]*$)/.test(inner) ? { text: inner, end: at + close + 2 } : null;
}

/** A loose-leaf service's volume for one state: `Unemployment Ins. Rep. W. Va. par. 8090`. */
export function skipPlace(text: string, at: number): number {
  const place = /(?:\(?[A-Z][A-Za-z.]{0,6}\)?,? ?){1,2}(?=¶|par)/y;
  place.lastIndex = at;
  const match = place.exec(text);
  return match === null ? at : at + match[0].length;
}
