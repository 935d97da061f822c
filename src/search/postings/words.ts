import { POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";
import { compareCodePoints, utf8, utf8Text } from "./code-points.ts";
import { readShared, writeShared } from "./terms.ts";

/** Writes all words in code-point order, each as what it does not share with the one before; for `term*`. */
export class WordWriter {
  readonly #writer: PostingWriter;
  readonly #block = new ByteWriter(POSTING_PAGE_BYTES);
  #first = "";
  #last: Uint8Array = new Uint8Array(0);

  constructor(writer: PostingWriter) {
    this.#writer = writer;
  }

  add(word: string): void {
    const bytes = utf8(word);
    if (this.#block.length > 0 && this.#block.length + bytes.length + 4 > POSTING_PAGE_BYTES) this.finish();
    if (this.#block.length === 0) {
      this.#first = word;
      this.#last = new Uint8Array(0);
    }
    writeShared(this.#block, this.#last, bytes);
    this.#last = bytes;
  }

  finish(): void {
    if (this.#block.length > 0) this.#writer.addWordBlock(this.#first, this.#block.view().slice());
    this.#block.clear();
  }
}

/** Every word that begins with `prefix`, in code-point order. */
export function wordsWithPrefix(postings: PostingReader, prefix: string): string[] {
  const found: string[] = [];
  postings.eachWordBlock(prefix, (block) => {
    const reader = new ByteReader(block);
    let bytes: Uint8Array = new Uint8Array(0);
    while (reader.at < block.length) {
      bytes = readShared(reader, bytes);
      const word = utf8Text(bytes);
      if (word.startsWith(prefix)) found.push(word);
      else if (compareCodePoints(word, prefix) > 0) return false;
    }
    return true;
  });
  return found;
}
