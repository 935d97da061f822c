import { CLOSE_PAREN, COMMA, OPEN_PAREN } from "../../../text/character-codes.ts";
import type { Edition } from "../../reporters/edition.ts";
import { isDigit, skipSpaces } from "../characters.ts";
import type { CitationDraft, Scan } from "../scan.ts";
import { readIndianLawReports } from "./india/law-reports.ts";
import {
  createIndianDraft,
  readBracketedYear,
  readIndianPage,
  readIndianVolume,
  readPrintedCourt,
} from "./india/parts.ts";

/**
 * Reads a citation that its reporter opens: `AIR 1973 SC 1461`, `A.I.R. (1954) Mad. 182`, `JT 2004 (6) SC 110`,
 * `ILR (1932) 54 All 573`, `I.L.R. 33 Cal. 219`, `AIROnline 2025 SC 1027`, `LL 2021 SC 4`.
 */
export function readReporterFirst(scan: Scan, start: number, end: number, edition: Edition): CitationDraft | null {
  const { text } = scan;
  if (edition.shape === "ilr") return readIndianLawReports(scan, edition, start, null, end);
  const year = readBracketedYear(text, end);
  if (year === null) return null;
  let i = year.end;
  let volume: string | null = null;
  let court: string | null = null;
  if (edition.shape === "year") {
    const supplement = /\(?Supp?l?\.?\)?\s{0,2}/iy;
    supplement.lastIndex = i;
    if (supplement.exec(text) !== null) i = supplement.lastIndex;
    const found = readIndianVolume(text, i);
    if (found === null) return null;
    // Without a second number what was read is the page: `JT 1986 659`.
    const court = /\(?S\.?C\.?\)?\s{0,2}/y;
    court.lastIndex = found.end;
    const behind = court.exec(text) === null ? found.end : court.lastIndex;
    const bare = isDigit(text.charCodeAt(i)) ? found.text : "";
    const read = readIndianPage(text, behind);
    // `JT 1986] 97 1986 SCALE`: what follows the page is the next citation's year.
    const page = bare.length > 2 || (bare !== "" && read?.text === String(year.year)) ? null : read;
    if (page === null) {
      const only = readIndianPage(text, i);
      return only === null ? null : createIndianDraft(edition, start, only, year.year, null, null, edition.series);
    }
    volume = found.text;
    return createIndianDraft(edition, start, page, year.year, volume, null, edition.series);
  }
  if (text.charCodeAt(i) === OPEN_PAREN) i = skipSpaces(text, i + 1);
  const printed = readPrintedCourt(scan, i, edition.shape === "air");
  if (printed === null) return null;
  court = printed.code;
  i = skipSpaces(text, printed.end);
  if (text.charCodeAt(i) === CLOSE_PAREN || text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  const page = readIndianPage(text, i);
  return page === null ? null : createIndianDraft(edition, start, page, year.year, volume, court, null);
}
