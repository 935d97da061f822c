import type { Passage } from "../../contract/schemas/research/search.ts";
import type { CaseReader, OpinionMarks, OpinionPart, TextSlice } from "../../corpus/port/case-reader.ts";
import type { CaseHit, CasePassageHit } from "../../corpus/port/case-search.ts";
import type { OpinionSpan } from "../../law/case.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { SENTENCE_ROLES, type SentenceRole } from "../../law/sentence-role.ts";
import { findPrintedPages } from "./printed-pages.ts";

/** Returns the passages of each hit, each with its opinion, paragraph, page and footnote for a pinpoint citation. */
export async function locatePassages(cases: CaseReader, hits: readonly CaseHit[]): Promise<Passage[][]> {
  const found = hits.filter(({ passages }) => passages.length > 0);
  const clusterIds = found.map((hit) => hit.case.clusterId);
  const [parts, marks] = await Promise.all([cases.listOpinions(clusterIds), cases.readMarks(clusterIds)]);
  const texts = new Map(clusterIds.map((clusterId, at) => [clusterId, toPrintedOpinions(parts[at]!, marks[at]!)]));
  const openings = await readParagraphOpenings(cases, found, texts);
  let next = 0;
  return hits.map((hit) => {
    const opinions = texts.get(hit.case.clusterId) ?? [];
    return hit.passages.map((passage) => toPassage(hit, passage, opinions, openings[next++]!));
  });
}

/** An opinion that is part of the text of its case. */
interface PrintedOpinion extends OpinionMarks {
  readonly part: OpinionPart;
  /** Offset of the opinion in the text of its case. */
  readonly start: number;
}

function toPrintedOpinions(parts: readonly OpinionPart[], marks: readonly OpinionMarks[]): PrintedOpinion[] {
  return parts.flatMap((part, at) => (part.start === null ? [] : [{ part, start: part.start, ...marks[at]! }]));
}

/** Maximum number of UTF-16 code units of the number of a paragraph. */
const MAX_PARAGRAPH_NUMBER_CHARS = 12;

/** Reads the first characters of the paragraph of every passage, in order. */
function readParagraphOpenings(
  cases: CaseReader,
  hits: readonly CaseHit[],
  texts: ReadonlyMap<number, readonly PrintedOpinion[]>,
): Promise<string[]> {
  return cases.readSlices(
    hits.flatMap(({ case: { clusterId }, passages }) =>
      passages.map(({ opinion, paragraphStart }): TextSlice => {
        const { start, part } = texts.get(clusterId)![opinion]!;
        const end = Math.min(paragraphStart + MAX_PARAGRAPH_NUMBER_CHARS, start + part.length);
        return { clusterId, start: paragraphStart, end };
      }),
    ),
  );
}

function toPassage(
  { case: { jurisdiction, citations } }: CaseHit,
  { html, start, end, opinion: at, paragraph }: CasePassageHit,
  opinions: readonly PrintedOpinion[],
  paragraphOpening: string,
): Passage {
  const opinion = opinions[at]!;
  const within = { start: start - opinion.start, end: end - opinion.start };
  const footnote = opinion.footnotes.find((note) => note.start <= within.start && within.start < note.end);
  return {
    text: html,
    start,
    end,
    opinion: { number: at + 1, kind: opinion.part.kind, author: opinion.part.author },
    paragraph: { number: paragraph, printed: PARAGRAPH_NUMBER[jurisdiction].exec(paragraphOpening)?.[1] ?? null },
    pages: footnote ? null : findPrintedPages(opinions, at, within, citations),
    footnote: footnote?.label ?? null,
    role: chooseRole(opinion, within),
  };
}

/** Returns the role of the most telling sentence that lies in a range of an opinion; null if none is known. */
function chooseRole({ roles }: PrintedOpinion, { start, end }: OpinionSpan): SentenceRole | null {
  const found = roles.filter((mark) => mark.start < end && mark.end > start).map(({ role }) => role);
  return SENTENCE_ROLES.find((role) => found.includes(role)) ?? null;
}

/**
 * Matches the number at the beginning of a paragraph. In Indian texts, a number without a full stop is a stray page
 * number, one in brackets is a sub-section or a footnote, and one that could be a year is the year of an entry.
 */
const PARAGRAPH_NUMBER: Readonly<Record<Jurisdiction, RegExp>> = {
  IN: /^(?!1[6-9]\d\d|20\d\d)(\d{1,4})\.\s/,
  US: /^\[?¶ ?(\d{1,4})\b/,
  CA: /^\[?(\d{1,4})\]?\.?\s/,
  GB: /^\[?(\d{1,4})\]?\.?\s/,
};
