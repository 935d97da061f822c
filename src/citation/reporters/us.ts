import type { CitationFormat } from "../citation.ts";
import { courtFromText } from "../courts.ts";
import { type Edition, rowsOf, type Shape, type Spelling, slugOf, spellingsOf } from "./edition.ts";
import type { Pack } from "./lexicon.ts";
import { US_FEDERAL } from "./us-federal.ts";
import { US_JOURNALS } from "./us-journals.ts";
import { US_LAWS } from "./us-laws.ts";
import { US_NEUTRAL } from "./us-neutral.ts";
import { US_REGIONAL } from "./us-regional.ts";
import { US_SPECIALTY } from "./us-specialty.ts";
import { US_STATE } from "./us-state.ts";

/** American reporters, laws, journals and courts. */
export const US_PACK: Pack = {
  jurisdiction: "US",
  spellings: usSpellings,
  courts: () => [],
  courtOf: courtFromText,
};

/** Every American spelling that a volume or a year can stand before. */
export function usSpellings(): Spelling[] {
  return [
    ...reporters(US_FEDERAL, "volume", "us-reporter"),
    ...reporters(US_REGIONAL, "volume", "us-reporter"),
    ...reporters(US_STATE, "volume", "us-reporter"),
    ...reporters(US_NEUTRAL, "neutral", "us-neutral"),
    ...reporters(US_SPECIALTY, "volume", "us-reporter"),
    ...laws(),
    ...reporters(US_JOURNALS, "journal", "journal"),
  ];
}

/** Reporters of the Supreme Court that carry its reporter's name instead of `U.S.`. */
const NOMINATIVE = new Set(["Dall.", "Cranch", "Wheat.", "Pet.", "How.", "Black", "Wall."]);

function reporters(table: string, shape: Shape, format: CitationFormat): Spelling[] {
  const specialty = table === US_SPECIALTY;
  const spellings: Spelling[] = [];
  for (const [reporter = "", years = "", court = "", others = ""] of rowsOf(table)) {
    const database = reporter === "WL" || reporter.endsWith("LEXIS");
    const edition: Edition = {
      reporter,
      slug: slugOf(reporter),
      shape,
      format: database ? "us-database" : NOMINATIVE.has(reporter) ? "us-nominative" : format,
      jurisdiction: "US",
      years: years === "" ? EVER : years.split(" ").map(range),
      court: court === "" ? null : court,
      series: null,
      volumeless:
        shape === "volume" && !database && (specialty || years === "" || isOld(years) || SINGLE.test(reporter)),
    };
    spellings.push(...spellingsOf(edition, others));
  }
  return spellings;
}

function laws(): Spelling[] {
  const spellings: Spelling[] = [];
  for (const [reporter = "", shape = "code", place = "", others = ""] of rowsOf(US_LAWS)) {
    const edition: Edition = {
      reporter,
      slug: slugOf(reporter),
      shape: shape as Shape,
      format: "law",
      jurisdiction: "US",
      years: EVER,
      court: null,
      series: place,
      volumeless: true,
    };
    spellings.push(...spellingsOf(edition, others));
  }
  return spellings;
}

/** A notebook, a trial; advance sheets, which are cited by their year. */
const SINGLE = /[’']s? |Adv\. Sh\.$/;

const EVER: Edition["years"] = [[0, 9999]];

function range(text: string): readonly [number, number] {
  const dash = text.indexOf("-");
  return [Number(text.slice(0, dash)) || 0, Number(text.slice(dash + 1)) || 9999];
}

/** Named after its reporter, closed before the national series took over: often a single volume. */
function isOld(years: string): boolean {
  const last = years.slice(years.lastIndexOf("-") + 1);
  return last !== "" && Number(last) < 1930;
}
