import { type CitationDraft, createDraft, type Scan } from "../scan.ts";

/**
 * Reads a docket number that is cited in place of a reporter: `No. 99-1234`, `No. 1:20-cv-00123`, `Civil Appeal No.
 * 1234 of 1999`, `Writ Petition (C) No. 12 of 2020`.
 * @param at position of the `N` of `No`
 */
export function readDocket(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const number =
    /No[.s]{0,2}\s?(?:(\d{1,2}:\d{2}-[a-z]{2}-\d{3,6}(?:-[A-Z]{2,3})*|\d{2}-\d{2,5})|(\d{1,6}(?:\s?[-–]\s?\d{1,6})?)\s{1,2}of\s{1,2}((?:19|20)\d\d))(?![\w-])/y;
  number.lastIndex = at;
  const match = number.exec(text);
  if (match === null) return null;
  // `Federalist Nos. 31-36` are two numbers.
  if (match[0].startsWith("Nos") && /^\d\d-\d\d$/.test(match[1] ?? "")) return null;
  const indian = match[3] !== undefined;
  let start = at;
  if (indian) {
    const kind =
      /(?:Civil|Criminal|Crl\.|Special Leave|Writ|Transfer(?:red)?|Review|Contempt|Arbitration|S\.?L\.?P\.?|C\.?A\.?|W\.?P\.?)(?:\s(?:Appeal|Petition|Case|Leave|Review|Misc\.?|\((?:C|Civil|Crl\.?|Criminal)\)|to Appeal)){0,4}\s{1,2}$/.exec(
        text.slice(Math.max(0, at - 60), at),
      );
    if (kind === null) return null;
    start = at - kind[0].length;
  }
  const draft = createDraft("docket", "docket", start, number.lastIndex);
  draft.page = (match[1] ?? match[2])!;
  draft.year = indian ? Number(match[3]) : null;
  draft.jurisdiction = indian ? "IN" : "US";
  draft.key = `docket/${text
    .slice(start, number.lastIndex)
    .toLowerCase()
    .replace(/\bnos?\b|[\s.]/g, "")
    .replaceAll("/", "-")}`;
  return draft;
}
