import { expandYear } from "../../../text/numerals.ts";
import { toSlug } from "../../reporters/edition.ts";
import { type CitationDraft, createDraft, type Scan } from "../scan.ts";

/**
 * Louisiana's public-domain form puts docket number before court and date: `2009-1359 (La.App. 2 Cir. 05/10/10)`.
 * Volume is the year, page the running number.
 */
export function readLouisianaNeutral(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const form =
    /(\d{2,4})[- ](\d{3,4}[A-Z]{0,2})(?:,? pp?\. ?[\d-]{1,9})? \((La\. ?App\. [1-6] Cir\.|La\.) (\d\d?\/\d\d?\/(\d\d(?:\d\d)?))\)/y;
  form.lastIndex = at;
  const match = form.exec(text);
  if (match === null) return null;
  const draft = createDraft("case", "us-neutral", at, form.lastIndex);
  const year = Number(match[5]);
  draft.volume = match[1]!;
  draft.page = match[2]!;
  draft.reporter = match[3]!.replace("La. App", "La.App");
  draft.year = expandYear(year);
  draft.court = match[3] === "La." ? "la" : "lactapp";
  draft.jurisdiction = "US";
  draft.key = `${toSlug(draft.reporter).replaceAll(" ", "")}/${match[1]}/${match[2]!.toLowerCase()}`;
  return draft;
}
