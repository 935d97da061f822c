import { COMMA } from "../../../../text/character-codes.ts";
import type { Edition } from "../../../reporters/edition.ts";
import { createTrieMatches, matchAbbreviations } from "../../../reporters/trie.ts";
import { isUpper, skipSpaces } from "../../characters.ts";
import { type CitationDraft, createDraft, isAbbreviated, type Scan } from "../../scan.ts";
import { buildLawKey } from "./law-key.ts";
import { readSectionList } from "./section-list.ts";
import { readSession } from "./session-law.ts";

/**
 * Reads a citation to a law:
 *     code    := [TITLE] CODE [division] ["§" | "§§" | "sec." | "art." | "r."] sections
 *     session := VOLUME SESSION page                                    (see `session-law.ts`)
 *     number  := AGENCY "No." NUMBER | "Pub. L." ["No."] NUMBER
 * @param volume title, volume or year before the abbreviation, or `null`
 * @param end end of the abbreviation
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
      // `1999 Guam Pub. L. 12`: a territory numbers its laws by year.
      if (volume !== null) return isLawNumber(edition) ? null : readSession(scan, edition, start, volume, end);
      return readNumberedLaw(scan, edition, start, end);
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
  // A bare number after a state's code is a section only if it has the form of one.
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

/** Returns whether an abbreviation follows a number, which then is its volume or title: `and 17 U.S.C. § 107`. */
function isCitationStart(scan: Scan, at: number): boolean {
  const start = skipSpaces(scan.text, at);
  if (start === at) return false;
  const found = createTrieMatches();
  matchAbbreviations(scan.lexicon.afterNumber, scan.text, start, found);
  return found.count > 0 && isAbbreviated(scan, start, found.ends[found.count - 1]!);
}

function readNumberedLaw(scan: Scan, edition: Edition, start: number, end: number): CitationDraft | null {
  const { text } = scan;
  const statute = edition.reporter.endsWith("L.");
  const letters = statute && isLawNumber(edition);
  const number = statute
    ? /,? ?(?:(?:No|Number|Nos)\.? ?)?(\d{1,4}(?:[-–‑]\d{1,5})?)(?!\w)/y
    : /,? ?(?:Nos?|Number)\.? ?([A-Z0-9][\w]*(?:[-,]\w+)*)/y;
  number.lastIndex = end;
  const match = number.exec(text);
  if (match === null || !/\d/.test(match[1]!)) return null;
  // `P.L. 1928` is a state's session law; a public law has Congress and number, or a "No.".
  if (letters && !/[-–‑]/.test(match[1]!) && !/No|Number/.test(match[0])) return null;
  const draft = createDraft(
    "law",
    "law",
    start,
    statute ? number.lastIndex : skipNumbers(scan, match, number.lastIndex),
  );
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.section = match[1]!;
  draft.jurisdiction = "US";
  draft.key = `${edition.slug}//${match[1]!.toLowerCase().replace(/[–‑]/g, "-").replaceAll(",", "")}`;
  return draft;
}

/** Returns whether an edition numbers its items without a year: all but the public laws of a territory. */
function isLawNumber(edition: Edition): boolean {
  return !/^[A-Z].* Pub\. L\.$/.test(edition.reporter);
}

/** Returns the end of further numbers: `ASBCA Nos. 12345, 12346`. The volume of a citation that follows is none. */
function skipNumbers(scan: Scan, first: RegExpExecArray, end: number): number {
  if (!first[0].includes("Nos")) return end;
  const more = /,?\s(?:and\s|&\s)?(?=[A-Z]{0,3}-?\d)[A-Z\d][\w-]*(?!\w)/y;
  let i = end;
  for (let n = 0; n < 12; n++) {
    more.lastIndex = i;
    if (more.exec(scan.text) === null || isCitationStart(scan, more.lastIndex)) break;
    i = more.lastIndex;
  }
  return i;
}

/** Reads a division of a code: `tit. 24`, `ch. 3`, `c. 265`, `Title 5`, `pt. IV`. */
function readDivision(text: string, at: number): { number: string; end: number } | null {
  const division =
    /(?:tit\.?|Tit\.|[Tt]itle|[Cc]h\.|[Cc]hapter|[Cc]\.|[Pp]t\.|[Pp]art|[Bb]k\.) ?(\d+[A-Za-z]?(?:[-.]\d+)*(?:-[A-Z]{1,2}(?![A-Za-z]))?|[IVXLC]{1,7}(?![A-Za-z]))/y;
  division.lastIndex = at;
  const match = division.exec(text);
  return match === null ? null : { number: match[1]!, end: division.lastIndex };
}

/** Returns the end of a section mark (`§`, `§§`, `sec.`, `art.`); `at` if there is none. */
function skipSectionMark(text: string, at: number): number {
  const mark =
    /(?:§{1,2}|[Ss]ections?|[Ss]ecs?\.|[Ss]ec|[Ss]s?\.|[Aa]rts?\.?|[Aa]rticles?|r\.|R\.|[Rr]ules?|para?\.|¶)(?=[\s\d§])\s{0,3}§?\s{0,3}/y;
  mark.lastIndex = at;
  return mark.exec(text) === null ? at : mark.lastIndex;
}

function skipComma(text: string, at: number): number {
  const i = skipSpaces(text, at);
  return text.charCodeAt(i) === COMMA ? skipSpaces(text, i + 1) : i;
}
