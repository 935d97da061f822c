import type { Citation } from "../../citation/citation.ts";
import { explainImpossibility } from "../../citation/impossibility.ts";
import { parseTableRows } from "../../citation/reporters/edition.ts";
import { INDIAN_COURT_YEARS } from "../tables/indian-court-years.ts";
import { findMisfitCourt } from "./court-fit.ts";
import { estimateVolumeYears } from "./estimate-volume-years.ts";

/** What bounds the citations of a text in time. */
export interface TimeLimits {
  /** Newest year that a decision can have: that of the clock, or of the newest decision of the corpus if it is later. */
  readonly latestYear: number;
}

/**
 * Returns, as a sentence, why a citation of a case cannot exist: no such volume, a reporter, a court or a volume of
 * other years, a year in the future, a court that the reporter does not print; `null` if nothing speaks against it.
 * @param tail the text from the end of the citation to that of its last parenthetical
 */
export function explainImpossibleCitation(citation: Citation, tail: string, limits: TimeLimits): string | null {
  if (citation.kind !== "case" || YEAR_RANGE.test(citation.raw)) return null;
  return (
    explainFuture(citation, limits) ??
    explainImpossibility(citation) ??
    explainVolumeYears(citation) ??
    explainCourtYears(citation) ??
    findMisfitCourt(citation, tail)
  );
}

/** "(1949-50) SCR 321": the volume of two years has no year that could be compared. */
const YEAR_RANGE = /\b\d{4} ?[-–] ?\d{2,4}\b/;

function explainFuture({ year }: Citation, { latestYear }: TimeLimits): string | null {
  return year !== null && year > latestYear ? `The year ${year} is in the future.` : null;
}

function explainVolumeYears({ reporter, volume, year, format }: Citation): string | null {
  if (format !== "us-reporter" || reporter === null || volume === null || year === null) return null;
  const years = estimateVolumeYears(reporter, volume);
  if (years === null) return null;
  const { from, to, tolerance, isAfterLast } = years;
  if (year >= from - tolerance && year <= to + tolerance) return null;
  if (isAfterLast) return `Volume ${volume} of ${reporter} is not yet of ${year}: it prints decisions after ${from}.`;
  return `${reporter} has no decision of ${year} in volume ${volume}, which prints decisions of ${formatYears(from, to)}.`;
}

function formatYears(from: number, to: number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

/** Reporters by court and year, in which a citation says when its court decided. */
const COURT_YEAR_FORMATS: ReadonlySet<string> = new Set(["in-air", "in-database", "in-insc", "in-insc-lii"]);

/** Number of years after the end of a court in which its last decisions are reported. */
const MAX_REPORT_DELAY_YEARS = 2;

function explainCourtYears({ court, year, reporter, format }: Citation): string | null {
  if (year === null || court === null || !COURT_YEAR_FORMATS.has(format)) return null;
  const row = loadCourtYears().get(court === "in-sc" ? "SC" : court);
  if (row === undefined) return null;
  if (year < row.firstYear)
    return `${row.name} begins in ${row.firstYear}: ${reporter} has no decision of it of ${year}.`;
  return year > row.lastYear + MAX_REPORT_DELAY_YEARS ? `${row.name} ended in ${row.lastYear}.` : null;
}

interface CourtYears {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly name: string;
}

let courtYearsByCode: ReadonlyMap<string, CourtYears> | undefined;

function loadCourtYears(): ReadonlyMap<string, CourtYears> {
  courtYearsByCode ??= new Map(
    parseTableRows(INDIAN_COURT_YEARS).map(([code = "", first = "", last = "", name = ""]) => [
      code,
      { firstYear: Number(first), lastYear: Number(last) || Number.POSITIVE_INFINITY, name },
    ]),
  );
  return courtYearsByCode;
}
