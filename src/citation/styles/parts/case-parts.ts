import type { Jurisdiction } from "../../../law/jurisdiction.ts";
import { STATES } from "../../../law/state.ts";
import { findCourt } from "../../reporters/courts.ts";
import type { CitableCase } from "../citable.ts";
import type { StyleRow } from "../style.ts";
import { fillTemplate, parseTemplate, type TemplateParts } from "../template.ts";
import { chooseReports, type ReportedCitation } from "./choose-reports.ts";
import { findCourtAbbreviation, findCourtState, omitStateFromCourt } from "./court-form.ts";
import { formatDateInForm } from "./date-form.ts";
import { formatIndianCitation } from "./indian-form.ts";
import { formatParties } from "./name-form.ts";
import { REPORTER_FORMS } from "./reporter-form.ts";

/**
 * Returns the parts of a case that templates name:
 * `name`, `plaintiff`, `defendant`, `short` · `cites` all chosen citations, `cite` the first, `parallels` the rest ·
 * `court` for a parenthesis after those citations, `fullCourt` regardless of them, `courtName` in words · `courtAuthor`
 * with its country first · `year` unless the citations contain it, `decided` always, `date`, `filed` the date if the
 * citation is a database's · `docket` · `pin` · `at` pin or first page · `volume`, `reporter`, `page` of the first
 * citation.
 */
export function buildCaseParts(record: CitableCase, row: StyleRow, pin: string): TemplateParts {
  const indian = record.jurisdiction === "IN";
  const reports = chooseReports(record.citations, indian ? row.indianReports : row.reports);
  const decided = record.dateFiled.slice(0, 4);
  // A date of which only the month is known is cited by its year.
  const known = (record.datePrecision ?? "day") === "day" ? record.dateFiled : decided;
  const printed = reports.map((report) =>
    indian ? formatIndianCitation(report, row.india, pin) : formatAmericanCitation(report, row),
  );
  const [first = "", ...rest] = printed;
  const cite = pin === "" || first === "" ? first : `${first}${fillText(row.pin, { pin })}`;
  const read = reports[0]?.parsed ?? null;
  const { name, plaintiff, defendant, short } = formatParties(row.names, record.caseName);
  return {
    name,
    plaintiff,
    defendant,
    short,
    cite,
    parallels: rest.join(row.joiner),
    cites: [cite, ...rest].join(row.joiner),
    court: applyReporterForm(row, omitImpliedCourt(record, reports)),
    fullCourt: applyReporterForm(row, findCourtAbbreviation(record.courtId)),
    courtName: findCourtName(record),
    courtAuthor: formatCourtAuthor(record),
    year: reports.some(hasYear) ? "" : decided,
    decided,
    date: formatDateInForm(row.dates, known),
    // A database is cited with the day, not the year.
    filed: read?.format === "us-database" ? formatDateInForm(row.dates, known) : "",
    docket: (record.docketNumber ?? "").replace(/^Nos?\. ?/, ""),
    pin,
    at: pin || (read?.page ?? ""),
    volume: read?.volume ?? "",
    reporter: read === null ? "" : formatReporter(row, read.reporter ?? ""),
    page: read?.page ?? "",
  };
}

function findCourtName(record: CitableCase): string {
  return record.court ?? findCourt(record.courtId)?.name ?? INDIAN_SUPREME_COURT[record.courtId] ?? "";
}

const INDIAN_SUPREME_COURT: Readonly<Record<string, string>> = { "in-sc": "Supreme Court of India" };

const COUNTRY_NAMES: Readonly<Record<Jurisdiction, string>> = {
  US: "United States",
  IN: "India",
  CA: "Canada",
  GB: "United Kingdom",
};

/** Formats a court as an author, its country first: `United States, Supreme Court`. */
function formatCourtAuthor(record: CitableCase): string {
  const country = COUNTRY_NAMES[record.jurisdiction];
  const name = findCourtName(record).replace(
    /^United States | of (?:the )?(?:United States(?: of America)?|India|Canada|United Kingdom)$/g,
    "",
  );
  return name === "" ? country : `${country}, ${name}`;
}

function fillText(template: string, parts: TemplateParts): string {
  return fillTemplate(parseTemplate(template), parts)
    .map(({ text }) => text)
    .join("");
}

function applyReporterForm(row: StyleRow, abbreviation: string): string {
  return REPORTER_FORMS[row.reporters](abbreviation);
}

function formatReporter(row: StyleRow, reporter: string): string {
  return row.renamed?.[reporter] ?? applyReporterForm(row, reporter);
}

/**
 * Formats volume, reporter and page in the style's form; the court's own citations and those of databases as assigned.
 */
function formatAmericanCitation({ text, parsed: read }: ReportedCitation, row: StyleRow): string {
  if (read === null || read.volume === null || read.page === null || read.reporter === null) return text;
  if (read.format === "us-neutral") return formatHyphenatedNeutral(read.volume, read.reporter, read.page) ?? text;
  if (read.format !== "us-reporter" && read.format !== "us-nominative") return text;
  return `${read.volume} ${formatReporter(row, read.reporter)} ${read.page}`;
}

/** Courts whose neutral citations have their parts joined by hyphens, with the minimum number of digits. */
const HYPHENATED_MIN_DIGITS: Readonly<Record<string, number>> = { Ohio: 1, NMSC: 3, NMCA: 3, NMCERT: 3 };

function formatHyphenatedNeutral(year: string, reporter: string, number: string): string | null {
  const digits = HYPHENATED_MIN_DIGITS[reporter];
  return digits === undefined ? null : `${year}-${reporter}-${number.replace(/^0+/, "").padStart(digits, "0")}`;
}

/** Returns whether a citation begins with its year, or is assigned by year. */
function hasYear({ parsed: read }: ReportedCitation): boolean {
  return read !== null && read.year !== null;
}

/** Returns the part of the court that the printed citations do not imply: all, its state, or nothing. */
function omitImpliedCourt(record: CitableCase, reports: readonly ReportedCitation[]): string {
  const state = findCourtState(record.courtId);
  const whole = findCourtAbbreviation(record.courtId);
  let left = whole;
  for (const { parsed: read } of reports) {
    if (read === null) continue;
    if (read.court === record.courtId || read.format === "us-neutral") return "";
    if (["U.S.", "S. Ct.", "L. Ed.", "L. Ed. 2d"].includes(read.reporter ?? "")) return "";
    // `17 Neb. Ct. App. 123` names its court, `230 Cal. App. 3d 245` only its state.
    if (whole !== "" && (read.reporter === whole || read.reporter?.startsWith(`${whole} `)) && whole.includes("Ct."))
      return "";
    if (state !== null && isReporterOfState(read.reporter ?? "", state))
      left = omitStateFromCourt(record.courtId, state);
  }
  return left;
}

/** Returns whether a reporter's abbreviation begins with its state's: `Cal. App. 4th`, `N.Y.2d`, `Ohio St. 3d`. */
function isReporterOfState(reporter: string, state: string): boolean {
  const abbreviation = STATES.find(({ code }) => code === state)?.abbreviation ?? "?";
  return (
    reporter === abbreviation ||
    (reporter.startsWith(abbreviation) && /^[\s\d]/.test(reporter.slice(abbreviation.length)))
  );
}
