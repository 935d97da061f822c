import type { Citation } from "../citation/citation.ts";
import { toVolumePrefix } from "../citation/key.ts";
import type { CheckedCitation } from "../contract/schemas/citations/check.ts";
import type { CitationEntry, OpinionMarks, OpinionPart } from "../corpus/port/case-reader.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import { parseSmallInteger } from "../text/numerals.ts";
import { hasOpinionText } from "./opinion-kinds.ts";

/** Result of a check whether the page to which a citation points lies in its case. */
export type PinCheck = NonNullable<CheckedCitation["pin"]>;

/** A citation whose pin cite is checked. */
export interface PinCitation {
  readonly given: Citation;
  /** The full citation: `given` itself, or the one to which the short form refers. */
  readonly full: Citation;
  /** Cluster id of the case; `null` if the corpus does not contain it. */
  readonly clusterId: number | null;
}

/** Number of citations that are checked before other tasks run. */
const CITATIONS_PER_SLICE = 16;

/**
 * Checks for each citation whether the page to which it points lies in the case; `null` if it points to none. The lower
 * bound is the first page. The upper bound is the page on which the next case of the volume begins, or the last printed
 * page in the text, or an estimate by the length of the text.
 */
export async function* checkPinCites(
  corpus: Corpus,
  citations: readonly PinCitation[],
): AsyncGenerator<void, (PinCheck | null)[]> {
  const checks: (PinCheck | null)[] = [];
  const lastPages = new Map<string, number | null>();
  const volumes: Volumes = new Map();
  for (let from = 0; from < citations.length; from += CITATIONS_PER_SLICE) {
    const slice = citations.slice(from, from + CITATIONS_PER_SLICE).map(readPinCite);
    await addLastPages(
      corpus,
      slice.filter((pin) => pin !== null && "cited" in pin),
      lastPages,
      volumes,
    );
    for (const pin of slice) {
      if (pin === null) checks.push(null);
      else if (!("cited" in pin)) checks.push(pin);
      else checks.push(checkPages(pin, pin.clusterId === null ? null : (lastPages.get(pin.cited) ?? null)));
    }
    yield;
  }
  return checks;
}

/** A pin cite to pages of a reporter; `pages` are the first and the last, both included. */
interface PageReference {
  readonly pinCite: string;
  readonly pages: readonly [number, number];
  readonly firstPage: number;
  readonly key: string;
  readonly clusterId: number | null;
  /** Key of case and citation, under which the last page is cached. */
  readonly cited: string;
}

function readPinCite({ given, full, clusterId }: PinCitation): PageReference | PinCheck | null {
  const { pinCite } = given;
  if (pinCite === null) return null;
  const { key } = full;
  const firstPage = parseSmallInteger(full.page);
  const pages = parsePages(pinCite);
  if (firstPage === null || pages === null || key === null || !isCitedByPage(full))
    return { given: pinCite, status: "unknown", firstPage, lastPage: null };
  return { pinCite, pages, firstPage, key, clusterId, cited: `${clusterId} ${key}` };
}

function checkPages({ pinCite, pages: [from, to], firstPage }: PageReference, lastPage: number | null): PinCheck {
  const isOutside = from < firstPage || (lastPage !== null && Math.max(from, to) > lastPage);
  const status = isOutside ? "outside" : lastPage === null ? "unknown" : "within";
  return { given: pinCite, status, firstPage, lastPage };
}

/** Returns whether the number of a case in its reporter is a page. */
function isCitedByPage({ format }: Citation): boolean {
  return !["us-neutral", "us-database", "in-insc", "in-insc-lii", "in-neutral", "in-database", "us-slip"].includes(
    format,
  );
}

/** Parses `495`, `at 495`, `pp. 495-96`, `495 n.11`; returns `null` for paragraphs and anything else. */
function parsePages(pin: string): readonly [number, number] | null {
  const match = /^(?:at )?(?:pp?\.? ?)?\*?(\d{1,5})(?:\s?[-–—]\s?(\d{1,5}))?(?!\s?:)/.exec(pin.trim());
  if (match === null) return null;
  const [, first = "", second = ""] = match;
  // `495-96` is 495 to 496.
  const end = second.length < first.length ? first.slice(0, first.length - second.length) + second : second;
  return [Number(first), Number(second === "" ? first : end)];
}

/** Pages on which the cases of each volume begin, by the prefix of its keys. */
type Volumes = Map<string, readonly number[]>;

/** Adds to `lastPages` the last page of each cited case that it does not contain. */
async function addLastPages(
  corpus: Corpus,
  references: readonly PageReference[],
  lastPages: Map<string, number | null>,
  volumes: Volumes,
): Promise<void> {
  const unique = new Map(references.map((reference) => [reference.cited, reference]));
  const missing = [...unique.values()].flatMap(({ clusterId, ...reference }) =>
    clusterId === null || lastPages.has(reference.cited) ? [] : [{ clusterId, ...reference }],
  );
  await addVolumes(
    corpus,
    missing.map(({ key }) => toVolumePrefix(key)),
    volumes,
  );
  const clusterIds = missing.map(({ clusterId }) => clusterId);
  const [opinions, marks] = await Promise.all([
    corpus.cases.listOpinions(clusterIds),
    corpus.cases.readMarks(clusterIds),
  ]);
  missing.forEach(({ cited, key, firstPage }, at) => {
    const next = findNextPage(volumes.get(toVolumePrefix(key))!, firstPage);
    const bounds = [next, findLastPrintedPage(marks[at]!, firstPage)].filter((page) => page !== null);
    lastPages.set(cited, bounds.length > 0 ? Math.min(...bounds) : estimateLastPage(opinions[at]!, firstPage));
  });
}

const MAX_VOLUME_CITATIONS = 5_000;

async function addVolumes({ cases }: Corpus, prefixes: readonly string[], volumes: Volumes): Promise<void> {
  const missing = [...new Set(prefixes)].filter((prefix) => !volumes.has(prefix));
  const lists = await Promise.all(missing.map((prefix) => cases.listCitations(prefix, MAX_VOLUME_CITATIONS)));
  missing.forEach((prefix, at) => void volumes.set(prefix, listFirstPages(lists[at]!, prefix)));
}

function listFirstPages(citations: readonly CitationEntry[], prefix: string): number[] {
  return citations.map(({ key }) => parseSmallInteger(key.slice(prefix.length))).filter((page) => page !== null);
}

/** Returns the page on which the next case of the volume begins; the preceding case can end on it. */
function findNextPage(firstPages: readonly number[], firstPage: number): number | null {
  let next: number | null = null;
  for (const page of firstPages) if (page > firstPage && (next === null || page < next)) next = page;
  return next;
}

/** Returns the last printed page in the text, if its pages are those of the cited reporter. */
function findLastPrintedPage(marks: readonly OpinionMarks[], firstPage: number): number | null {
  const pages = marks.flatMap((opinion) =>
    opinion.pages.map(({ page }) => parseSmallInteger(page)).filter((page) => page !== null),
  );
  if (pages.length === 0) return null;
  const [least, most] = [Math.min(...pages), Math.max(...pages)];
  return least >= firstPage && least <= firstPage + 10 ? most : null;
}

/** Minimum number of characters on a printed page of any reporter; with it, the length of a text bounds its pages. */
const MIN_PAGE_CHARS = 900;

function estimateLastPage(opinions: readonly OpinionPart[], firstPage: number): number | null {
  if (!hasOpinionText(opinions)) return null;
  const length = opinions.reduce((sum, opinion) => sum + opinion.length, 0);
  return firstPage + Math.ceil(length / MIN_PAGE_CHARS) + 1;
}
