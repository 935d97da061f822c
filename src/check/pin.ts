import { wholeNumber } from "../citation/characters.ts";
import type { Citation } from "../citation/citation.ts";
import { volumeOfKey } from "../citation/key.ts";
import type { CheckedCitation } from "../contract/check.ts";
import { citationsByPrefix } from "../store/citations.ts";
import type { CheckLibrary } from "./library.ts";
import { holdsText } from "./text-of-case.ts";

type Pin = NonNullable<CheckedCitation["pin"]>;

/** Fewest characters on a printed page: below them no reporter goes, so that a text's length bounds its pages. */
const LEAST_ON_PAGE = 900;

/**
 * Makes the test whether the page that a citation points to lies in the case. Known from the first page, from the page on which the
 * volume's next case begins, from printed pages in the text, or, where it is the whole text, from its length.
 * The test takes a citation, the full citation that it is or stands for, and the case; null where it points to no page.
 */
export function pinTest(
  library: CheckLibrary,
): (given: Citation, full: Citation, clusterId: number | null) => Pin | null {
  const lastPages = new Map<string, number | null>();
  return (given, full, clusterId) =>
    checkPin(given, full, (firstPage) => {
      if (clusterId === null) return null;
      const name = `${clusterId} ${full.key}`;
      let last = lastPages.get(name);
      if (last === undefined) {
        last = lastPageOf(library, full, firstPage, clusterId);
        lastPages.set(name, last);
      }
      return last;
    });
}

function checkPin(given: Citation, full: Citation, lastPageBehind: (firstPage: number) => number | null): Pin | null {
  if (given.pinCite === null) return null;
  const firstPage = wholeNumber(full.page);
  const unknown: Pin = { given: given.pinCite, status: "unknown", firstPage, lastPage: null };
  const pages = pagesOf(given.pinCite);
  if (firstPage === null || pages === null || full.key === null || !isPaged(full)) return unknown;
  const lastPage = lastPageBehind(firstPage);
  const [from, to] = pages;
  const isOutside = from < firstPage || (lastPage !== null && Math.max(from, to) > lastPage);
  const status = isOutside ? "outside" : lastPage === null ? "unknown" : "within";
  return { given: given.pinCite, status, firstPage, lastPage };
}

/** Reporters of which the case's number is a page. */
function isPaged({ format }: Citation): boolean {
  return !["us-neutral", "us-database", "in-insc", "in-insc-lii", "in-neutral", "in-database", "us-slip"].includes(
    format,
  );
}

/** `495`, `at 495`, `pp. 495-96`, `495 n.11`; null for paragraphs, and for what is no page. */
function pagesOf(pin: string): readonly [number, number] | null {
  const match = /^(?:at )?(?:pp?\.? ?)?\*?(\d{1,5})(?:\s?[-–—]\s?(\d{1,5}))?(?!\s?:)/.exec(pin.trim());
  if (match === null) return null;
  const [, first = "", second = ""] = match;
  // `495-96` is 495 to 496.
  const end = second.length < first.length ? first.slice(0, first.length - second.length) + second : second;
  return [Number(first), Number(second === "" ? first : end)];
}

function lastPageOf(library: CheckLibrary, full: Citation, firstPage: number, clusterId: number): number | null {
  const bounds = [nextInVolume(library, full.key!, firstPage), printedPages(library, firstPage, clusterId)].filter(
    (page) => page !== null,
  );
  return bounds.length > 0 ? Math.min(...bounds) : byLength(library, firstPage, clusterId);
}

const VOLUME = 5_000;

/** The page on which the next case of the volume begins; the one before may end on it. */
function nextInVolume({ corpus }: CheckLibrary, key: string, firstPage: number): number | null {
  const volume = volumeOfKey(key);
  let next: number | null = null;
  for (const other of citationsByPrefix(corpus.database, volume, VOLUME)) {
    const page = wholeNumber(other.key.slice(volume.length));
    if (page !== null && page > firstPage && (next === null || page < next)) next = page;
  }
  return next;
}

/** The last printed page in the text, where its pages are those of the cited reporter. */
function printedPages({ corpus }: CheckLibrary, firstPage: number, clusterId: number): number | null {
  const pages: number[] = [];
  for (const opinion of corpus.opinions.ofCase(clusterId)) {
    for (const { page } of corpus.opinions.marks(opinion).pages) {
      const number = wholeNumber(page);
      if (number !== null) pages.push(number);
    }
  }
  if (pages.length === 0) return null;
  const [least, most] = [Math.min(...pages), Math.max(...pages)];
  return least >= firstPage && least <= firstPage + 10 ? most : null;
}

function byLength(library: CheckLibrary, firstPage: number, clusterId: number): number | null {
  const { corpus } = library;
  if (!holdsText(library, clusterId)) return null;
  const length = corpus.opinions.ofCase(clusterId).reduce((sum, opinion) => sum + opinion.length, 0);
  return firstPage + Math.ceil(length / LEAST_ON_PAGE) + 1;
}
