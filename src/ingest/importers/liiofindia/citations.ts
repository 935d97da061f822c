import { MONTHS } from "../../../law/months.ts";

/** The parts of a citation of an Indian report. */
export interface IndianCitation {
  readonly reporter: "SCR" | "AIR" | "SCC" | "JT" | "SCALE" | "INSC";
  readonly year: string;
  readonly supplement: boolean;
  /** "" if the report has a year and no volume. */
  readonly volume: string;
  readonly page: string;
}

/** Formats a citation as Indian courts do; `[YYYY] INSC n` is LIIofIndia's own series, not the Court's later one. */
export function formatIndianReportCitation({ reporter, year, supplement, volume, page }: IndianCitation): string {
  const supp = supplement ? "Supp. " : "";
  switch (reporter) {
    case "AIR":
      return `AIR ${year} SC ${page}`;
    case "INSC":
      return `[${year}] INSC ${page}`;
    case "SCR":
      return `[${year}] ${supp}${volume === "" ? "" : `${volume} `}SCR ${page}`;
    case "SCC":
      if (supplement) return `${year} Supp${volume === "" ? "" : ` (${volume})`} SCC ${page}`;
      return `(${year}) ${volume === "" ? "" : `${volume} `}SCC ${page}`;
    case "JT":
      return `JT ${year} ${supp}${volume === "" ? "" : `(${volume}) `}${page}`;
    case "SCALE":
      return `${year} ${supp}${volume === "" ? "" : `(${volume}) `}SCALE ${page}`;
  }
}

/** Preference of reports: official ones, then the most cited, the site's own numbering last. */
const REPORTER_ORDER: readonly IndianCitation["reporter"][] = ["SCR", "AIR", "SCC", "JT", "SCALE", "INSC"];

/** Removes repeated citations and sorts preferred ones first. */
export function orderIndianCitations(citations: readonly IndianCitation[]): IndianCitation[] {
  const distinct = new Map(citations.map((citation) => [formatIndianReportCitation(citation), citation]));
  return [...distinct.values()].sort((a, b) => REPORTER_ORDER.indexOf(a.reporter) - REPORTER_ORDER.indexOf(b.reporter));
}

/**
 * Parses the citations of the `CITATION:` line: `1992 SCC (4) 264 JT 1992 (4) 381 1992 SCALE (1)1304`. Stray square
 * brackets (`[264 JT 1992] (4) 381`) have no meaning.
 */
export function readCitationLine(line: string): IndianCitation[] {
  const plain = line.replace(/[[\];]/g, " ").replace(/\s+/g, " ");
  return [...plain.matchAll(IN_CITATION_LINE)].map(({ groups = {} }) => ({
    reporter: (groups.reporter ?? groups.jt) as IndianCitation["reporter"],
    year: groups.year ?? groups.jtYear ?? "",
    supplement: groups.supp !== undefined,
    volume: groups.volume ?? "",
    page: groups.page ?? "",
  }));
}

const IN_CITATION_LINE =
  /\b(?:(?<year>\d{4}) (?<reporter>AIR|INSC|SCR|SCC|SCALE|JT)|(?<jt>JT) (?<jtYear>\d{4})) (?<supp>Supl\.? ?)?(?:\( ?(?<volume>\d{1,2}) ?\) ?)?(?<page>\d{1,5})\b/g;

/** Citations and date in the first line of a judgment. */
export interface FirstLine {
  readonly citations: readonly IndianCitation[];
  /** The first citation if its beginning is cut off (`SC 23`, `271`); "" if it is complete. */
  readonly cut: string;
  /** `1990-12-04`, or the known part of it; "" if there is none. */
  readonly date: string;
  /** Whether the line is one of citations and a date; otherwise it belongs to the judgment's text. */
  readonly isHead: boolean;
}

/** The first line of a judgment without a head. */
export const NO_FIRST_LINE: FirstLine = { citations: [], cut: "", date: "", isHead: false };

/** Reads ` SC 23; 1953 SCR 136 (30 October 1952)`: citations and date, whose left part is cut off. */
export function readFirstLine(line: string): FirstLine {
  const dated = /(?:\(|^)\s*(?:(?:(\d{1,2}) )?([A-Z][a-z]+) )?(\d{4})\)\s*$/.exec(line);
  const [, day, month, year] = dated ?? [];
  const monthNumber = month === undefined ? 0 : MONTHS.indexOf(month) + 1;
  const date = [
    year ?? "",
    monthNumber > 0 ? padNumber(monthNumber) : "",
    monthNumber > 0 && day !== undefined ? padNumber(Number(day)) : "",
  ];

  const pieces = (dated ? line.slice(0, dated.index) : line).split(";").map((piece) => piece.trim());
  const first = pieces[0] ?? "";
  const insc = /\[\d{4}\] INSC \d+$/.exec(first);
  // The text before it is the end of the respondent's name, too little for a case name.
  pieces[0] = insc ? insc[0] : first;

  const citations: IndianCitation[] = [];
  let cut = "";
  let isHead = dated !== null || line.trim() === "";
  for (const [i, piece] of pieces.entries()) {
    const citation = parseWholeCitation(piece);
    if (citation !== null) citations.push(citation);
    else if (i === 0) cut = piece;
    else if (piece !== "") isHead = false;
  }
  if (citations.length > 0 && dated === null) isHead = pieces.slice(1).every((piece) => parseWholeCitation(piece));
  if (!CUT_CITATION.test(cut)) isHead = false;
  return { citations, cut, date: date.filter((part) => part !== "").join("-"), isHead };
}

/** The end of a citation whose beginning is cut off, `SC 23`, `(2) SCR 101`; nothing is cut off if it is empty. */
const CUT_CITATION = /^(?:[\d()[\] ]{0,16}(?:Suppl\. ?)?(?:[A-Z]{1,5} )?\(?\d{0,5}\)?)$/;

function padNumber(number: number): string {
  return String(number).padStart(2, "0");
}

const WHOLE_CITATION =
  /^(?:\[(?<inscYear>\d{4})\] (?<insc>INSC)|(?<air>AIR) (?<airYear>\d{4}) SC|(?<year>\d{4}) (?:\((?<volume>\d{1,2})\) )?(?<supp>Suppl\.)?(?<reporter>SCR|SCC|JT|SCALE)) (?<page>\d{1,5})$/;

function parseWholeCitation(piece: string): IndianCitation | null {
  const groups = WHOLE_CITATION.exec(piece)?.groups;
  if (groups === undefined) return null;
  return {
    reporter: (groups.insc ?? groups.air ?? groups.reporter) as IndianCitation["reporter"],
    year: groups.inscYear ?? groups.airYear ?? groups.year ?? "",
    supplement: groups.supp !== undefined,
    volume: groups.volume ?? "",
    page: groups.page ?? "",
  };
}

/**
 * Completes a citation of which only the end is known: one of the `CITATION:` line with the same end, or LIIofIndia's own
 * number, which is always first and has the year of decision. Null if neither is certain.
 */
export function repairCutCitation(
  cut: string,
  known: readonly IndianCitation[],
  next: IndianCitation | undefined,
  yearDecided: string,
): IndianCitation | null {
  const insc = /^(?:(?:\d{0,4}\] )?INSC )?(\d{1,4})$/.exec(cut);
  const asPrinted = known.find((citation) => formatForFirstLine(citation).endsWith(cut));
  if (asPrinted && cut !== "") return asPrinted;
  if (insc === null || yearDecided === "") return null;
  const certain = cut.includes("INSC") || next?.reporter === "AIR";
  return certain ? { reporter: "INSC", year: yearDecided, supplement: false, volume: "", page: insc[1] ?? "" } : null;
}

function formatForFirstLine({ reporter, year, supplement, volume, page }: IndianCitation): string {
  if (reporter === "INSC") return `[${year}] INSC ${page}`;
  if (reporter === "AIR") return `AIR ${year} SC ${page}`;
  return `${year} ${volume === "" ? "" : `(${volume}) `}${supplement ? "Suppl." : ""}${reporter} ${page}`;
}
