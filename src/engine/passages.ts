import type { Passage as PassageRow } from "../contract/research.ts";
import type { Jurisdiction } from "../law/jurisdiction.ts";
import type { CaseBrief } from "../resolve/record.ts";
import type { Passage } from "../search/passages.ts";
import type { CaseTextPart } from "../store/case-text.ts";
import type { Parts } from "./parts.ts";
import { pagesOf } from "./printed-pages.ts";

/** Passages of a case with where they stand, as one cites them. */
export function passagesOf(parts: Parts, record: CaseBrief, passages: readonly Passage[]): PassageRow[] {
  if (passages.length === 0) return [];
  const { clusterId } = record;
  const opinions = parts.texts.parts(clusterId);
  const marks = opinions.map(({ opinion }) => parts.corpus.opinions.marks(opinion));
  return passages.map(({ html, start, end, opinion: at, paragraph, paragraphStart }): PassageRow => {
    const { opinion, start: opinionStart } = opinions[at]!;
    const within = { start: start - opinionStart, end: end - opinionStart };
    const footnote = marks[at]!.footnotes.find((note) => note.start <= within.start && within.start < note.end);
    return {
      text: html,
      start,
      end,
      opinion: { number: at + 1, kind: opinion.kind, author: opinion.author },
      paragraph: { number: paragraph, printed: printedNumber(parts, record, paragraphStart, opinions[at]!) },
      pages: footnote ? null : pagesOf(marks, at, within, record.citations),
      footnote: footnote?.label ?? null,
    };
  });
}

/** The longest beginning of a paragraph that is its number. */
const NUMBER_CHARACTERS = 12;

/**
 * How paragraphs are numbered. In India a number without its full stop is a stray page, one in brackets a sub-section
 * or a footnote, and one that could be a year is the year of an entry.
 */
const PRINTED: Readonly<Record<Jurisdiction, RegExp>> = {
  IN: /^(?!1[6-9]\d\d|20\d\d)(\d{1,4})\.\s/,
  US: /^\[?¶ ?(\d{1,4})\b/,
};

function printedNumber(
  { texts }: Parts,
  { clusterId, jurisdiction }: CaseBrief,
  start: number,
  { opinion, start: opinionStart }: CaseTextPart,
): string | null {
  const end = Math.min(start + NUMBER_CHARACTERS, opinionStart + opinion.length);
  return PRINTED[jurisdiction].exec(texts.slice(clusterId, start, end))?.[1] ?? null;
}
