import type { Citation } from "../../../citation/citation.ts";
import { findCitations } from "../../../citation/find/find-citations.ts";
import type { Jurisdiction } from "../../../law/jurisdiction.ts";

/** The caption of a decision; "" and null for what it lacks. */
export interface Caption {
  readonly name: string;
  readonly court: string;
  readonly jurisdiction: Jurisdiction | null;
  /** A year. */
  readonly date: string;
  readonly citations: readonly string[];
}

const NO_CAPTION: Caption = { name: "", court: "", jurisdiction: null, date: "", citations: [] };

/** Paragraphs that can be a caption, and characters of each: longer ones are prose. */
const MAX_CAPTION_PARAGRAPHS = 6;
const MAX_PARAGRAPH_CHARS = 300;

/**
 * Reads the caption of a decision from its clean text: the first of its initial short paragraphs that consists of the
 * parties' names and a citation, or parallel ones. A citation within a sentence belongs to another case.
 */
export function readCaption(text: string): Caption {
  const head = text.slice(0, MAX_CAPTION_PARAGRAPHS * MAX_PARAGRAPH_CHARS).split("\n\n", MAX_CAPTION_PARAGRAPHS);
  for (const paragraph of head) {
    if (paragraph.length > MAX_PARAGRAPH_CHARS) break;
    const cited = findCitations(paragraph).filter(({ kind }) => kind === "case");
    if (cited.length > 0 && isOnlyCitations(paragraph, cited)) return createCaption(paragraph, cited);
  }
  return NO_CAPTION;
}

function isOnlyCitations(paragraph: string, cited: readonly Citation[]): boolean {
  let rest = paragraph;
  for (const { fullSpan } of [...cited].reverse()) rest = rest.slice(0, fullSpan.start) + rest.slice(fullSpan.end);
  const oneCase = new Set(cited.map(({ group }) => group)).size === 1;
  return !/[\p{L}\d]/u.test(rest) && (cited.length === 1 || (oneCase && cited[0]?.group !== null));
}

function createCaption(paragraph: string, cited: readonly Citation[]): Caption {
  const first = <T>(pick: (citation: Citation) => T | null) => cited.map(pick).find((value) => value !== null) ?? null;
  const start = Math.min(...cited.map(({ fullSpan }) => fullSpan.start));
  return {
    name: paragraph.slice(start, cited[0]?.span.start).replace(/[\s,;:(]{1,5}$/, ""),
    court: first(({ court }) => court) ?? "",
    jurisdiction: first(({ jurisdiction }) => jurisdiction),
    date: String(first(({ year }) => year) ?? ""),
    citations: cited.map(({ raw }) => raw),
  };
}
