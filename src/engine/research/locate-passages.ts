import type { Passage as PassageRow } from "../../contract/schemas/research/search.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { CaseSummary } from "../../resolve/case-records.ts";
import type { JudgmentPassage } from "../../search/passages/passage-finder.ts";
import type { CaseTextPart } from "../../store/cases/case-text.ts";
import type { EngineContext } from "../context.ts";
import { findPrintedPages } from "./printed-pages.ts";

/** Passages of a case with where they stand, as one cites them. */
export function locatePassages(
  context: EngineContext,
  record: CaseSummary,
  passages: readonly JudgmentPassage[],
): PassageRow[] {
  if (passages.length === 0) return [];
  const { clusterId } = record;
  const opinions = context.texts.listParts(clusterId);
  const marks = opinions.map(({ opinion }) => context.corpus.opinions.readMarks(opinion));
  return passages.map(({ html, start, end, opinion: at, paragraph, paragraphStart }): PassageRow => {
    const { opinion, start: opinionStart } = opinions[at]!;
    const within = { start: start - opinionStart, end: end - opinionStart };
    const footnote = marks[at]!.footnotes.find((note) => note.start <= within.start && within.start < note.end);
    return {
      text: html,
      start,
      end,
      opinion: { number: at + 1, kind: opinion.kind, author: opinion.author },
      paragraph: { number: paragraph, printed: readParagraphNumber(context, record, paragraphStart, opinions[at]!) },
      pages: footnote ? null : findPrintedPages(marks, at, within, record.citations),
      footnote: footnote?.label ?? null,
    };
  });
}

/** The longest beginning of a paragraph that is its number. */
const MAX_PARAGRAPH_NUMBER_CHARS = 12;

/**
 * How paragraphs are numbered. In India a number without its full stop is a stray page, one in brackets a sub-section
 * or a footnote, and one that could be a year is the year of an entry.
 */
const PARAGRAPH_NUMBER: Readonly<Record<Jurisdiction, RegExp>> = {
  IN: /^(?!1[6-9]\d\d|20\d\d)(\d{1,4})\.\s/,
  US: /^\[?¶ ?(\d{1,4})\b/,
};

function readParagraphNumber(
  { texts }: EngineContext,
  { clusterId, jurisdiction }: CaseSummary,
  start: number,
  { opinion, start: opinionStart }: CaseTextPart,
): string | null {
  const end = Math.min(start + MAX_PARAGRAPH_NUMBER_CHARS, opinionStart + opinion.length);
  return PARAGRAPH_NUMBER[jurisdiction].exec(texts.readSlice(clusterId, start, end))?.[1] ?? null;
}
