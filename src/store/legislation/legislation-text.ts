import { deflateText, inflateText, MAX_BLOCK_CHARS, sampleDictionary } from "../cases/text-blocks.ts";
import { readMeta, writeMeta } from "../meta.ts";
import type { Database } from "../sqlite/database.ts";

/** Where a text lies among all texts of legislation laid end to end; UTF-16 units. */
export interface TextLocation {
  readonly start: number;
  readonly length: number;
}

export const EMPTY_TEXT: TextLocation = { start: 0, length: 0 };

/** Takes texts in as they come. */
export interface LegislationTextWriter {
  add(text: string): TextLocation;
  /** Writes what is still held back; call once, after the last text. */
  finish(): void;
}

/** UTF-16 units of one block. Sections and footnotes are short, so they share blocks. */
const BLOCK_CHARS = MAX_BLOCK_CHARS;
const DICTIONARY_SAMPLE_CHARS = 2_000_000;
/** The name of the dictionary in `meta`. */
export const LAW_TEXT_DICTIONARY = "law_text_dictionary";

/** The first texts are held back until a compression dictionary can be made of them. */
export function createLegislationTextWriter(database: Database): LegislationTextWriter {
  const insert = database.prepare("INSERT INTO law_text (id, start, data) VALUES (?, ?, ?)");
  let dictionary: Uint8Array | undefined;
  let pending: string[] = [];
  let pendingStart = 0;
  let end = 0;
  let block = 0;

  /** Block `n` begins at `n * BLOCK`, or one unit before it so that no surrogate pair is divided. */
  function writeBlocks(isLast: boolean): void {
    const text = pending.join("");
    dictionary ??= sampleDictionary([text]);
    let from = 0;
    while (pendingStart + from < end) {
      let to = (block + 1) * BLOCK_CHARS - pendingStart;
      if (to > text.length && !isLast) break;
      if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to--;
      insert.run(block++, pendingStart + from, deflateText(text.slice(from, to), dictionary));
      from = Math.min(to, text.length);
    }
    pendingStart += from;
    pending = from < text.length ? [text.slice(from)] : [];
  }

  return {
    add(text) {
      if (text === "") return EMPTY_TEXT;
      const place = { start: end, length: text.length };
      pending.push(text);
      end += text.length;
      if (end - pendingStart > (dictionary ? 16 * BLOCK_CHARS : DICTIONARY_SAMPLE_CHARS)) writeBlocks(false);
      return place;
    },
    finish() {
      if (end === 0) return;
      writeBlocks(true);
      writeMeta(database, LAW_TEXT_DICTIONARY, dictionary!);
    },
  };
}

/** Reads a text, or the part of it between two offsets into it; inflates only the blocks that hold it. */
export type LegislationTextReader = (place: TextLocation, from?: number, to?: number) => string;

export function createLegislationTextReader(database: Database): LegislationTextReader {
  const blocks = database.prepare("SELECT start, data FROM law_text WHERE id BETWEEN ? AND ? ORDER BY id");
  let dictionary: Uint8Array | undefined;
  // Short texts beside each other are read one after another: keep the block that was read last.
  let recent: { readonly start: number; readonly text: string } | undefined;

  return ({ start, length }, from = 0, to = length) => {
    const first = start + Math.max(0, from);
    const end = start + Math.min(length, to);
    if (first >= end) return "";
    if (recent && recent.start <= first && end <= recent.start + recent.text.length) {
      return recent.text.slice(first - recent.start, end - recent.start);
    }
    dictionary ??= readMeta(database, LAW_TEXT_DICTIONARY) as Uint8Array;
    let text = "";
    let origin = -1;
    // The block behind the last may begin one unit early.
    for (const [blockStart, data] of blocks.all(Math.floor(first / BLOCK_CHARS), Math.floor(end / BLOCK_CHARS))) {
      if ((blockStart as number) >= end) break;
      if (origin < 0) origin = blockStart as number;
      recent = { start: blockStart as number, text: inflateText(database.codec, data as Uint8Array, dictionary) };
      text += recent.text;
    }
    return text.slice(first - origin, end - origin);
  };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
