import { deflateText, inflateText, isHighSurrogate, MAX_BLOCK_CHARS } from "../cases/text-blocks.ts";
import { trainDictionary } from "../cases/text-dictionary.ts";
import { readMetaBlob, writeMeta } from "../meta.ts";
import type { Database } from "../sqlite/database.ts";
import type { PreparedStatement } from "../sqlite/prepared-statement.ts";
import { readBlob, readNumber } from "../sqlite/row.ts";
import { splitLawOffset } from "../union/union-ids.ts";

/** Location of a text in the concatenation of all texts of legislation; UTF-16 code units. */
export interface TextLocation {
  readonly start: number;
  readonly length: number;
}

/** Location of every empty text. */
export const EMPTY_TEXT: TextLocation = { start: 0, length: 0 };

/** Stores texts of legislation. */
export interface LegislationTextWriter {
  /** What is held back, for a writer that continues. */
  readonly state: LegislationTextState;
  /** Adds a text; returns its location. */
  add(text: string): TextLocation;
  /** Writes the texts that are still held back; call once, after the last text. */
  finish(): void;
}

/** What a writer of texts holds back. */
export interface LegislationTextState {
  /** The texts that are not written yet. */
  readonly pending: string;
  /** Where these begin among all texts. */
  readonly start: number;
  /** Number of blocks that are written. */
  readonly blocks: number;
  /** Bytes of the compression dictionary; null until enough texts are known. */
  readonly dictionary: readonly number[] | null;
}

/** Sections and footnotes are short, so they share blocks. */
const MAX_PENDING_CHARS = 16 * MAX_BLOCK_CHARS;
const DICTIONARY_SAMPLE_CHARS = 2_000_000;
/** The name of the dictionary in `meta`. */
export const LAW_TEXT_DICTIONARY = "law_text_dictionary";

/**
 * Creates a writer of texts. The first ones are held back until they suffice for a compression dictionary.
 * @param restored state of another writer of the same database
 */
export function createLegislationTextWriter(
  database: Database,
  restored: LegislationTextState | null = null,
): LegislationTextWriter {
  return new BlockedTextWriter(database, restored);
}

class BlockedTextWriter implements LegislationTextWriter {
  readonly #database: Database;
  readonly #insert: PreparedStatement;
  #dictionary: Uint8Array | undefined;
  #pending: string[] = [];
  /** Where the pending texts begin among all texts, and where they end. */
  #pendingStart = 0;
  #end = 0;
  #block = 0;

  constructor(database: Database, restored: LegislationTextState | null) {
    this.#database = database;
    this.#insert = database.prepare("INSERT INTO law_text (id, start, data) VALUES (?, ?, ?)");
    if (restored === null) return;
    this.#pending = restored.pending === "" ? [] : [restored.pending];
    this.#pendingStart = restored.start;
    this.#end = restored.start + restored.pending.length;
    this.#block = restored.blocks;
    if (restored.dictionary !== null) this.#dictionary = Uint8Array.from(restored.dictionary);
  }

  get state(): LegislationTextState {
    return {
      pending: this.#pending.join(""),
      start: this.#pendingStart,
      blocks: this.#block,
      dictionary: this.#dictionary ? [...this.#dictionary] : null,
    };
  }

  add(text: string): TextLocation {
    if (text === "") return EMPTY_TEXT;
    const location = { start: this.#end, length: text.length };
    this.#pending.push(text);
    this.#end += text.length;
    const maxPending = this.#dictionary ? MAX_PENDING_CHARS : DICTIONARY_SAMPLE_CHARS;
    if (this.#end - this.#pendingStart > maxPending) this.#writeBlocks(false);
    return location;
  }

  finish(): void {
    if (this.#end === 0) return;
    writeMeta(this.#database, LAW_TEXT_DICTIONARY, this.#writeBlocks(true));
  }

  /** Block `n` begins at `n * MAX_BLOCK_CHARS`, or one unit before it so that no surrogate pair is divided. */
  #writeBlocks(isLast: boolean): Uint8Array {
    const text = this.#pending.join("");
    this.#dictionary ??= trainDictionary([text]);
    let from = 0;
    while (this.#pendingStart + from < this.#end) {
      let to = (this.#block + 1) * MAX_BLOCK_CHARS - this.#pendingStart;
      if (to > text.length && !isLast) break;
      if (to < text.length && isHighSurrogate(text.charCodeAt(to - 1))) to--;
      this.#insert.run(this.#block++, this.#pendingStart + from, deflateText(text.slice(from, to), this.#dictionary));
      from = Math.min(to, text.length);
    }
    this.#pendingStart += from;
    this.#pending = from < text.length ? [text.slice(from)] : [];
    return this.#dictionary;
  }
}

/** Reads a text, or the part of it between two offsets into it; inflates only the blocks needed. */
export type LegislationTextReader = (place: TextLocation, from?: number, to?: number) => string;

/** Creates a reader of the texts of legislation of a corpus, or of a union, whose parts contain the texts. */
export function createLegislationTextReader(database: Database): LegislationTextReader {
  if (database.parts === undefined) return createOwnTextReader(database);
  const parts = database.parts.map(createOwnTextReader);
  return ({ start, length }, from, to) => {
    const { part, local } = splitLawOffset(start);
    return parts[part]!({ start: local, length }, from, to);
  };
}

function createOwnTextReader(database: Database): LegislationTextReader {
  const blocks = database.prepare("SELECT start, data FROM law_text WHERE id BETWEEN ? AND ? ORDER BY id");
  let dictionary: Uint8Array | undefined;
  // Short adjacent texts are read one after another: the block that was read last is kept.
  let recent: { readonly start: number; readonly text: string } | undefined;

  return ({ start, length }, from = 0, to = length) => {
    const first = start + Math.max(0, from);
    const end = start + Math.min(length, to);
    if (first >= end) return "";
    if (recent && recent.start <= first && end <= recent.start + recent.text.length) {
      return recent.text.slice(first - recent.start, end - recent.start);
    }
    dictionary ??= readMetaBlob(database, LAW_TEXT_DICTIONARY);
    let text = "";
    let origin = -1;
    // The block after the last one may begin one unit early.
    for (const row of blocks.all(Math.floor(first / MAX_BLOCK_CHARS), Math.floor(end / MAX_BLOCK_CHARS))) {
      const blockStart = readNumber(row, 0);
      if (blockStart >= end) break;
      if (origin < 0) origin = blockStart;
      recent = { start: blockStart, text: inflateText(database.codec, readBlob(row, 1), dictionary) };
      text += recent.text;
    }
    return text.slice(first - origin, end - origin);
  };
}
