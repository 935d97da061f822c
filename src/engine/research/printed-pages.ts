import type { OpinionSpan, PageMark } from "../../law/case.ts";

/** Where the pages of an opinion begin. */
type OpinionPages = { readonly pages: readonly PageMark[] };

/**
 * The printed pages that a stretch of an opinion stands on; null where its text does not say. Before the first page
 * that begins in an opinion stands the page before it, if the opinion printed before this one, or a citation of the
 * case, has that page.
 * @param opinions the pages of all the case's opinions, as they follow one another
 * @param at which of the opinions; the stretch counts from its beginning
 */
export function findPrintedPages(
  opinions: readonly OpinionPages[],
  at: number,
  { start, end }: OpinionSpan,
  citations: readonly string[],
): { first: string; last: string } | null {
  const { pages } = opinions[at]!;
  const first = pages.findLast(({ offset }) => offset <= start)?.page ?? findPageBefore(opinions, at, citations);
  if (first === null) return null;
  return { first, last: pages.findLast(({ offset }) => offset > start && offset < end)?.page ?? first };
}

function findPageBefore(opinions: readonly OpinionPages[], at: number, citations: readonly string[]): string | null {
  const next = opinions[at]!.pages[0]?.page ?? "";
  if (!/^\d{1,6}$/.test(next)) return null;
  const page = String(Number(next) - 1);
  const printedBefore = opinions
    .slice(0, at)
    .findLast(({ pages }) => pages.length > 0)
    ?.pages.at(-1)?.page;
  const isAttested = printedBefore === page || citations.some((citation) => citation.endsWith(` ${page}`));
  return isAttested ? page : null;
}
