import { STATES } from "../../law/state.ts";
import { courtById } from "../courts.ts";
import type { CitableCase } from "./citable.ts";
import { courtAbbreviation, courtBehindState, courtState } from "./court-form.ts";
import { dateIn } from "./date-form.ts";
import { indianCitation } from "./india-form.ts";
import { partiesIn } from "./name-form.ts";
import { REPORTER_FORMS } from "./reporter-form.ts";
import { chooseReports, type Report } from "./reports.ts";
import type { StyleRow } from "./style.ts";
import { fill, type Parts, parseTemplate } from "./template.ts";

/**
 * The parts of a case that templates name:
 * `name`, `plaintiff`, `defendant`, `short` · `cites` all chosen citations, `cite` the first, `parallels` the rest ·
 * `court` as the parenthesis needs it behind those citations, `fullCourt` whatever they imply, `courtName` in words ·
 * `courtAuthor` behind its country · `year` unless the citations already say it, `decided` always, `date`, `filed` the
 * date where the citation is a database's · `docket` · `pin` · `at` pin or first page ·
 * `volume`, `reporter`, `page` of the first citation.
 */
export function caseParts(record: CitableCase, row: StyleRow, pin: string): Parts {
  const indian = record.jurisdiction === "IN";
  const reports = chooseReports(record.citations, indian ? row.indianReports : row.reports);
  const decided = record.dateFiled.slice(0, 4);
  const printed = reports.map((report) => (indian ? indianCitation(report, row.india, pin) : american(report, row)));
  const [first = "", ...rest] = printed;
  const cite = pin === "" || first === "" ? first : `${first}${filled(row.pin, { pin })}`;
  const read = reports[0]?.read ?? null;
  const { name, plaintiff, defendant, short } = partiesIn(row.names, record.caseName);
  return {
    name,
    plaintiff,
    defendant,
    short,
    cite,
    parallels: rest.join(row.joiner),
    cites: [cite, ...rest].join(row.joiner),
    court: inForm(row, impliedCourt(record, reports)),
    fullCourt: inForm(row, courtAbbreviation(record.courtId)),
    courtName: courtName(record),
    courtAuthor: courtAuthor(record),
    year: reports.some(saysYear) ? "" : decided,
    decided,
    date: dateIn(row.dates, record.dateFiled),
    // A database is cited with the day, not the year.
    filed: read?.format === "us-database" ? dateIn(row.dates, record.dateFiled) : "",
    docket: (record.docketNumber ?? "").replace(/^Nos?\. ?/, ""),
    pin,
    at: pin || (read?.page ?? ""),
    volume: read?.volume ?? "",
    reporter: read === null ? "" : reporterIn(row, read.reporter ?? ""),
    page: read?.page ?? "",
  };
}

function courtName(record: CitableCase): string {
  return record.court ?? courtById(record.courtId)?.name ?? INDIAN_SUPREME_COURT[record.courtId] ?? "";
}

const INDIAN_SUPREME_COURT: Readonly<Record<string, string>> = { "in-sc": "Supreme Court of India" };

/** `United States, Supreme Court`: a court as an author, its country first. */
function courtAuthor(record: CitableCase): string {
  const country = record.jurisdiction === "IN" ? "India" : "United States";
  const name = courtName(record).replace(/^United States | of (?:the )?(?:United States(?: of America)?|India)$/g, "");
  return name === "" ? country : `${country}, ${name}`;
}

function filled(template: string, parts: Parts): string {
  return fill(parseTemplate(template), parts)
    .map(({ text }) => text)
    .join("");
}

function inForm(row: StyleRow, abbreviation: string): string {
  return REPORTER_FORMS[row.reporters]!(abbreviation);
}

function reporterIn(row: StyleRow, reporter: string): string {
  return row.renamed?.[reporter] ?? inForm(row, reporter);
}

/** Volume, reporter, page in the style's form; a court's own citation and a database's as they were assigned. */
function american({ text, read }: Report, row: StyleRow): string {
  if (read === null || read.volume === null || read.page === null || read.reporter === null) return text;
  if (read.format === "us-neutral") return neutral(read.volume, read.reporter, read.page) ?? text;
  if (read.format !== "us-reporter" && read.format !== "us-nominative") return text;
  return `${read.volume} ${reporterIn(row, read.reporter)} ${read.page}`;
}

/** Courts that join the parts of their own citations by hyphens, and the digits their numbers have at least. */
const HYPHENED: Readonly<Record<string, number>> = { Ohio: 1, NMSC: 3, NMCA: 3, NMCERT: 3 };

function neutral(year: string, reporter: string, number: string): string | null {
  const digits = HYPHENED[reporter];
  return digits === undefined ? null : `${year}-${reporter}-${number.replace(/^0+/, "").padStart(digits, "0")}`;
}

/** A citation that begins with its year, or is assigned by year. */
function saysYear({ read }: Report): boolean {
  return read !== null && read.year !== null;
}

/** The court, less what the printed citations imply: all of it, its state, or nothing. */
function impliedCourt(record: CitableCase, reports: readonly Report[]): string {
  const state = courtState(record.courtId);
  const whole = courtAbbreviation(record.courtId);
  let left = whole;
  for (const { read } of reports) {
    if (read === null) continue;
    if (read.court === record.courtId || read.format === "us-neutral") return "";
    if (["U.S.", "S. Ct.", "L. Ed.", "L. Ed. 2d"].includes(read.reporter ?? "")) return "";
    // `17 Neb. Ct. App. 123` names its court, `230 Cal. App. 3d 245` only its state.
    if (whole !== "" && (read.reporter === whole || read.reporter?.startsWith(`${whole} `)) && whole.includes("Ct."))
      return "";
    if (state !== null && namesState(read.reporter ?? "", state)) left = courtBehindState(record.courtId, state);
  }
  return left;
}

/** Whether a reporter's abbreviation begins with its state's: `Cal. App. 4th`, `N.Y.2d`, `Ohio St. 3d`. */
function namesState(reporter: string, state: string): boolean {
  const abbreviation = STATES.find(({ code }) => code === state)?.abbreviation ?? "?";
  return (
    reporter === abbreviation ||
    (reporter.startsWith(abbreviation) && /^[\s\d]/.test(reporter.slice(abbreviation.length)))
  );
}
