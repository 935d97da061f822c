import type { CodeRow, LegislationUrls, ProvisionStatus, SectionRow } from "../../law/legislation.ts";
import { ABBREVIATED_MONTHS } from "../../law/months.ts";
import { PARAGRAPH_BREAK } from "../clean-text/clean-text.ts";
import { buildSectionId } from "./section-ids.ts";

/** The codes of the kinds of presidential documents. */
export const PRESIDENTIAL_CODES = {
  "Executive Order": createCodeRow("eo", "Executive Orders"),
  Proclamation: createCodeRow("proc", "Presidential Proclamations"),
  Other: createCodeRow("pres-doc", "Other Presidential Documents"),
} as const satisfies Readonly<Record<string, CodeRow>>;

/** A kind of presidential document. */
export type PresidentialKind = keyof typeof PRESIDENTIAL_CODES;

function createCodeRow(id: string, name: string): CodeRow {
  return { id, corpusType: "EXECUTIVE_ACTION", state: null, label: name, titleNumber: null, titleName: name };
}

/** A document of the President as the Federal Register prints it. Unknown fields are "". */
export interface PresidentialDocument {
  readonly kind: PresidentialKind;
  /** The number in its series, or, without one, the number of the Federal Register's document. */
  readonly number: string;
  readonly heading: string;
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly signed: string;
  readonly published: string;
  readonly volume: string;
  readonly page: string;
  /** "2016-09346". */
  readonly documentNumber: string;
  /** "[FR Doc. 2016-09346 Filed 4-19-16; 11:15 am]". */
  readonly filed: string;
  /** Effects of later documents on it, and of it on earlier ones: "Revoked by: EO 13148, April 21, 2000". */
  readonly dispositions: readonly string[];
  readonly urls: LegislationUrls;
}

/** Creates the row of a document, with its id, citations and history. */
export function toPresidentialSection(document: PresidentialDocument): SectionRow {
  const { kind, number, heading, text, signed, published, filed, dispositions } = document;
  const code = PRESIDENTIAL_CODES[kind];
  const printed = formatRegisterCitation(document);
  const year = Number((signed || published).slice(0, 4)) || null;
  return {
    id: buildSectionId(code.id, number),
    codeId: code.id,
    ...formatCitations(kind, number, printed),
    heading,
    number,
    chapter: "",
    chapterName: "",
    breadcrumb: [{ label: code.label, level: "code" }, ...(year === null ? [] : [{ label: `${year}`, level: "year" }])],
    year,
    status: determineStatus(dispositions),
    urls: document.urls,
    text,
    history: [
      [printed, formatLongDate(signed) && `(${formatLongDate(signed)})`].filter(Boolean).join(" "),
      signed && `Signed ${formatLongDate(signed)}.`,
      published && `Published in the Federal Register ${formatLongDate(published)}.`,
      filed,
    ]
      .filter(Boolean)
      .join(PARAGRAPH_BREAK),
    notes: dispositions.join(PARAGRAPH_BREAK),
    asOf: null,
  };
}

function formatCitations(
  kind: PresidentialKind,
  number: string,
  printed: string,
): { readonly citation: string; readonly citationShort: string } {
  if (kind === "Executive Order") {
    return { citation: `Exec. Order No. ${groupDigits(number)}`, citationShort: `EO ${number}` };
  }
  if (kind === "Proclamation") {
    return { citation: `Proclamation No. ${groupDigits(number)}`, citationShort: `Proc. ${number}` };
  }
  return { citation: printed || `FR Doc. ${number}`, citationShort: `FR Doc. ${number}` };
}

/** Formats the citation of the Federal Register: "81 Fed. Reg. 23,417". */
function formatRegisterCitation({ volume, page }: PresidentialDocument): string {
  return volume === "" || page === "" ? "" : `${volume} Fed. Reg. ${groupDigits(page)}`;
}

/** Adds commas to numbers of five digits and more, as in citations. */
function groupDigits(number: string): string {
  return /^\d{5,9}$/.test(number) ? number.replace(/\B(?=(?:\d{3}){1,3}$)/g, ",") : number;
}

/** Formats a date as "Apr. 15, 2016"; "" if it is not complete. */
function formatLongDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const name = ABBREVIATED_MONTHS[Number(month) - 1];
  return name === undefined ? "" : `${name} ${Number(day)}, ${year}`;
}

/** Parses "February 6, 2024" as `2024-02-06`; "" if there is no such date. */
export function parseLongDate(text: string): string {
  const [, name = "", day = "", year = ""] = /\b([A-Z][a-z]{2,8})\.? (\d{1,2}), ?(\d{4})\b/.exec(text) ?? [];
  const month = ABBREVIATED_MONTHS.findIndex((short) => name !== "" && name.startsWith(short.slice(0, 3))) + 1;
  return month === 0 ? "" : `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Returns `repealed` for a document that was revoked or superseded, unless only in part. */
function determineStatus(dispositions: readonly string[]): ProvisionStatus {
  const isEnd = (words: string) => /^(?:Revoked|Superseded) by:/i.test(words) && !/\bin part\b/i.test(words);
  return dispositions.some(isEnd) ? "repealed" : "in_force";
}
