import { wholeNumber } from "./characters.ts";
import type { Citation } from "./citation.ts";
import { rowsOf } from "./reporters/edition.ts";
import { US_VOLUMES } from "./reporters/us-volumes.ts";

/**
 * Why a citation cannot exist, as a sentence; null where nothing speaks against it. Two things can: a volume beyond the
 * reporter's last, and a year in which the reporter did not appear.
 */
export function impossibility(citation: Citation): string | null {
  if (citation.kind !== "case" || citation.reporter === null) return null;
  return citation.jurisdiction === "IN" ? outsideIndian(citation) : outsideAmerican(citation);
}

/** A report may print a decision of the years before it, and one that closes is finished somewhat later. */
const YEARS_BEFORE = 3;
const YEARS_BEHIND = 2;

function outsideAmerican({ format, reporter, volume, year }: Citation): string | null {
  if (format !== "us-reporter" && format !== "us-nominative") return null;
  const series = allSeries().get(reporter!);
  if (series === undefined) return null;
  const number = wholeNumber(volume);
  if (number !== null && number > series.last) return `${reporter} has no volume ${number}.`;
  if (year === null) return null;
  if (year < series.from - YEARS_BEFORE) return `${reporter} begins in ${series.from}.`;
  return year > series.to + YEARS_BEHIND ? `${reporter} ends in ${series.to}.` : null;
}

/** First year of the Indian series, and the most volumes that a year of them can have. */
const INDIAN: Readonly<Record<string, { readonly from: number; readonly volumes: number }>> = {
  SCC: { from: 1969, volumes: 30 },
  SCR: { from: 1950, volumes: 30 },
  AIR: { from: 1914, volumes: 0 },
  INSC: { from: 1950, volumes: 0 },
  SCALE: { from: 1982, volumes: 30 },
  JT: { from: 1984, volumes: 30 },
};

function outsideIndian({ reporter, year, volume, format }: Citation): string | null {
  const series = INDIAN[reporter!];
  if (series === undefined || format === "in-other") return null;
  if (year !== null && year < series.from) return `${reporter} begins in ${series.from}.`;
  const number = wholeNumber(volume);
  const most = series.volumes;
  return most > 0 && number !== null && number > most ? `No year of ${reporter} has a volume ${number}.` : null;
}

interface Series {
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

let series: ReadonlyMap<string, Series> | undefined;

function allSeries(): ReadonlyMap<string, Series> {
  series ??= new Map(
    rowsOf(US_VOLUMES).map(([reporter = "", last = "", from = "", to = ""]) => [
      reporter,
      { last: Number(last), from: Number(from), to: Number(to) || 9999 },
    ]),
  );
  return series;
}
