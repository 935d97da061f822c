import { POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings.ts";
import { everyBlock } from "./blocks.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";
import { comparePrefix, utf8, utf8Text } from "./code-points.ts";
import { SharedBytes, writeShared } from "./shared-bytes.ts";

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

/** Every word, in code-point order. */
export function* everyWord(postings: PostingReader): Generator<string> {
  for (const block of everyBlock(postings.eachWordBlock, firstWord)) {
    const word = new SharedBytes();
    const reader = new ByteReader(block);
    while (reader.at < block.length) {
      word.read(reader);
      yield utf8Text(word.view());
    }
  }
}

function firstWord(block: Uint8Array): string {
  const word = new SharedBytes();
  word.read(new ByteReader(block));
  return utf8Text(word.view());
}

/** Every word that begins with `prefix`, in code-point order. */
export function wordsWithPrefix(postings: PostingReader, prefix: string): string[] {
  const found: string[] = [];
  const wanted = utf8(prefix);
  const word = new SharedBytes();
  postings.eachWordBlock(prefix, (block) => {
    const reader = new ByteReader(block);
    while (reader.at < block.length) {
      word.read(reader);
      const order = comparePrefix(word.bytes, word.length, wanted);
      if (order > 0) return false;
      if (order === 0) found.push(utf8Text(word.view()));
    }
    return true;
  });
  return found;
}
