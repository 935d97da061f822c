import type { Citation } from "../citation/citation.ts";
import { toVolumePrefix } from "../citation/key.ts";
import type { CheckedCitation } from "../contract/schemas/citations/check.ts";
import { findCitationsByPrefix } from "../store/citations/case-citations.ts";
import { parseSmallInteger } from "../text/numerals.ts";
import type { CheckContext } from "./context.ts";
import { hasOpinionText } from "./has-opinion-text.ts";

type PinCheck = NonNullable<CheckedCitation["pin"]>;

/** Fewest characters on a printed page: below them no reporter goes, so that a text's length bounds its pages. */
const MIN_PAGE_CHARS = 900;

/**
 * Makes the test whether the page that a citation points to lies in the case. Known from the first page, from the page on which the
 * volume's next case begins, from printed pages in the text, or, where it is the whole text, from its length.
 * The test takes a citation, the full citation that it is or stands for, and the case; null where it points to no page.
 */
export function createPinCiteChecker(
  context: CheckContext,
): (given: Citation, full: Citation, clusterId: number | null) => PinCheck | null {
  const lastPages = new Map<string, number | null>();
  return (given, full, clusterId) =>
    checkPinCite(given, full, (firstPage) => {
      if (clusterId === null) return null;
      const name = `${clusterId} ${full.key}`;
      let last = lastPages.get(name);
      if (last === undefined) {
        last = findLastPage(context, full, firstPage, clusterId);
        lastPages.set(name, last);
      }
      return last;
    });
}

function checkPinCite(
  given: Citation,
  full: Citation,
  lastPageBehind: (firstPage: number) => number | null,
): PinCheck | null {
  if (given.pinCite === null) return null;
  const firstPage = parseSmallInteger(full.page);
  const unknown: PinCheck = { given: given.pinCite, status: "unknown", firstPage, lastPage: null };
  const pages = parsePages(given.pinCite);
  if (firstPage === null || pages === null || full.key === null || !isCitedByPage(full)) return unknown;
  const lastPage = lastPageBehind(firstPage);
  const [from, to] = pages;
  const isOutside = from < firstPage || (lastPage !== null && Math.max(from, to) > lastPage);
  const status = isOutside ? "outside" : lastPage === null ? "unknown" : "within";
  return { given: given.pinCite, status, firstPage, lastPage };
}

/** Reporters of which the case's number is a page. */
function isCitedByPage({ format }: Citation): boolean {
  return !["us-neutral", "us-database", "in-insc", "in-insc-lii", "in-neutral", "in-database", "us-slip"].includes(
    format,
  );
}

/** `495`, `at 495`, `pp. 495-96`, `495 n.11`; null for paragraphs, and for what is no page. */
function parsePages(pin: string): readonly [number, number] | null {
  const match = /^(?:at )?(?:pp?\.? ?)?\*?(\d{1,5})(?:\s?[-–—]\s?(\d{1,5}))?(?!\s?:)/.exec(pin.trim());
  if (match === null) return null;
  const [, first = "", second = ""] = match;
  // `495-96` is 495 to 496.
  const end = second.length < first.length ? first.slice(0, first.length - second.length) + second : second;
  return [Number(first), Number(second === "" ? first : end)];
}

function findLastPage(context: CheckContext, full: Citation, firstPage: number, clusterId: number): number | null {
  const bounds = [
    findNextCasePage(context, full.key!, firstPage),
    findLastPrintedPage(context, firstPage, clusterId),
  ].filter((page) => page !== null);
  return bounds.length > 0 ? Math.min(...bounds) : estimateLastPage(context, firstPage, clusterId);
}

const MAX_VOLUME_CITATIONS = 5_000;

/** The page on which the next case of the volume begins; the one before may end on it. */
function findNextCasePage({ corpus }: CheckContext, key: string, firstPage: number): number | null {
  const volume = toVolumePrefix(key);
  let next: number | null = null;
  for (const other of findCitationsByPrefix(corpus.database, volume, MAX_VOLUME_CITATIONS)) {
    const page = parseSmallInteger(other.key.slice(volume.length));
    if (page !== null && page > firstPage && (next === null || page < next)) next = page;
  }
  return next;
}

/** The last printed page in the text, where its pages are those of the cited reporter. */
function findLastPrintedPage({ corpus }: CheckContext, firstPage: number, clusterId: number): number | null {
  const pages: number[] = [];
  for (const opinion of corpus.opinions.listByCase(clusterId)) {
    for (const { page } of corpus.opinions.readMarks(opinion).pages) {
      const number = parseSmallInteger(page);
      if (number !== null) pages.push(number);
    }
  }
  if (pages.length === 0) return null;
  const [least, most] = [Math.min(...pages), Math.max(...pages)];
  return least >= firstPage && least <= firstPage + 10 ? most : null;
}

function estimateLastPage(context: CheckContext, firstPage: number, clusterId: number): number | null {
  const { corpus } = context;
  if (!hasOpinionText(context, clusterId)) return null;
  const length = corpus.opinions.listByCase(clusterId).reduce((sum, opinion) => sum + opinion.length, 0);
  return firstPage + Math.ceil(length / MIN_PAGE_CHARS) + 1;
}
