import type { CorpusFile } from "../file/corpus-file.ts";

/** The pages of a database file that nobody writes. */
export interface PageCache {
  readonly count: number;
  /** Bytes of each page that are in use. */
  readonly usableBytes: number;
  /**
   * Reads a page, numbered from 1. It is valid until the next call if the file is read into given memory.
   * @throws RangeError if there is no such page
   */
  viewPage(number: number): DataView;
}

/** Pages that are read at once if the one before them was read last: a long list is read from its beginning to its end. */
const RUN_PAGES = 8;
/** 8 MiB, if so many are read: the system caches more, and reading a page again takes microseconds. */
const CACHED_PAGES = 512;

/**
 * Opens the pages of a database file. If the file can be read into given memory, the pages that were read last are kept in
 * memory that is reused: allocating it for every page takes as long as reading it.
 */
export function openPageCache(file: CorpusFile): PageCache {
  const header = toDataView(file.read(0, 100));
  // 65,536 does not fit into two bytes and is written as 1.
  const size = header.getUint16(16) === 1 ? 65_536 : header.getUint16(16);
  const count = Math.floor(file.size / size);
  /** By run: the memory of its pages. By place: the page that is there. By page: its place. */
  const memory: Uint8Array[] = [];
  const pages: DataView[] = [];
  const pageAt: number[] = [];
  const placeOf = new Map<number, number>();
  let next = 0;
  let last = 0;

  function viewPage(number: number): DataView {
    const known = placeOf.get(number);
    if (known !== undefined) return pages[known]!;
    if (number < 2 || number > count) throw new RangeError();
    const offset = (number - 1) * size;
    if (!file.readInto) return toDataView(file.read(offset, size));
    const place = next % RUN_PAGES;
    const most = number === last + 1 ? Math.min(RUN_PAGES - place, count - number + 1) : 1;
    const run = Math.floor(next / RUN_PAGES);
    memory[run] ??= new Uint8Array(RUN_PAGES * size);
    for (let at = next; at < next + most; at++) placeOf.delete(pageAt[at]!);
    const into = memory[run].subarray(place * size, (place + most) * size);
    if (file.readInto(offset, into) < into.length) throw new RangeError();
    for (let i = 0; i < most; i++) {
      pages[next + i] ??= new DataView(memory[run].buffer, (place + i) * size, size);
      pageAt[next + i] = number + i;
      placeOf.set(number + i, next + i);
    }
    last = number + most - 1;
    next = (next + most) % CACHED_PAGES;
    return viewPage(number);
  }

  return { count, usableBytes: size - header.getUint8(20), viewPage };
}

function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
