import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { AskSource } from "../../contract/schemas/ask.ts";
import type { CourtLevel } from "../../law/court.ts";
import { readCaseStatus } from "../../store/cases/case-status.ts";
import { readStoredAct, readStoredActSection } from "../../store/legislation/acts.ts";
import { readStoredSection } from "../../store/legislation/sections.ts";
import type { AskContext } from "../context.ts";
import type { SourcePassage, SourceRef } from "../passages/passage.ts";

/** A source as it is told, but for its number and what is quoted from it. */
export type SourceFacts = Omit<AskSource, "sourceIndex" | "excerpt" | "relevanceScore" | "start" | "end" | "quotes">;

export function readSourceFacts(context: AskContext, ref: SourceRef): SourceFacts {
  switch (ref.kind) {
    case "case":
      return readCaseFacts(context, ref.clusterId);
    case "section":
      return readSectionFacts(context, ref.ordinal);
    case "act":
      return readActFacts(context, ref.ordinal);
  }
}

/** The excerpt that a passage shows of a source without being quoted: characters at most. */
const MAX_EXCERPT_CHARS = 600;

/** A source of the answer: its excerpt covers every sentence that is quoted from it. */
export function toAskSource(
  facts: SourceFacts,
  sourceIndex: number,
  passage: SourcePassage,
  quotes: readonly { readonly start: number; readonly end: number }[],
  textOf: (start: number, end: number) => string,
): AskSource {
  const start = Math.min(...(quotes.length > 0 ? quotes : [passage]).map((quote) => quote.start));
  const end =
    quotes.length > 0
      ? Math.max(...quotes.map((quote) => quote.end))
      : Math.min(passage.end, passage.start + MAX_EXCERPT_CHARS);
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
export function createSourceTextReader({ texts, corpus, legislation }: AskContext, ref: SourceRef) {
  return (start: number, end: number): string => {
    if (ref.kind === "case") return texts.readSlice(ref.clusterId, start, end);
    const { text } =
      ref.kind === "section"
        ? readStoredSection(corpus.database, ref.ordinal)
        : readStoredActSection(corpus.database, ref.ordinal);
    return legislation.readText(text).slice(start, end);
  };
}

function readCaseFacts({ records, corpus }: AskContext, clusterId: number): SourceFacts {
  const { caseName, citation, court, courtId, year, bench, dateFiled, jurisdiction, freshness, absoluteUrl } =
    records.readSummary(clusterId, readCaseStatus(corpus.database, clusterId));
  return {
    citation,
    caseName,
    court,
    year,
    judges: bench,
    decisionDate: toDayFirst(dateFiled),
    courtType: COURT_TYPES[corpus.readCourts().get(courtId)?.level ?? "unknown"],
    sourceType: jurisdiction === "US" ? "us_case" : "in_case",
    clusterId,
    freshness,
    htmlUrl: absoluteUrl,
  };
}

function readSectionFacts({ corpus, legislation }: AskContext, ordinal: number): SourceFacts {
  const { actId, citation, heading, number, codeId, year, urls } = readStoredSection(corpus.database, ordinal);
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

function readActFacts({ corpus }: AskContext, ordinal: number): SourceFacts {
  const section = readStoredActSection(corpus.database, ordinal);
  const act = readStoredAct(corpus.database, section.act);
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
function toDayFirst(date: string): string {
  return date.split("-").reverse().join("-");
}

/** How often a source is cited, for its authority; 0 to 1 within the corpus. */
export function computeSourceAuthority({ searcher }: AskContext, ref: SourceRef): number {
  if (ref.kind !== "case") return 0.5;
  const { clusterIds, citeCounts } = searcher.index.columns;
  return Math.min(1, Math.log1p(citeCounts[findOrdinal(clusterIds, ref.clusterId)] ?? 0) / Math.log1p(100));
}
