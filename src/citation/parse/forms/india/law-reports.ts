import { COMMA, OPEN_BRACKET } from "../../../../text/character-codes.ts";
import type { Edition } from "../../../reporters/edition.ts";
import { skipSpaces } from "../../characters.ts";
import type { CitationDraft, Scan } from "../../scan.ts";
import { createIndianDraft, readBracketedYear, readIndianPage, readIndianVolume, readPrintedCourt } from "./parts.ts";

/**
 * Reads a citation to the Indian Law Reports: [year] [volume] court page.
 * @param before year that precedes the reporter, as in `(1884) I.L.R. 10 Cal. 1024`
 */
export function readIndianLawReports(
  scan: Scan,
  edition: Edition,
  start: number,
  before: number | null,
  at: number,
): CitationDraft | null {
  const { text } = scan;
  let i = skipSpaces(text, at);
  let year = before;
  const printedYear = readBracketedYear(text, i);
  if (printedYear !== null) {
    year = printedYear.year;
    i = printedYear.end;
  }
  const volume = readIndianVolume(text, i);
  if (volume !== null) i = volume.end;
  while (i < text.length && (text.charCodeAt(i) === COMMA || text.charCodeAt(i) === OPEN_BRACKET))
    i = skipSpaces(text, i + 1);
  const court = readPrintedCourt(scan, i, true);
  if (court === null || (year === null && volume === null)) return null;
  i = skipSpaces(text, court.end);
  if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  const page = readIndianPage(text, i);
  if (page === null) return null;
  return createIndianDraft(edition, start, page, year, volume?.text ?? null, court.code, null);
}
