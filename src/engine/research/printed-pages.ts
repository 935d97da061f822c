import type { OpinionSpan, PageMark } from "../../law/case.ts";

/** The printed pages that begin in an opinion. */
type OpinionPages = { readonly pages: readonly PageMark[] };

/**
 * Returns the first and last printed page of a range of an opinion; `null` if the text does not contain its page. Text
 * before the first page mark of an opinion is on the preceding page, if the preceding opinion or a citation of the case
 * confirms that page.
 * @param opinions the pages of the opinions of the case, in order
 * @param at index of the opinion, to which the offsets of the range refer
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
