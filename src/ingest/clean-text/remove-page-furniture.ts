import type { PrintedLine } from "./printed-line.ts";

const PAGE_NUMBER = /^(?:-+ ?)?\d{1,4}(?: ?-+)?$|^page \d{1,4}(?: of \d{1,4})?$/i;
/** Minimum number of pages with a running head. */
const MIN_RUNNING_HEAD_PAGES = 3;

/**
 * Removes page numbers and running heads, which can only be the first or last line of a page; in a text without page
 * breaks a line in the middle is a page number only if it continues a count. Numbers of the opinion itself are kept.
 */
export function removePageFurniture(pages: readonly (readonly PrintedLine[])[]): PrintedLine[][] {
  if (pages.length === 1) return [removeCountedPages(pages[0] ?? [])];
  const heads = new Map<string, number>();
  for (const page of pages) {
    for (const edge of findPageEdges(page)) {
      const head = toPattern(edge);
      heads.set(head, (heads.get(head) ?? 0) + 1);
    }
  }
  const isFurniture = (line: PrintedLine) =>
    PAGE_NUMBER.test(line.text) ||
    (heads.get(toPattern(line)) ?? 0) >= Math.max(MIN_RUNNING_HEAD_PAGES, pages.length / 3);
  return pages.map((page) => {
    const edges = new Set(findPageEdges(page).filter(isFurniture));
    return page.filter((line) => !edges.has(line));
  });
}

/** Returns the two outermost printed lines at either end of a page. */
function findPageEdges(page: readonly PrintedLine[]): PrintedLine[] {
  const first: PrintedLine[] = [];
  for (let i = 0; i < page.length && first.length < 2; i++) {
    const line = page[i];
    if (line && line.text !== "") first.push(line);
  }
  for (let i = page.length - 1, found = 0; i >= 0 && found < 2; i--) {
    const line = page[i];
    if (!line || line.text === "") continue;
    found++;
    if (!first.includes(line)) first.push(line);
  }
  return first;
}

function toPattern(line: PrintedLine): string {
  return line.text.replace(/\d+/g, "#");
}

/** Finds page numbers: lines that consist of 2, 3, 4 … in this order; a single number is not one. */
function removeCountedPages(lines: readonly PrintedLine[]): PrintedLine[] {
  const counted: PrintedLine[][] = [];
  let run: PrintedLine[] = [];
  let next = -1;
  for (const line of lines) {
    if (!/^\d{1,4}$/.test(line.text)) continue;
    const page = Number(line.text);
    if (page !== next) {
      counted.push(run);
      run = [];
    }
    run.push(line);
    next = page + 1;
  }
  const furniture = new Set([...counted, run].filter((pages) => pages.length >= MIN_RUNNING_HEAD_PAGES).flat());
  return lines.filter((line) => !furniture.has(line));
}
