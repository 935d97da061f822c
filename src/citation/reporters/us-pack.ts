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
    ...readReporterTable({ table: US_FEDERAL, shape: "volume", format: "us-reporter" }),
    ...readReporterTable({ table: US_REGIONAL, shape: "volume", format: "us-reporter" }),
    ...readReporterTable({ table: US_STATE, shape: "volume", format: "us-reporter" }),
    ...readReporterTable({ table: US_NEUTRAL, shape: "neutral", format: "us-neutral" }),
    ...readReporterTable({ table: US_SPECIALTY, shape: "volume", format: "us-reporter", areVolumesOptional: true }),
    ...readLawTable(),
    ...readReporterTable({ table: US_JOURNALS, shape: "journal", format: "journal" }),
  ];
}

/** Reporters of the Supreme Court that have the name of their editor instead of `U.S.`. */
const NOMINATIVE_REPORTERS = new Set(["Dall.", "Cranch", "Wheat.", "Pet.", "How.", "Black", "Wall."]);

/** A table of reporters, and what all its rows have in common. */
interface ReporterTable {
  readonly table: string;
  readonly shape: EditionShape;
  readonly format: CitationFormat;
  /** Whether every reporter can be cited without a volume, as loose-leaf services are. Default false. */
  readonly areVolumesOptional?: boolean;
}

function readReporterTable({ table, shape, format, areVolumesOptional = false }: ReporterTable): Spelling[] {
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
        (areVolumesOptional || years === "" || isEarlySeries(years) || SINGLE_VOLUME_TITLE.test(reporter)),
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
