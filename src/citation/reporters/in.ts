import type { CitationFormat } from "../citation.ts";
import { type Edition, rowsOf, type Shape, type Spelling, slugOf, spellingsOf } from "./edition.ts";
import { ENGLISH_REPORTERS, INDIA_COURT_NAMES, INDIA_REPORTERS } from "./india.ts";
import type { Pack } from "./lexicon.ts";

/** Indian reporters, the English ones that Indian judgments cite, and Indian courts. */
export const INDIA_PACK: Pack = {
  jurisdiction: "IN",
  spellings: indianSpellings,
  courts: indianCourtSpellings,
  courtOf: () => null,
};

/** Every Indian spelling that a volume or a year can stand before, and the series that Indian judgments cite. */
export function indianSpellings(): Spelling[] {
  return [...reporters(INDIA_REPORTERS, false), ...SPECIAL, ...reporters(ENGLISH_REPORTERS, true)];
}

/** Codes of courts by every way to print them; `code` is what AIR prints. */
export function indianCourtSpellings(): { readonly text: string; readonly code: string }[] {
  const spellings: { text: string; code: string }[] = [];
  for (const [code = "", others = ""] of rowsOf(INDIA_COURT_NAMES)) {
    spellings.push({ text: code, code });
    if (others !== "") for (const text of others.split(";")) spellings.push({ text, code });
  }
  return spellings;
}

const FORMATS: Readonly<Record<string, CitationFormat>> = {
  SCC: "in-scc",
  SCR: "in-scr",
  SCALE: "in-scale",
  JT: "in-jt",
  INSC: "in-insc",
  "SCC OnLine": "in-database",
  AIROnline: "in-database",
  Indlaw: "in-database",
  LiveLaw: "in-database",
};

/** Reporters of the Supreme Court only: the court is implied. */
const SUPREME_COURT = new Set(["SCC", "SCR", "SCALE", "INSC"]);

const SPECIAL: Spelling[] = [...special("AIR", "air", "in-air"), ...special("ILR", "ilr", "in-high-court")];

function special(reporter: string, shape: Shape, format: CitationFormat): Spelling[] {
  return spellingsOf(edition(reporter, shape, "", format, false), "");
}

function reporters(table: string, foreign: boolean): Spelling[] {
  const spellings: Spelling[] = [];
  for (const [reporter = "", shape = "year", series = "", others = ""] of rowsOf(table)) {
    const format = foreign ? "foreign" : (FORMATS[reporter] ?? "in-other");
    const row = edition(reporter, shape as Shape, series, format, foreign);
    const listed = spellingsOf(row, others);
    // "SCC (Cri)" is a spelling of its own; plain "SCC" belongs to the row without a series.
    spellings.push(...(series === "" ? listed : listed.slice(1)));
  }
  return spellings;
}

function edition(reporter: string, shape: Shape, series: string, format: CitationFormat, foreign: boolean): Edition {
  const slug = slugOf(reporter);
  return {
    reporter,
    slug: series === "" || series === "Supp" ? slug : `${slug}-${slugOf(series)}`,
    shape,
    format,
    jurisdiction: foreign ? null : "IN",
    years: [[0, 9999]],
    court: SUPREME_COURT.has(reporter) ? "in-sc" : null,
    series: series === "" ? null : series,
    volumeless: false,
  };
}
