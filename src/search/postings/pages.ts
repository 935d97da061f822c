import { MAX_POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings/posting-tables.ts";
import { EMPTY_BYTES } from "./bytes.ts";
import { DecodedBlock } from "./decoded-block.ts";

/** Writes posting lists one after another onto pages of equal size; a list is found by its offset in all pages. */
export class PageWriter {
  readonly #writer: PostingWriter;
  readonly #page = new Uint8Array(MAX_POSTING_PAGE_BYTES);
  #used = 0;
  #offset = 0;

  constructor(writer: PostingWriter) {
    this.#writer = writer;
  }

  /** Appends bytes; returns the offset of the first one. */
  append(bytes: Uint8Array): number {
    const offset = this.#offset;
    for (let from = 0; from < bytes.length; ) {
      const length = Math.min(bytes.length - from, MAX_POSTING_PAGE_BYTES - this.#used);
      this.#page.set(bytes.subarray(from, from + length), this.#used);
      this.#used += length;
      from += length;
      if (this.#used === MAX_POSTING_PAGE_BYTES) this.#flush();
    }
    this.#offset += bytes.length;
    return offset;
  }

  /** Writes the last page. */
  finish(): void {
    if (this.#used > 0) this.#flush();
  }

  #flush(): void {
    this.#writer.addPage(this.#page.slice(0, this.#used));
    this.#used = 0;
  }
}

/** Reads ranges of the bytes that a {@link PageWriter} has written; nobody else may read pages through its reader. */
export class PageReader {
  readonly #reader: PostingReader;
  readonly decoded = new DecodedBlock();
  bytes: Uint8Array = EMPTY_BYTES;
  at = 0;
  /** Ranges that span several pages. */
  #joined: Uint8Array = new Uint8Array(MAX_POSTING_PAGE_BYTES);
  #recent = -1;
  #recentPage: Uint8Array = EMPTY_BYTES;
  #viewed = -1;
  #viewedPage: Uint8Array = EMPTY_BYTES;

  constructor(reader: PostingReader) {
    this.#reader = reader;
  }

  /** Copies the bytes `[offset, offset + length)`. */
  copy(offset: number, length: number): Uint8Array {
    this.locate(offset, length);
    return this.bytes.slice(this.at, this.at + length);
  }

  /** As {@link copy}, for ranges that often lie on the same page, which is copied once: the caller must not change it. */
  view(offset: number, length: number): Uint8Array {
    const page = Math.floor(offset / MAX_POSTING_PAGE_BYTES);
    const at = offset - page * MAX_POSTING_PAGE_BYTES;
    if (at + length > MAX_POSTING_PAGE_BYTES) return this.copy(offset, length);
    if (page !== this.#viewed) this.#viewedPage = this.#page(page).slice();
    this.#viewed = page;
    return this.#viewedPage.subarray(at, at + length);
  }

  /** Locates a range without creating a view: it begins at {@link at} in {@link bytes}, until the next call. */
  locate(offset: number, length: number): void {
    const first = Math.floor(offset / MAX_POSTING_PAGE_BYTES);
    this.at = offset - first * MAX_POSTING_PAGE_BYTES;
    if (this.at + length <= MAX_POSTING_PAGE_BYTES) this.bytes = this.#page(first);
    else this.#join(first, length);
  }

  #join(first: number, length: number): void {
    if (this.#joined.length < length) this.#joined = new Uint8Array(2 * length);
    let filled = 0;
    for (let n = first; filled < length; n++) {
      const page = this.#page(n);
      const from = filled === 0 ? this.at : 0;
      const part = page.subarray(from, from + length - filled);
      if (part.length === 0) break;
      this.#joined.set(part, filled);
      filled += part.length;
    }
    this.bytes = this.#joined;
    this.at = 0;
  }

  #page(n: number): Uint8Array {
    if (n === this.#recent) return this.#recentPage;
    this.#recentPage = this.#reader.readPage(n) ?? EMPTY_BYTES;
    this.#recent = n;
    return this.#recentPage;
  }
}
