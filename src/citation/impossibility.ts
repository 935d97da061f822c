import { parseSmallInteger } from "../text/numerals.ts";
import type { Citation } from "./citation.ts";
import { parseTableRows } from "./reporters/edition.ts";
import { INDIA_VOLUMES } from "./reporters/tables/india-volumes.ts";
import { US_VOLUMES } from "./reporters/tables/us-volumes.ts";

/**
 * Returns, as a sentence, why a citation cannot exist: its volume is beyond the reporter's last, or the reporter did
 * not appear in its year. Returns `null` if neither is known.
 */
export function explainImpossibility(citation: Citation): string | null {
  if (citation.kind !== "case" || citation.reporter === null) return null;
  return citation.jurisdiction === "IN" ? explainImpossibleIndian(citation) : explainImpossibleAmerican(citation);
}

/** A volume can print decisions of earlier years, and the last volume of a series can appear some years later. */
const MAX_YEARS_BEFORE_FIRST = 3;
const MAX_YEARS_AFTER_LAST = 2;

function explainImpossibleAmerican({ format, reporter, volume, year }: Citation): string | null {
  if (format !== "us-reporter" && format !== "us-nominative") return null;
  const series = loadSeriesLimits().get(reporter!);
  if (series === undefined) return null;
  const number = parseSmallInteger(volume);
  if (number !== null && number > series.lastVolume) return `${reporter} has no volume ${number}.`;
  if (year === null) return null;
  if (year < series.firstYear - MAX_YEARS_BEFORE_FIRST) return `${reporter} begins in ${series.firstYear}.`;
  return year > series.lastYear + MAX_YEARS_AFTER_LAST ? `${reporter} ends in ${series.lastYear}.` : null;
}

function explainImpossibleIndian({ reporter, year, volume, format }: Citation): string | null {
  const series = loadIndianLimits().get(reporter!);
  if (series === undefined || format === "in-other") return null;
  if (year !== null && year < series.firstYear) return `${reporter} begins in ${series.firstYear}.`;
  const number = parseSmallInteger(volume);
  const hasVolume = number === null || number <= series.volumesPerYear;
  return hasVolume ? null : `No year of ${reporter} has a volume ${number}.`;
}

interface SeriesLimits {
  readonly lastVolume: number;
  readonly firstYear: number;
  readonly lastYear: number;
}

let limitsByReporter: ReadonlyMap<string, SeriesLimits> | undefined;

function loadSeriesLimits(): ReadonlyMap<string, SeriesLimits> {
  limitsByReporter ??= new Map(
    parseTableRows(US_VOLUMES).map(([reporter = "", last = "", from = "", to = ""]) => [
      reporter,
      { lastVolume: Number(last), firstYear: Number(from), lastYear: Number(to) || 9999 },
    ]),
  );
  return limitsByReporter;
}

interface IndianSeriesLimits {
  readonly firstYear: number;
  readonly volumesPerYear: number;
}

let indianLimitsByReporter: ReadonlyMap<string, IndianSeriesLimits> | undefined;

function loadIndianLimits(): ReadonlyMap<string, IndianSeriesLimits> {
  indianLimitsByReporter ??= new Map(
    parseTableRows(INDIA_VOLUMES).map(([reporter = "", first = "", volumes = ""]) => [
      reporter,
      { firstYear: Number(first), volumesPerYear: Number(volumes) || Number.POSITIVE_INFINITY },
    ]),
  );
  return indianLimitsByReporter;
}
