import type { Citation, CitationFormat } from "../../citation.ts";
import { fillTemplate, parseTemplate, toPlainText } from "../template.ts";
import type { ReportedCitation } from "./choose-reports.ts";

/**
 * How a style puts an Indian citation together, by its format. Parts: `year`, `volume`, `page`, `court` (as AIR prints
 * it), `supp` (there where the number is a supplement's), `sub` (`(Cri)`), `reporter`.
 */
type IndianForm = Readonly<Partial<Record<Citation["format"], string>>>;

const PLAIN_FORM: IndianForm = {
  "in-scc":
    "<{year} {supp} ({volume}) SCC {page}|({year}) {supp} SCC {page}|({year}) {volume} SCC {sub} {page}|({year}) {volume} SCC {page}>",
  "in-scr":
    "<[{year}] {supp} ({volume}) SCR {page}|[{year}] {supp} SCR {page}|[{year}] {volume} SCR {page}|[{year}] SCR {page}>",
  "in-air": "AIR {year} {court} {page}",
  "in-insc": "{year} INSC {page}",
  "in-insc-lii": "[{year}] INSC {page}",
  "in-scale": "<({year}) {volume} SCALE {page}>",
  "in-jt": "<JT {year} ({volume}) SC {page}>",
  "in-database": "{year} {reporter} {court} {page}",
};

const FULL_STOP_FORM: IndianForm = {
  ...PLAIN_FORM,
  "in-scc":
    "<{year} {supp}. ({volume}) S.C.C. {page}|({year}) {supp}. S.C.C. {page}|({year}) {volume} S.C.C. {sub} {page}|({year}) {volume} S.C.C. {page}>",
  "in-scr":
    "<[{year}] {supp}. ({volume}) S.C.R. {page}|[{year}] {supp}. S.C.R. {page}|[{year}] {volume} S.C.R. {page}|[{year}] S.C.R. {page}>",
  "in-air": "A.I.R. {year} {courtStops} {page}",
};

/** Forms of Indian citations, by name. */
export const INDIAN_FORMS = {
  plain: PLAIN_FORM,
  stops: FULL_STOP_FORM,
  /** The Supreme Court's own reports: their name with full stops, neutral number first. */
  court: {
    ...PLAIN_FORM,
    "in-scr":
      "<[{year}] {supp}. ({volume}) S.C.R. {page}|[{year}] {supp}. S.C.R. {page}|[{year}] {volume} S.C.R. {page}|[{year}] S.C.R. {page}>",
  },
  /** Short form: pin after `at`. */
  short: {
    ...PLAIN_FORM,
    "in-scc": "<({year}) {volume} SCC at {at}>",
    "in-scr": "<[{year}] {volume} SCR at {at}|[{year}] SCR at {at}>",
    "in-air": "AIR {year} {court} at {at}",
    "in-insc": "{year} INSC {page}",
  },
} satisfies Readonly<Record<string, IndianForm>>;

/** Name of a row of `INDIAN_FORMS`. */
export type IndianFormName = keyof typeof INDIAN_FORMS;

/** Formats an Indian citation; returns it as recorded if the form has no template for it, or lacks a part. */
export function formatIndianCitation(
  { text, parsed: read }: ReportedCitation,
  formName: IndianFormName,
  pin: string,
): string {
  const template = read === null ? undefined : findIndianTemplate(formName, read.format);
  if (read === null || template === undefined) return text;
  const court = read.court ?? "";
  const parts = {
    year: read.year === null ? "" : String(read.year),
    volume: read.volume ?? "",
    page: read.page ?? "",
    court,
    courtStops: COURT_WITH_FULL_STOPS[court] ?? `${court}.`,
    supp: read.series === "Supp" ? "Supp" : "",
    sub: read.series !== null && read.series !== "Supp" ? `(${read.series})` : "",
    reporter: read.reporter ?? "",
    at: pin || (read.page ?? ""),
  };
  return toPlainText(fillTemplate(parseTemplate(template), parts)).trim() || text;
}

const COURT_WITH_FULL_STOPS: Readonly<Record<string, string>> = {
  SC: "S.C.",
  AP: "A.P.",
  MP: "M.P.",
  "P&H": "P&H",
  HP: "H.P.",
};

function findIndianTemplate(formName: IndianFormName, format: CitationFormat): string | undefined {
  const form: IndianForm = INDIAN_FORMS[formName];
  return form[format];
}
