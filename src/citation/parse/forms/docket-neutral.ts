import { expandYear } from "../../../text/numerals.ts";
import { toSlug } from "../../reporters/edition.ts";
import { type CitationDraft, createDraft, type Scan } from "../scan.ts";

/**
 * Reads public-domain citations that are a docket number, with the court where a reporter would be.
 *
 * - Louisiana puts court and date after it: `2009-1359 (La.App. 2 Cir. 05/10/10)`, `2009-CA-0123 (La. 6/1/05)`.
 * - Mississippi ends it by the court: `95-CA-00960-SCT`, `2001-CT-01039-COA`.
 *
 * Volume is the year, page the number.
 */
export function readDocketNeutral(scan: Scan, at: number): CitationDraft | null {
  return readLouisianaNeutral(scan, at) ?? readMississippiNeutral(scan, at);
}

function readLouisianaNeutral(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const form =
    /(\d{2,4})[- ](?:[A-Z]{1,3}[- ])?(\d{3,4}[A-Z]{0,2})(?:,? pp?\. ?[\d-]{1,9})? \((La\. ?App\. [1-6](?:st|n?d|r?d|th)? Cir\.|La\.),? (\d\d?\/\d\d?\/(\d\d(?:\d\d)?))\)/y;
  form.lastIndex = at;
  const match = form.exec(text);
  if (match === null) return null;
  const draft = createDraft("case", "us-neutral", at, form.lastIndex);
  const year = Number(match[5]);
  draft.volume = match[1]!;
  draft.page = match[2]!;
  draft.reporter = match[3]!.replace("La. App", "La.App").replace(/(\d)[a-z]+/, "$1");
  draft.year = expandYear(year);
  draft.court = match[3] === "La." ? "la" : "lactapp";
  draft.jurisdiction = "US";
  draft.key = `${toSlug(draft.reporter).replaceAll(" ", "")}/${match[1]}/${match[2]!.toLowerCase()}`;
  return draft;
}

function readMississippiNeutral(scan: Scan, at: number): CitationDraft | null {
  const form = /(\d{2}|\d{4})-([A-Z]{2}-\d{5})-(SCT|COA)(?![\w-])/y;
  form.lastIndex = at;
  const match = form.exec(scan.text);
  if (match === null) return null;
  const draft = createDraft("case", "us-neutral", at, form.lastIndex);
  draft.volume = match[1]!;
  draft.page = match[2]!;
  draft.reporter = match[3]!;
  draft.year = expandYear(Number(match[1]));
  draft.court = match[3] === "SCT" ? "miss" : "missctapp";
  draft.jurisdiction = "US";
  draft.key = `miss-${match[3]!.toLowerCase()}/${draft.year}/${match[2]!.toLowerCase()}`;
  return draft;
}
