import type { CorpusFile } from "../file/corpus-file.ts";
import { createDamageError } from "../file/trailer.ts";

/** The pages of a database file that nobody writes. */
export interface PageCache {
  readonly count: number;
  /** Bytes of each page that are in use. */
  readonly usableBytes: number;
  /** Reads a page, numbered from 1, without caching it. */
  readPage(number: number): DataView;
  /** Whether the memory of pages that are viewed is reused. */
  readonly isReused: boolean;
  /** As {@link readPage}, through the cache: if memory is reused, the page is valid until the next call. */
  viewPage(number: number): DataView;
}

/** Pages that are read at once if the one before them was read last: a long list is read from its beginning to its end. */
const RUN_PAGES = 8;

/**
 * Opens the pages of a database file. If the file can be read into given memory, the pages that were read last are kept in
 * memory that is reused: allocating it for every page takes as long as reading it.
 * @param cachedPages number of pages that are kept
 */
export function openPageCache(file: CorpusFile, cachedPages?: number): PageCache {
  const header = toDataView(file.read(0, 100));
  // 65,536 does not fit into two bytes and is written as 1.
  const size = header.getUint16(16) === 1 ? 65_536 : header.getUint16(16);
  const count = Math.floor(file.size / size);
  const runs = Math.ceil((cachedPages ?? chooseCachedPages(count)) / RUN_PAGES);
  /** By run: the memory of its pages. By place: the page that is there. By page: its place. */
  const memory: Uint8Array[] = [];
  const pages: DataView[] = [];
  const pageAt: number[] = [];
  const placeOf = new Map<number, number>();
  let next = 0;
  let last = 0;

  function readPage(number: number): DataView {
    requirePage(number);
    return toDataView(file.read((number - 1) * size, size));
  }

  function requirePage(number: number): void {
    if (number < 2 || number > count) throw createDamageError(`a table goes on at page ${number} of ${count}`);
  }

  function viewPage(number: number): DataView {
    const known = placeOf.get(number);
    if (known !== undefined) return pages[known]!;
    requirePage(number);
    const place = next % RUN_PAGES;
    const most = number === last + 1 ? Math.min(RUN_PAGES - place, count - number + 1) : 1;
    const run = Math.floor(next / RUN_PAGES);
    memory[run] ??= new Uint8Array(RUN_PAGES * size);
    for (let at = next; at < next + most; at++) placeOf.delete(pageAt[at]!);
    const into = memory[run].subarray(place * size, (place + most) * size);
    if (file.readInto!((number - 1) * size, into) < into.length) throw createDamageError("it ends within a page");
    for (let i = 0; i < most; i++) {
      pages[next + i] ??= new DataView(memory[run].buffer, (place + i) * size, size);
      pageAt[next + i] = number + i;
      placeOf.set(number + i, next + i);
    }
    const page = pages[next]!;
    last = number + most - 1;
    next = (next + most) % (runs * RUN_PAGES);
    return page;
  }

  return {
    count,
    usableBytes: size - header.getUint8(20),
    isReused: file.readInto !== undefined,
    readPage,
    viewPage: file.readInto ? viewPage : readPage,
  };
}

/** Share of a file that each of its tables may keep, between two numbers of pages: from 8 to 32 MiB. */
const CACHED_SHARE = 1 / 16;
const MIN_CACHED_PAGES = 512;
/** The system keeps what is read of a file of gigabytes: a bounded process is worth more than copies of that. */
const MAX_CACHED_PAGES = 2048;

function chooseCachedPages(count: number): number {
  return Math.max(MIN_CACHED_PAGES, Math.min(MAX_CACHED_PAGES, CACHED_SHARE * count));
}

function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
