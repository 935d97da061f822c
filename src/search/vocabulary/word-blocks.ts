import { MAX_POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings/posting-tables.ts";
import { comparePrefix, decodeUtf8, encodeUtf8 } from "../../text/code-points.ts";
import { ByteReader, ByteWriter } from "../postings/bytes.ts";
import { FrontCodedReader, writeFrontCoded } from "./front-coding.ts";
import { iterateBlocks } from "./iterate-blocks.ts";

/** Writes all words in code-point order, each front-coded against the word before; for prefix look-ups. */
export class WordBlockWriter {
  readonly #writer: PostingWriter;
  readonly #block = new ByteWriter(MAX_POSTING_PAGE_BYTES);
  #first = "";
  #last: Uint8Array = new Uint8Array(0);

  constructor(writer: PostingWriter) {
    this.#writer = writer;
  }

  /** Adds the next word. */
  add(word: string): void {
    const bytes = encodeUtf8(word);
    if (this.#block.length > 0 && this.#block.length + bytes.length + 4 > MAX_POSTING_PAGE_BYTES) this.finish();
    if (this.#block.length === 0) {
      this.#first = word;
      this.#last = new Uint8Array(0);
    }
    writeFrontCoded(this.#block, this.#last, bytes);
    this.#last = bytes;
  }

  /** Writes the last block. */
  finish(): void {
    if (this.#block.length > 0) this.#writer.addWordBlock(this.#first, this.#block.view().slice());
    this.#block.clear();
  }
}

/** Iterates over every word, in code-point order. */
export function* iterateWords(postings: PostingReader): Generator<string> {
  for (const block of iterateBlocks(postings.visitWordBlocks, readFirstWord)) {
    const word = new FrontCodedReader();
    const reader = new ByteReader(block);
    while (reader.at < block.length) {
      word.read(reader);
      yield decodeUtf8(word.view());
    }
  }
}

function readFirstWord(block: Uint8Array): string {
  const word = new FrontCodedReader();
  word.read(new ByteReader(block));
  return decodeUtf8(word.view());
}

/** Finds every word that begins with `prefix`, in code-point order. */
export function findWordsByPrefix(postings: PostingReader, prefix: string): string[] {
  const found: string[] = [];
  const wanted = encodeUtf8(prefix);
  const word = new FrontCodedReader();
  postings.visitWordBlocks(prefix, (block) => {
    const reader = new ByteReader(block);
    while (reader.at < block.length) {
      word.read(reader);
      const order = comparePrefix(word.bytes, word.length, wanted);
      if (order > 0) return false;
      if (order === 0) found.push(decodeUtf8(word.view()));
    }
    return true;
  });
  return found;
}
