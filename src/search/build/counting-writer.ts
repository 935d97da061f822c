import type { PostingWriter } from "../../store/postings/posting-tables.ts";

/** Writes to another writer and counts the bytes. */
export class CountingWriter implements PostingWriter {
  /** Bytes written so far. */
  bytes = 0;
  readonly #target: PostingWriter;

  constructor(target: PostingWriter) {
    this.#target = target;
  }

  addTermBlock(firstStem: string, block: Uint8Array): void {
    this.bytes += block.length;
    this.#target.addTermBlock(firstStem, block);
  }

  addWordBlock(firstWord: string, block: Uint8Array): void {
    this.bytes += block.length;
    this.#target.addWordBlock(firstWord, block);
  }

  addPage(block: Uint8Array): void {
    this.bytes += block.length;
    this.#target.addPage(block);
  }

  addLayout(ordinal: number, block: Uint8Array): void {
    this.bytes += block.length;
    this.#target.addLayout(ordinal, block);
  }

  putColumn(name: string, bytes: Uint8Array): void {
    this.bytes += bytes.length;
    this.#target.putColumn(name, bytes);
  }
}
