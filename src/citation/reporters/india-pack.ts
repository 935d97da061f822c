import type { CitationFormat } from "../citation.ts";
import { createSpellings, type Edition, type EditionShape, parseTableRows, type Spelling, toSlug } from "./edition.ts";
import type { ReporterPack } from "./lexicon.ts";
import { ENGLISH_REPORTERS } from "./tables/english.ts";
import { INDIA_REPORTERS } from "./tables/india.ts";
import { INDIA_COURT_NAMES } from "./tables/india-courts.ts";

/** Indian reporters, the English ones that Indian judgments cite, and Indian courts. */
export const INDIA_PACK: ReporterPack = {
  jurisdiction: "IN",
  listSpellings: listIndianSpellings,
  listCourtSpellings: listIndianCourtSpellings,
  findCourtId: () => null,
};

/** Returns every Indian spelling that can follow a volume or a year, and the series that Indian judgments cite. */
export function listIndianSpellings(): Spelling[] {
  return [...readReporterTable(INDIA_REPORTERS, false), ...AIR_AND_ILR, ...readReporterTable(ENGLISH_REPORTERS, true)];
}

/** Codes of courts by every way to print them; `code` is what AIR prints. */
export function listIndianCourtSpellings(): { readonly text: string; readonly code: string }[] {
  const spellings: { text: string; code: string }[] = [];
  for (const [code = "", others = ""] of parseTableRows(INDIA_COURT_NAMES)) {
    spellings.push({ text: code, code });
    if (others !== "") for (const text of others.split(";")) spellings.push({ text, code });
  }
  return spellings;
}

const FORMAT_BY_REPORTER: Readonly<Record<string, CitationFormat>> = {
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
const SUPREME_COURT_REPORTERS = new Set(["SCC", "SCR", "SCALE", "INSC"]);

const AIR_AND_ILR: Spelling[] = [
  ...createCourtSeries("AIR", "air", "in-air"),
  ...createCourtSeries("ILR", "ilr", "in-high-court"),
];

function createCourtSeries(reporter: string, shape: EditionShape, format: CitationFormat): Spelling[] {
  return createSpellings(createEdition(reporter, shape, "", format, false), "");
}

function readReporterTable(table: string, foreign: boolean): Spelling[] {
  const spellings: Spelling[] = [];
  for (const [reporter = "", shape = "year", series = "", others = ""] of parseTableRows(table)) {
    const format = foreign ? "foreign" : (FORMAT_BY_REPORTER[reporter] ?? "in-other");
    const row = createEdition(reporter, shape as EditionShape, series, format, foreign);
    const listed = createSpellings(row, others);
    // "SCC (Cri)" is a separate spelling; plain "SCC" belongs to the row without a series.
    spellings.push(...(series === "" ? listed : listed.slice(1)));
  }
  return spellings;
}

function createEdition(
  reporter: string,
  shape: EditionShape,
  series: string,
  format: CitationFormat,
  foreign: boolean,
): Edition {
  const slug = toSlug(reporter);
  return {
    reporter,
    slug: series === "" || series === "Supp" ? slug : `${slug}-${toSlug(series)}`,
    shape,
    format,
    jurisdiction: foreign ? null : "IN",
    years: [[0, 9999]],
    court: SUPREME_COURT_REPORTERS.has(reporter) ? "in-sc" : null,
    series: series === "" ? null : series,
    volumeless: false,
  };
}
