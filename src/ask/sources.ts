import { ordinalOf } from "../citator/facts.ts";
import type { AskSource } from "../contract/ask.ts";
import type { CourtLevel } from "../law/court.ts";
import { actByOrdinal, actSectionByOrdinal } from "../store/legislation-acts.ts";
import { sectionByOrdinal } from "../store/legislation-sections.ts";
import { standingOf } from "../store/standing.ts";
import type { Library } from "./library.ts";
import type { Passage, SourceRef } from "./passages/passage.ts";

/** A source as it is told, but for its number and what is quoted from it. */
export type SourceFacts = Omit<AskSource, "sourceIndex" | "excerpt" | "relevanceScore" | "start" | "end" | "quotes">;

export function sourceFacts(library: Library, ref: SourceRef): SourceFacts {
  switch (ref.kind) {
    case "case":
      return caseFacts(library, ref.clusterId);
    case "section":
      return sectionFacts(library, ref.ordinal);
    case "act":
      return actFacts(library, ref.ordinal);
  }
}

/** The excerpt that a passage shows of a source without being quoted: characters at most. */
const EXCERPT = 600;

/** A source of the answer: its excerpt covers every sentence that is quoted from it. */
export function toSource(
  facts: SourceFacts,
  sourceIndex: number,
  passage: Passage,
  quotes: readonly { readonly start: number; readonly end: number }[],
  textOf: (start: number, end: number) => string,
): AskSource {
  const start = Math.min(...(quotes.length > 0 ? quotes : [passage]).map((quote) => quote.start));
  const end =
    quotes.length > 0 ? Math.max(...quotes.map((quote) => quote.end)) : Math.min(passage.end, passage.start + EXCERPT);
  return {
    sourceIndex,
    ...facts,
    excerpt: textOf(start, end),
    relevanceScore: Math.round(passage.score * 1e6) / 1e6,
    start,
    end,
    ...(quotes.length > 0 && { quotes: quotes.map((quote) => ({ start: quote.start, end: quote.end })) }),
  };
}

/** What may be shown of a source's text. */
export function sourceText({ texts, corpus, legislation }: Library, ref: SourceRef) {
  return (start: number, end: number): string => {
    if (ref.kind === "case") return texts.slice(ref.clusterId, start, end);
    const { text } =
      ref.kind === "section"
        ? sectionByOrdinal(corpus.database, ref.ordinal)
        : actSectionByOrdinal(corpus.database, ref.ordinal);
    return legislation.readText(text).slice(start, end);
  };
}

function caseFacts({ records, corpus }: Library, clusterId: number): SourceFacts {
  const { caseName, citation, court, courtId, year, bench, dateFiled, jurisdiction, freshness, absoluteUrl } =
    records.brief(clusterId, standingOf(corpus.database, clusterId));
  return {
    citation,
    caseName,
    court,
    year,
    judges: bench,
    decisionDate: dayFirst(dateFiled),
    courtType: COURT_TYPES[corpus.courts().get(courtId)?.level ?? "unknown"],
    sourceType: jurisdiction === "US" ? "us_case" : "in_case",
    clusterId,
    freshness,
    htmlUrl: absoluteUrl,
  };
}

function sectionFacts({ corpus, legislation }: Library, ordinal: number): SourceFacts {
  const { actId, citation, heading, number, codeId, year, urls } = sectionByOrdinal(corpus.database, ordinal);
  const code = legislation.codes().get(codeId)!;
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
    corpusType: code.corpusType,
    ...(urls.htmlUrl !== undefined && { htmlUrl: urls.htmlUrl }),
  };
}

function actFacts({ corpus }: Library, ordinal: number): SourceFacts {
  const section = actSectionByOrdinal(corpus.database, ordinal);
  const act = actByOrdinal(corpus.database, section.act);
  return {
    citation: section.number === "" ? act.title : `Section ${section.number}, ${act.title}`,
    caseName: section.heading === "" ? act.title : section.heading,
    court: "",
    year: act.year,
    judges: [],
    decisionDate: "",
    courtType: "",
    sourceType: "in_act",
    actId: act.actId,
    sectionNumber: section.number,
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

/** `2001-02-03` as `03-02-2001`. */
function dayFirst(date: string): string {
  return date.split("-").reverse().join("-");
}

/** How often a source is cited, for its authority; 0 to 1 within the corpus. */
export function authorityOf({ searcher }: Library, ref: SourceRef): number {
  if (ref.kind !== "case") return 0.5;
  const { clusterIds, citeCounts } = searcher.index.columns;
  return Math.min(1, Math.log1p(citeCounts[ordinalOf(clusterIds, ref.clusterId)] ?? 0) / Math.log1p(100));
}
