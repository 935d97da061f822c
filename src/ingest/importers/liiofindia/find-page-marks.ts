import type { PageMark } from "../../../law/case.ts";

/** Minimum and maximum characters of a page of the Supreme Court Reports. */
const MIN_PAGE_CHARS = 500;
const MAX_PAGE_CHARS = 7000;
/** A number after one of these is not a page number. */
const COUNTING_WORD =
  /(?:\b(?:Nos?|[Aa]rts?|[Ss]s?|[Ss]ections?|[Aa]rticles?|Rs|[Rr]ules?|[Cc]lauses?|[Pp]ages?|pp?|paras?|at|of|Act|and|to)\.?|[,;:§&]) ?$/;

/**
 * Finds the offsets at which pages of the printed report begin, for each of its consecutive texts. Page numbers are
 * scattered in the text (`submit in 137 the matter`). They are accepted only if they count from the first page to the end
 * of the last text with at most one of four missing; otherwise there are no marks. The text itself is not changed.
 */
export function findPageMarks(texts: readonly string[], firstPage: number): PageMark[][] {
  const marks: PageMark[][] = texts.map(() => []);
  let expected = firstPage + 1;
  let sinceLast = 0;
  let found = 0;
  let missed = 0;

  for (const [i, text] of texts.entries()) {
    let last = -sinceLast;
    for (const match of text.matchAll(/\d{1,4}(?=\s)/g)) {
      if (match.index > 0 && /\S/.test(text.charAt(match.index - 1))) continue;
      const page = Number(match[0]);
      const length = match.index - last;
      const skips = page === expected + 1 && length > MAX_PAGE_CHARS / 3;
      if (page !== expected && !skips) continue;
      if (length < MIN_PAGE_CHARS || length > MAX_PAGE_CHARS * (skips ? 2 : 1)) continue;
      if (COUNTING_WORD.test(text.slice(Math.max(0, match.index - 12), match.index))) continue;
      marks[i]?.push({ offset: match.index, page: match[0] });
      missed += page - expected;
      found++;
      expected = page + 1;
      last = match.index;
    }
    sinceLast = text.length - last;
  }

  const complete = found > 0 && sinceLast <= MAX_PAGE_CHARS && missed * 4 <= found;
  if (!complete) return texts.map(() => []);
  marks[0]?.unshift({ offset: 0, page: String(firstPage) });
  return marks;
}
