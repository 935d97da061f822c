import type { OpinionSpan, OpinionText, PageMark } from "../../../law/case.ts";

/**
 * Returns the passages of an opinion as one of the same kind and author, a paragraph each, with what its pages, footnotes
 * and roles are there. Passages are in the order of the text and do not overlap.
 */
export function cutPassages(opinion: OpinionText, passages: readonly OpinionSpan[]): OpinionText {
  const { roles } = opinion;
  return {
    ...opinion,
    text: passages.map(({ start, end }) => opinion.text.slice(start, end)).join(PARAGRAPH),
    pages: movePages(opinion.pages, passages),
    footnotes: moveSpans(opinion.footnotes, passages),
    ...(roles === undefined ? {} : { roles: moveSpans(roles, passages) }),
  };
}

const PARAGRAPH = "\n\n";

/** Moves the page marks within passages; a passage begins with the page on which its beginning is printed. */
function movePages(pages: readonly PageMark[], passages: readonly OpinionSpan[]): PageMark[] {
  const moved: PageMark[] = [];
  let next = 0;
  let to = 0;
  let current: string | undefined;
  let written: string | undefined;
  for (const { start, end } of passages) {
    for (; (pages[next]?.offset ?? Infinity) <= start; next++) current = pages[next]?.page;
    if (current !== undefined && current !== written) moved.push({ offset: to, page: current });
    for (; (pages[next]?.offset ?? Infinity) < end; next++) {
      const { offset, page } = pages[next] as PageMark;
      moved.push({ offset: to + offset - start, page });
      current = page;
    }
    written = current;
    to += end - start + PARAGRAPH.length;
  }
  return moved;
}

/** Moves what spans have of passages. Spans are in the order of the text, and may begin at the same offset. */
function moveSpans<Mark extends OpinionSpan>(spans: readonly Mark[], passages: readonly OpinionSpan[]): Mark[] {
  const moved: Mark[] = [];
  let first = 0;
  let to = 0;
  for (const { start, end } of passages) {
    while ((spans[first]?.end ?? Infinity) <= start) first++;
    for (let at = first; (spans[at]?.start ?? Infinity) < end; at++) {
      const span = spans[at] as Mark;
      moved.push({
        ...span,
        start: to + Math.max(span.start, start) - start,
        end: to + Math.min(span.end, end) - start,
      });
    }
    to += end - start + PARAGRAPH.length;
  }
  return moved;
}
