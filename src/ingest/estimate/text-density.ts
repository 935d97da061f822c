import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { createIndexBuilder } from "../../search/build/index-builder.ts";
import { deflateText, MAX_BLOCK_CHARS, splitIntoBlocks } from "../../store/cases/text-blocks.ts";
import { trainDictionary } from "../../store/cases/text-dictionary.ts";
import type { SourceRecord } from "../records/source-record.ts";

/** Bytes of a corpus per character of its opinions. */
export interface TextDensity {
  /** Of the compressed texts. */
  readonly textBytes: number;
  /** Of the postings and the vocabulary. */
  readonly indexBytes: number;
}

/** What was measured of all real samples together. */
export const USUAL_TEXT_DENSITY: TextDensity = { textBytes: 0.356, indexBytes: 0.423 };

/** Some of the texts of an input. */
export interface TextSample {
  /** Passes records on, and keeps the first texts of opinions among them. */
  collect(records: AsyncIterable<SourceRecord>): AsyncIterable<SourceRecord>;
  /** Keeps a text of an opinion, unless there are enough. */
  add(text: string): void;
  /** Measures the density of texts like those that were kept. */
  measureDensity(): Promise<TextDensity>;
}

const MAX_SAMPLED_CHARS = 1_000_000;
/** Fewer are little to conclude from. */
const MIN_SAMPLED_CHARS = 400_000;
/** One block in this number is compressed. */
const BLOCKS_PER_COMPRESSED = 4;
/** A dictionary of other texts saves less than that of the sample does in the sample. */
const TEXT_GROWTH = 1.06;
/**
 * Bytes per character of the index of a million characters of usual texts; and the power of a deviation that remains in
 * a large index, in which rare words, of which texts that deviate have more, take a smaller share. Both were measured on
 * judgments and on generated texts.
 */
const USUAL_SAMPLE_INDEX_BYTES = 0.52;
const INDEX_POWER = 2 / 3;

/** Creates an empty sample. */
export function createTextSample(): TextSample {
  const texts: string[] = [];
  let characters = 0;

  function add(text: string): void {
    if (characters >= MAX_SAMPLED_CHARS) return;
    const kept = text.slice(0, MAX_SAMPLED_CHARS - characters);
    texts.push(kept);
    characters += kept.length;
  }

  return {
    add,
    async *collect(records) {
      for await (const record of records) {
        if (record.kind === "opinion") add(record.opinion.text);
        yield record;
      }
    },
    async measureDensity() {
      if (characters < MIN_SAMPLED_CHARS) return USUAL_TEXT_DENSITY;
      const deviation = (await indexTexts(texts)) / characters / USUAL_SAMPLE_INDEX_BYTES;
      return {
        textBytes: TEXT_GROWTH * (await compressTexts(texts)),
        indexBytes: USUAL_TEXT_DENSITY.indexBytes * deviation ** INDEX_POWER,
      };
    },
  };
}

/** Returns the bytes of the postings and the vocabulary of some texts. */
async function indexTexts(texts: readonly string[]): Promise<number> {
  let bytes = 0;
  const count = (block: Uint8Array) => {
    bytes += block.length;
  };
  const index = createIndexBuilder({
    addTermBlock: (_, block) => count(block),
    addWordBlock: () => undefined,
    addPage: count,
    addLayout: () => undefined,
    putColumn: () => undefined,
  });
  for (const [at, content] of texts.entries()) {
    index.add({ clusterId: at + 1, title: "", content, dateFiled: "", courtId: "", jurisdiction: "US" });
    await yieldToEventLoop();
  }
  index.finish();
  return bytes;
}

/** Returns the bytes per character of some texts if they are compressed. */
async function compressTexts(texts: readonly string[]): Promise<number> {
  const dictionary = trainDictionary(texts);
  let characters = 0;
  let bytes = 0;
  for (const text of texts) {
    if (text.length === 0) continue;
    const blocks = [...splitIntoBlocks(text)];
    for (
      let n = characters === 0 ? 0 : text.length % BLOCKS_PER_COMPRESSED;
      n < blocks.length;
      n += BLOCKS_PER_COMPRESSED
    ) {
      bytes += deflateText(blocks[n]!.text, dictionary).length;
      characters += blocks[n]!.text.length;
    }
    if (text.length > MAX_BLOCK_CHARS) await yieldToEventLoop();
  }
  return bytes / characters;
}
