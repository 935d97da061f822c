import { ByteReader, ByteWriter, readDeltas, readVarints, skipVarints } from "../postings/bytes.ts";

/** Words of a judgment from one checkpoint to the next. */
export const WORDS_PER_CHECKPOINT = 64;

/** Where a judgment's words, sentences and paragraphs begin. Words are numbered from 0 within the judgment. */
export interface TextLayout {
  /** Checkpoints: UTF-16 offset of word 0, 64, 128, … in the judgment's text. */
  readonly checkpoints: Uint32Array;
  /** The number of the first word of each sentence, ascending. */
  readonly sentences: Uint32Array;
  /** The same for paragraphs. */
  readonly paragraphs: Uint32Array;
}

/** Packs a judgment's layout while its words are read; reusable after {@link TextLayoutEncoder.finish}. */
export class TextLayoutEncoder {
  readonly #checkpoints = new ByteWriter();
  readonly #boundaries = new ByteWriter();
  #checkpointCount = 0;
  #boundaryCount = 0;
  #lastOffset = 0;
  #lastBoundary = 0;

  /** Adds the offset of the next checkpoint. */
  addCheckpoint(offset: number): void {
    this.#checkpoints.writeVarint(offset - this.#lastOffset);
    this.#lastOffset = offset;
    this.#checkpointCount++;
  }

  /** Adds the first word of the next sentence or paragraph. */
  addBoundary(word: number, isParagraph: boolean): void {
    this.#boundaries.writeVarint((word - this.#lastBoundary) * 2 + (isParagraph ? 1 : 0));
    this.#lastBoundary = word;
    this.#boundaryCount++;
  }

  /** Returns the packed layout. */
  finish(): Uint8Array {
    const layout = new ByteWriter(this.#checkpoints.length + this.#boundaries.length + 16);
    layout.writeVarint(this.#checkpointCount);
    layout.append(this.#checkpoints.view());
    layout.writeVarint(this.#boundaryCount);
    layout.append(this.#boundaries.view());
    this.#checkpoints.clear();
    this.#boundaries.clear();
    this.#checkpointCount = this.#boundaryCount = this.#lastOffset = this.#lastBoundary = 0;
    return layout.view().slice();
  }
}

/** Decodes a layout. Snippets need checkpoints, proximity needs boundaries: either is decoded on first use. */
export function decodeTextLayout(bytes: Uint8Array): TextLayout {
  const reader = new ByteReader(bytes);
  const count = reader.readVarint();
  const checkpointsAt = reader.at;
  let checkpoints: Uint32Array | undefined;
  let boundaries: Boundaries | undefined;
  const decoded = () => {
    boundaries ??= decodeBoundaries(bytes, skipVarints(bytes, checkpointsAt, count));
    return boundaries;
  };
  return {
    get checkpoints() {
      if (!checkpoints) {
        checkpoints = new Uint32Array(count);
        readDeltas(bytes, checkpointsAt, count, 0, checkpoints);
      }
      return checkpoints;
    },
    get sentences() {
      return decoded().sentences;
    },
    get paragraphs() {
      return decoded().paragraphs;
    },
  };
}

type Boundaries = Pick<TextLayout, "sentences" | "paragraphs">;

function decodeBoundaries(bytes: Uint8Array, at: number): Boundaries {
  const reader = new ByteReader(bytes, at);
  const sentences = new Uint32Array(reader.readVarint());
  const paragraphs = new Uint32Array(sentences.length);
  readVarints(bytes, reader.at, sentences.length, sentences);
  let word = 0;
  let count = 0;
  for (let i = 0; i < sentences.length; i++) {
    const code = sentences[i]!;
    sentences[i] = word += code >>> 1;
    if (code & 1) paragraphs[count++] = word;
  }
  return { sentences, paragraphs: paragraphs.slice(0, count) };
}
