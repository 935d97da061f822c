import type { Edition } from "../../reporters/edition.ts";
import { toSlug } from "../../reporters/edition.ts";
import { createTrieMatches, matchAbbreviations } from "../../reporters/trie.ts";
import { isAlphanumeric, isDigit, isUpper, skipDigits, skipSpaces } from "../characters.ts";
import { type CitationDraft, createDraft, isAbbreviated, type Scan } from "../scan.ts";

/**
 * Reads a citation to a law. `volume` is what stood before the abbreviation (title, volume, year), or `null`.
 *   code    := [TITLE] CODE [division] ["§" | "§§" | "sec." | "art." | "r."] sections
 *   session := VOLUME SESSION page
 *   number  := AGENCY "No." NUMBER | "Pub. L." ["No."] NUMBER
 */
export function readLaw(
  scan: Scan,
  edition: Edition,
  start: number,
  volume: string | null,
  end: number,
): CitationDraft | null {
  switch (edition.shape) {
    case "session":
      return readSession(scan, edition, start, volume, end);
    case "number":
      return volume === null ? readNumberedLaw(scan, edition, start, end) : null;
    default:
      return readCode(scan, edition, start, volume, end);
  }
}

function readCode(
  scan: Scan,
  edition: Edition,
  start: number,
  volume: string | null,
  end: number,
): CitationDraft | null {
  const { text } = scan;
  let i = skipComma(text, end);
  let title = volume;
  for (let n = 0; n < 3; n++) {
    const division = readDivision(text, i);
    if (division === null) break;
    title = title === null ? division.number : `${title}-${division.number}`;
    i = skipComma(text, division.end);
  }
  let mark = skipSectionMark(text, i);
  if (mark === i && isUpper(text.charCodeAt(i))) {
    // A subdivision by name: `N.H. Code R. Empl. 497`, `Wis. Admin. Code SvTr § 4`.
    const word = /[A-Z][A-Za-z&'-]{0,11}\.?(?:,? (?:[A-Z&][A-Za-z&'-]{0,11}\.?)){0,4},? (?=§|\d)/y;
    word.lastIndex = i;
    const named = word.exec(text);
    if (named === null || edition.reporter === "U.S.C.") return null;
    title = title ?? named[0].trim().replace(/,$/, "");
    i = word.lastIndex;
    mark = skipSectionMark(text, i);
  }
  // A bare number behind a state's code is a section only when it looks like one.
  const sections = readSectionList(text, mark, (at) => isCitationStart(scan, at));
  if (sections === null) return null;
  const draft = createDraft("law", "law", start, sections.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.title = title;
  draft.volume = volume;
  draft.section = sections.first;
  draft.pinCite = sections.pin;
  draft.jurisdiction = "US";
  draft.key = buildLawKey(edition.slug, title, sections.first);
  const year = /(?:,? )((?:1[89]|20)\d\d)(?=$|[.,;)\]]|\s*$)/y;
  year.lastIndex = sections.end;
  const printed = year.exec(text);
  if (printed !== null) {
    draft.year = Number(printed[1]);
    draft.end = draft.fullEnd = year.lastIndex;
  }
  return draft;
}

/** Whether an abbreviation stands behind a number, so that the number is its volume or title: `and 17 U.S.C. § 107`. */
function isCitationStart(scan: Scan, at: number): boolean {
  const start = skipSpaces(scan.text, at);
  if (start === at) return false;
  const found = createTrieMatches();
  matchAbbreviations(scan.lexicon.afterNumber, scan.text, start, found);
  return found.count > 0 && isAbbreviated(scan, start, found.ends[found.count - 1]!);
}

/** `usc/42/1983`, `calcode/penal/187`: key of a section. */
export function buildLawKey(slug: string, title: string | null, section: string): string {
  return `${slug}/${title === null ? "" : toSlug(title)}/${section.toLowerCase().replace(/\s/g, "")}`;
}

function readSession(
  scan: Scan,
  edition: Edition,
  start: number,
  volume: string | null,
  end: number,
): CitationDraft | null {
  const { text } = scan;
  if (volume === null && edition.reporter.split(" ").length < 3) return null;
  let i = skipComma(text, end);
  if (text.startsWith("at ", i)) i += 3;
  const number = /No\. ?(\d+),? ?/y;
  number.lastIndex = i;
  if (number.exec(text) !== null) i = number.lastIndex;
  const page = /\d+(?:,\d+)*(?![\w])/y;
  page.lastIndex = i;
  const match = page.exec(text);
  if (match === null) return null;
  const draft = createDraft("law", "law", start, page.lastIndex);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.page = match[0];
  draft.jurisdiction = "US";
  draft.key = `${edition.slug}/${volume ?? ""}/${match[0].replaceAll(",", "")}`;
  return draft;
}

function readNumberedLaw(scan: Scan, edition: Edition, start: number, end: number): CitationDraft | null {
  const { text } = scan;
  const statute = edition.reporter.endsWith("L.");
  const letters = statute && edition.reporter !== "Guam Pub. L.";
  const number = statute
    ? /,? ?(?:(?:No|Number|Nos)\.? ?)?(\d{1,4}(?:[-–‑]\d{1,5})?)(?!\w)/y
    : /,? ?(?:Nos?|Number)\.? ?([A-Z0-9][\w]*(?:[-,]\w+)*)/y;
  number.lastIndex = end;
  const match = number.exec(text);
  if (match === null || !/\d/.test(match[1]!)) return null;
  // `P.L. 1928` is a state's session law; Congress and number, or a "No.", tell a public law.
  if (letters && !/[-–‑]/.test(match[1]!) && !/No|Number/.test(match[0])) return null;
  const draft = createDraft("law", "law", start, number.lastIndex);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.section = match[1]!;
  draft.jurisdiction = "US";
  draft.key = `${edition.slug}//${match[1]!.toLowerCase().replace(/[–‑]/g, "-").replaceAll(",", "")}`;
  return draft;
}

/** `tit. 24`, `ch. 3`, `c. 265`, `Title 5`: a division of a code. */
function readDivision(text: string, at: number): { number: string; end: number } | null {
  const division =
    /(?:tit\.?|Tit\.|[Tt]itle|[Cc]h\.|[Cc]hapter|[Cc]\.|[Pp]t\.|[Pp]art|[Bb]k\.) ?(\d+[A-Za-z]?(?:[-.]\d+)*(?:-[A-Z]{1,2}(?![A-Za-z]))?)/y;
  division.lastIndex = at;
  const match = division.exec(text);
  return match === null ? null : { number: match[1]!, end: division.lastIndex };
}

/** Position behind `§`, `§§`, `sec.`, `art.` …; `at` when there is none. */
function skipSectionMark(text: string, at: number): number {
  const mark =
    /(?:§{1,2}|[Ss]ections?|[Ss]ecs?\.|[Ss]ec|[Ss]s?\.|[Aa]rts?\.?|[Aa]rticles?|r\.|R\.|[Rr]ules?|para?\.|¶)(?=[\s\d§])\s{0,3}§?\s{0,3}/y;
  mark.lastIndex = at;
  return mark.exec(text) === null ? at : mark.lastIndex;
}

export interface SectionList {
  /** The first section, or the range as written. */
  readonly first: string;
  readonly all: readonly string[];
  /** Subsections, further sections, `et seq.`. */
  readonly pin: string | null;
  readonly end: number;
}

/**
 * Reads sections:
 *   sections := section { ("," | "and" | "&" | "or" | "to") section } ["et seq."]
 *   section  := NUMBER {("." | "-" | ":" | "/") NUMBER} {"(" LABEL ")"}
 * @param isCitationStart whether a number that ends here is no section but begins another citation
 */
export function readSectionList(
  text: string,
  at: number,
  isCitationStart: (at: number) => boolean = () => false,
): SectionList | null {
  const start = skipSpaces(text, at);
  let i = skipSection(text, start);
  if (i < 0) return null;
  const first = text.slice(start, i);
  const all = [first];
  const pinStart = i;
  let end = skipSubsections(text, i);
  for (let n = 0; n < 12; n++) {
    i = skipSpaces(text, end);
    const comma = text.charCodeAt(i) === 44;
    if (comma) i = skipSpaces(text, i + 1);
    const word = /(?:and|&|or|to|through|read with|r\/w)\s{1,3}(?:[Ss]ections?\s{1,3}|§+\s?)?/y;
    word.lastIndex = i;
    const joined = word.exec(text) !== null;
    if (joined) i = word.lastIndex;
    if (!comma && !joined) break;
    if (text.charCodeAt(i) === 40) {
      const more = skipSubsections(text, i);
      if (more === i) break;
      end = more;
      continue;
    }
    const more = skipSection(text, i);
    // A number that a reporter or a year may follow is not a further section.
    if (more < 0 || (comma && !joined && !/^[\s]*(?:$|[,.;)\]]|and|&)/.test(text.slice(more, more + 6)))) break;
    if (text.slice(i, more).length === 4 && /^(?:19|20)\d\d$/.test(text.slice(i, more))) break;
    if (isCitationStart(more)) break;
    all.push(text.slice(i, more));
    end = skipSubsections(text, more);
  }
  const seq = /,? ?et\.? seq\.?/y;
  seq.lastIndex = end;
  if (seq.exec(text) !== null) end = seq.lastIndex;
  const pin = text.slice(pinStart, end).replace(/^[,\s]+/, "");
  return { first, all, pin: pin === "" ? null : pin, end };
}

function skipSection(text: string, at: number): number {
  if (!isDigit(text.charCodeAt(at))) return -1;
  let i = skipDigits(text, at);
  if (i - at > 8) return -1;
  for (let n = 0; n < 8; n++) {
    const code = text.charCodeAt(i);
    if (isUpper(code) && code < 128 && !isFollowedByLower(text, i)) {
      i++;
      continue;
    }
    if (
      code >= 97 &&
      code <= 122 &&
      (isDigit(text.charCodeAt(i - 1)) || isAfterHyphen(text, i)) &&
      isShortSuffix(text, i)
    ) {
      while (i < text.length && text.charCodeAt(i) >= 97 && text.charCodeAt(i) <= 122) i++;
      if (isDigit(text.charCodeAt(i))) i = skipDigits(text, i);
      continue;
    }
    if (isDigit(code)) {
      i = skipDigits(text, i);
      continue;
    }
    const joins = code === 46 || code === 45 || code === 58 || code === 47 || code === 0x2013 || code === 0x2011;
    if (
      joins &&
      isAlphanumeric(text.charCodeAt(i + 1)) &&
      !isFollowedByLower(text, i + 1) &&
      (code !== 46 || isDigit(text.charCodeAt(i + 1)))
    ) {
      i++;
      if (isDigit(text.charCodeAt(i))) i = skipDigits(text, i);
      else i++;
      continue;
    }
    break;
  }
  const after = text.charCodeAt(i);
  return i < text.length && isAlphanumeric(after) ? -1 : i;
}

function isAfterHyphen(text: string, at: number): boolean {
  return at > 0 && text.charCodeAt(at - 1) === 45;
}

/** At most two lower-case letters (`2000e`, `78aa`), then a digit, punctuation or the end. */
function isShortSuffix(text: string, at: number): boolean {
  let i = at;
  while (i < text.length && text.charCodeAt(i) >= 97 && text.charCodeAt(i) <= 122) i++;
  return i - at <= 2 && !(i - at === 2 && /^(?:st|nd|rd|th)$/.test(text.slice(at, i)));
}

function isFollowedByLower(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return next >= 97 && next <= 122;
}

/** `(a)(2)(B)`, with a space before the first where one was typed. */
function skipSubsections(text: string, at: number): number {
  const sub = /\s?\((?:[A-Za-z]{1,4}|\d{1,3}|[A-Za-z]\d|\d[A-Z])\)/y;
  let i = at;
  for (let n = 0; n < 8; n++) {
    sub.lastIndex = i;
    if (sub.exec(text) === null) break;
    i = sub.lastIndex;
  }
  return i;
}

function skipComma(text: string, at: number): number {
  const i = skipSpaces(text, at);
  return text.charCodeAt(i) === 44 ? skipSpaces(text, i + 1) : i;
}
