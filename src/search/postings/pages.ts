import { POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings.ts";

/** Pages kept in memory at most, twice over (a young and an old generation): 2 x 4 MiB. */
const CACHED_PAGES = 1024;

/** Lays posting lists end to end over pages of equal size; a list's place is its offset in the whole. */
export class PageWriter {
  readonly #writer: PostingWriter;
  readonly #page = new Uint8Array(POSTING_PAGE_BYTES);
  #used = 0;
  #offset = 0;

  constructor(writer: PostingWriter) {
    this.#writer = writer;
  }

  /** Gives the offset of the first byte written. */
  append(bytes: Uint8Array): number {
    const offset = this.#offset;
    for (let from = 0; from < bytes.length; ) {
      const length = Math.min(bytes.length - from, POSTING_PAGE_BYTES - this.#used);
      this.#page.set(bytes.subarray(from, from + length), this.#used);
      this.#used += length;
      from += length;
      if (this.#used === POSTING_PAGE_BYTES) this.#flush();
    }
    this.#offset += bytes.length;
    return offset;
  }

  finish(): void {
    if (this.#used > 0) this.#flush();
  }

  #flush(): void {
    this.#writer.addPage(this.#page.slice(0, this.#used));
    this.#used = 0;
  }
}

/** Reads ranges of the bytes that a {@link PageWriter} laid out. */
export class PageReader {
  readonly #reader: PostingReader;
  #young = new Map<number, Uint8Array>();
  #old = new Map<number, Uint8Array>();

  constructor(reader: PostingReader) {
    this.#reader = reader;
  }

  /** The bytes `[offset, offset + length)`; not to be changed. */
  view(offset: number, length: number): Uint8Array {
    const first = Math.floor(offset / POSTING_PAGE_BYTES);
    const start = offset - first * POSTING_PAGE_BYTES;
    if (start + length <= POSTING_PAGE_BYTES) return this.#page(first).subarray(start, start + length);
    this.load(offset, length);
    const bytes = new Uint8Array(length);
    let filled = 0;
    for (let n = first; filled < length; n++) {
      const page = this.#page(n);
      const from = filled === 0 ? start : 0;
      const part = page.subarray(from, from + length - filled);
      if (part.length === 0) break;
      bytes.set(part, filled);
      filled += part.length;
    }
    return bytes;
  }

  /** Fetches all pages of a range in one go, where most of them will be wanted. */
  load(offset: number, length: number): void {
    const last = Math.floor((offset + length - 1) / POSTING_PAGE_BYTES);
    for (let n = Math.floor(offset / POSTING_PAGE_BYTES); n <= last; n++) {
      if (this.#young.has(n) || this.#old.has(n)) continue;
      let end = n;
      while (end < last && !this.#young.has(end + 1) && !this.#old.has(end + 1)) end++;
      for (const page of this.#reader.pages(n, end)) this.#keep(n++, page);
    }
  }

  #page(n: number): Uint8Array {
    const young = this.#young.get(n);
    if (young) return young;
    const page = this.#old.get(n) ?? this.#reader.pages(n, n)[0] ?? new Uint8Array(0);
    this.#keep(n, page);
    return page;
  }

  #keep(n: number, page: Uint8Array): void {
    if (this.#young.size >= CACHED_PAGES) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(n, page);
  }
}
