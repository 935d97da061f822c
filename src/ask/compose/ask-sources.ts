import type { AskSource } from "../../contract/schemas/ask.ts";
import type { ActSectionData, SectionData } from "../../corpus/port/legislation-reader.ts";
import type { CourtLevel } from "../../law/court.ts";
import type { PassageSource, SourcePassage } from "../passages/passage.ts";
import { getSummary, type SourceData } from "../source-data.ts";

/** A source of the contract without its number and its excerpt. */
export type SourceFacts = Omit<AskSource, "sourceIndex" | "excerpt" | "relevanceScore" | "start" | "end" | "quotes">;

/** Returns the facts of a source, of which `sources` contains the case or code. */
export function toSourceFacts(sources: SourceData, source: PassageSource): SourceFacts {
  switch (source.kind) {
    case "case":
      return toCaseFacts(sources, source.clusterId);
    case "section":
      return toSectionFacts(sources, source.section);
    case "act":
      return toActFacts(source.section);
  }
}

/** A stretch of a source that is quoted. Offsets are UTF-16 code units, `end` exclusive. */
export interface Quote {
  readonly start: number;
  readonly end: number;
}

/** Maximum length of the excerpt of a source that is not quoted, in UTF-16 code units. */
const MAX_EXCERPT_CHARS = 600;

/** Returns the range of the excerpt: from the first quote to the last, or the beginning of the passage if none. */
export function selectExcerpt(passage: SourcePassage, quotes: readonly Quote[]): Quote {
  if (quotes.length === 0) {
    return { start: passage.start, end: Math.min(passage.end, passage.start + MAX_EXCERPT_CHARS) };
  }
  return {
    start: Math.min(...quotes.map(({ start }) => start)),
    end: Math.max(...quotes.map(({ end }) => end)),
  };
}

/** Converts a source to a source of the contract; its score is rounded to six decimals. */
export function toAskSource(
  facts: SourceFacts,
  sourceIndex: number,
  passage: SourcePassage,
  quotes: readonly Quote[],
  excerpt: string,
): Omit<AskSource, "relevanceScore"> {
  return {
    sourceIndex,
    ...facts,
    excerpt,
    ...selectExcerpt(passage, quotes),
    ...(quotes.length > 0 && { quotes: quotes.map(({ start, end }) => ({ start, end })) }),
  };
}

function toCaseFacts(sources: SourceData, clusterId: number): SourceFacts {
  const { citation, caseName, court, year, bench, dateFiled, jurisdiction, freshness, absoluteUrl } = getSummary(
    sources,
    clusterId,
  );
  return {
    citation,
    caseName,
    court,
    year,
    judges: bench,
    decisionDate: toDayFirst(dateFiled),
    courtType: COURT_TYPES[sources.cases.get(clusterId)!.court.level],
    sourceType: jurisdiction === "US" ? "us_case" : "in_case",
    clusterId,
    freshness,
    htmlUrl: absoluteUrl,
  };
}

function toSectionFacts({ codes }: SourceData, section: SectionData): SourceFacts {
  const { actId, citation, heading, number, codeId, year, urls } = section;
  return {
    citation,
    caseName: heading,
    court: "",
    year: year ?? 0,
    judges: [],
    decisionDate: "",
    courtType: "",
    sourceType: "us_statute",
    actId,
    sectionNumber: number,
    corpusType: codes.get(codeId)!.corpusType,
    ...(urls.htmlUrl !== undefined && { htmlUrl: urls.htmlUrl }),
  };
}

function toActFacts({ act, number, heading }: ActSectionData): SourceFacts {
  return {
    citation: number === "" ? act.title : `Section ${number}, ${act.title}`,
    caseName: heading === "" ? act.title : heading,
    court: "",
    year: act.year,
    judges: [],
    decisionDate: "",
    courtType: "",
    sourceType: "in_act",
    actId: act.actId,
    sectionNumber: number,
    ...(act.url !== "" && { htmlUrl: act.url }),
  };
}

const COURT_TYPES: Readonly<Record<CourtLevel, string>> = {
  supreme: "supreme_court",
  state_supreme: "state_supreme_court",
  appellate: "appellate_court",
  high: "high_court",
  trial: "trial_court",
  special: "special_court",
  unknown: "court",
};

/** Converts `2001-02-03` to `03-02-2001`. */
function toDayFirst(date: string): string {
  return date.split("-").reverse().join("-");
}
