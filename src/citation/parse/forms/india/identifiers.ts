import { type CitationDraft, createDraft, type Scan } from "../../scan.ts";

/**
 * Reads a neutral citation of a High Court, as year, code of the court, running number and bench: `2025:DHC:10348-DB`,
 * `2023/MHC/4812`.
 */
export function readHighCourtNeutral(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const neutral = /((?:19|20)\d\d)([:/])([A-Z]{2,6}(?:-[A-Z]{1,4})?)\2(\d{1,7})(?!\d)(?:-([DFLS]B)|(?![\w-]))?/y;
  neutral.lastIndex = at;
  const match = neutral.exec(text);
  if (match === null) return null;
  const code = match[3]!;
  const draft = createDraft("case", code === "INSC" ? "in-insc" : "in-neutral", at, neutral.lastIndex);
  draft.reporter = code;
  draft.year = Number(match[1]);
  draft.page = match[4]!;
  draft.series = match[5] ?? null;
  draft.court = code === "INSC" ? "in-sc" : code;
  draft.jurisdiction = "IN";
  draft.key = `${code.toLowerCase()}/${match[1]}/${Number(match[4])}`;
  return draft;
}

/** Reads an identifier of Manupatra: `MANU/SC/0445/1973`. */
export function readManupatra(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const manu = /MANU\s?\/\s?([A-Z&]{2,6})\s?\/\s?(\d{1,5})\s?\/\s?((?:1[89]|20)\d\d)(?!\d)/y;
  manu.lastIndex = at;
  const match = manu.exec(text);
  if (match === null) return null;
  const draft = createDraft("case", "in-database", at, manu.lastIndex);
  draft.reporter = "MANU";
  draft.year = Number(match[3]);
  draft.page = match[2]!;
  draft.court = match[1]!;
  draft.jurisdiction = "IN";
  draft.key = `manu/${match[3]}/${match[1]!.toLowerCase()}/${Number(match[2])}`;
  return draft;
}
