import type { CitationFormat } from "../citation.ts";
import { findCourtId } from "./courts.ts";
import { createSpellings, type Edition, type EditionShape, parseTableRows, type Spelling, toSlug } from "./edition.ts";
import type { ReporterPack } from "./lexicon.ts";
import { US_FEDERAL } from "./tables/us-federal.ts";
import { US_JOURNALS } from "./tables/us-journals.ts";
import { US_LAWS } from "./tables/us-laws.ts";
import { US_NEUTRAL } from "./tables/us-neutral.ts";
import { US_REGIONAL } from "./tables/us-regional.ts";
import { US_SPECIALTY } from "./tables/us-specialty.ts";
import { US_STATE } from "./tables/us-state.ts";

/** American reporters, laws, journals and courts. */
export const US_PACK: ReporterPack = {
  jurisdiction: "US",
  listSpellings: listUsSpellings,
  listCourtSpellings: () => [],
  findCourtId: findCourtId,
};

/** Returns every American spelling that can follow a volume or a year. */
export function listUsSpellings(): Spelling[] {
  return [
    ...readReporterTable(US_FEDERAL, "volume", "us-reporter"),
    ...readReporterTable(US_REGIONAL, "volume", "us-reporter"),
    ...readReporterTable(US_STATE, "volume", "us-reporter"),
    ...readReporterTable(US_NEUTRAL, "neutral", "us-neutral"),
    ...readReporterTable(US_SPECIALTY, "volume", "us-reporter"),
    ...readLawTable(),
    ...readReporterTable(US_JOURNALS, "journal", "journal"),
  ];
}

/** Reporters of the Supreme Court that carry its reporter's name instead of `U.S.`. */
const NOMINATIVE_REPORTERS = new Set(["Dall.", "Cranch", "Wheat.", "Pet.", "How.", "Black", "Wall."]);

function readReporterTable(table: string, shape: EditionShape, format: CitationFormat): Spelling[] {
  const specialty = table === US_SPECIALTY;
  const spellings: Spelling[] = [];
  for (const [reporter = "", years = "", court = "", others = ""] of parseTableRows(table)) {
    const database = reporter === "WL" || reporter.endsWith("LEXIS");
    const edition: Edition = {
      reporter,
      slug: toSlug(reporter),
      shape,
      format: database ? "us-database" : NOMINATIVE_REPORTERS.has(reporter) ? "us-nominative" : format,
      jurisdiction: "US",
      years: years === "" ? ALL_YEARS : years.split(" ").map(parseYearRange),
      court: court === "" ? null : court,
      series: null,
      volumeless:
        shape === "volume" &&
        !database &&
        (specialty || years === "" || isEarlySeries(years) || SINGLE_VOLUME_TITLE.test(reporter)),
    };
    spellings.push(...createSpellings(edition, others));
  }
  return spellings;
}

function readLawTable(): Spelling[] {
  const spellings: Spelling[] = [];
  for (const [reporter = "", shape = "code", place = "", others = ""] of parseTableRows(US_LAWS)) {
    const edition: Edition = {
      reporter,
      slug: toSlug(reporter),
      shape: shape as EditionShape,
      format: "law",
      jurisdiction: "US",
      years: ALL_YEARS,
      court: null,
      series: place,
      volumeless: true,
    };
    spellings.push(...createSpellings(edition, others));
  }
  return spellings;
}

/** A notebook, a trial; advance sheets, which are cited by their year. */
const SINGLE_VOLUME_TITLE = /[’']s? |Adv\. Sh\.$/;

const ALL_YEARS: Edition["years"] = [[0, 9999]];

function parseYearRange(text: string): readonly [number, number] {
  const dash = text.indexOf("-");
  return [Number(text.slice(0, dash)) || 0, Number(text.slice(dash + 1)) || 9999];
}

/**
 * Returns whether a series ended before the national series began; such series are named after their reporter and are
 * often single volumes.
 */
function isEarlySeries(years: string): boolean {
  const last = years.slice(years.lastIndexOf("-") + 1);
  return last !== "" && Number(last) < 1930;
}
