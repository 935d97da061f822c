import { MAX_POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings/posting-tables.ts";
import { comparePrefix, decodeUtf8, encodeUtf8 } from "../../text/code-points.ts";
import { ByteReader, ByteWriter } from "../postings/bytes.ts";
import type { PageWriter } from "../postings/pages.ts";
import type { PostingListLocation } from "../postings/posting-list.ts";
import { type EncodedPostingList, MAX_BLOCK_CASES } from "../postings/posting-list-encoder.ts";
import { FrontCodedReader, readFrontCoded, writeFrontCoded } from "./front-coding.ts";
import { iterateBlocks } from "./iterate-blocks.ts";

/** One word as it is spelt in texts, and the location of its posting list. */
export interface WordForm extends PostingListLocation {
  /** Its number in the vocabulary, from 0. */
  readonly id: number;
  readonly word: string;
  /** Cases that contain any word with the same stem. */
  readonly stemCases: number;
}

/** Posting lists up to this length are stored in the vocabulary, so that a rare word costs one look-up. */
const MAX_INLINE_BYTES = 512;

/**
 * Writes the vocabulary: stems in code-point order, in blocks of about a page.
 *
 *     block   id of the first form, then terms
 *     term    bytes shared with the stem before, length and bytes of the rest, length of what follows,
 *             number of forms, cases of the stem (omitted if there is one form), forms
 *     form    bytes shared with the stem, length and bytes of the rest, cases, occurrences - cases, lengths of blocks,
 *             positions and adjacent word classes, of the directory if there is one, then 0 and the list itself, or
 *             its offset + 1
 */
export class TermBlockWriter {
  readonly #writer: PostingWriter;
  readonly #pages: PageWriter;
  readonly #block = new ByteWriter(MAX_POSTING_PAGE_BYTES);
  readonly #body = new ByteWriter();
  readonly #forms = new ByteWriter();
  #first = "";
  #last: Uint8Array = new Uint8Array(0);
  #stem: Uint8Array = new Uint8Array(0);
  #formCount = 0;
  #nextId = 0;

  constructor(writer: PostingWriter, pages: PageWriter) {
    this.#writer = writer;
    this.#pages = pages;
  }

  /** Adds a word form of the current stem, in code-point order. */
  addForm(stem: string, word: string, list: EncodedPostingList): void {
    if (this.#formCount === 0) this.#stem = encodeUtf8(stem);
    const forms = this.#forms;
    writeFrontCoded(forms, this.#stem, encodeUtf8(word));
    forms.writeVarint(list.cases);
    forms.writeVarint(list.occurrences - list.cases);
    forms.writeVarint(list.blocks.length);
    forms.writeVarint(list.positions.length);
    forms.writeVarint(list.adjacentClasses.length);
    if (list.cases > MAX_BLOCK_CASES) forms.writeVarint(list.directory.length);
    const parts = [list.directory, list.blocks, list.positions, list.adjacentClasses];
    if (parts.reduce((sum, { length }) => sum + length, 0) <= MAX_INLINE_BYTES) {
      forms.writeVarint(0);
      for (const bytes of parts) forms.appendRange({ bytes, from: 0, to: bytes.length });
    } else {
      const [offset] = parts.map((part) => this.#pages.append(part));
      forms.writeVarint(offset! + 1);
    }
    this.#formCount++;
  }

  /** Ends the stem whose forms were added. */
  endTerm(stem: string, cases: number): void {
    const body = this.#body;
    body.clear();
    body.writeVarint(this.#formCount);
    if (this.#formCount > 1) body.writeVarint(cases);
    body.appendWritten(this.#forms);
    if (this.#block.length > 0 && this.#block.length + this.#stem.length + body.length > MAX_POSTING_PAGE_BYTES)
      this.finish();
    if (this.#block.length === 0) {
      this.#first = stem;
      this.#last = new Uint8Array(0);
      this.#block.writeVarint(this.#nextId);
    }
    writeFrontCoded(this.#block, this.#last, this.#stem);
    this.#block.writeVarint(body.length);
    this.#block.appendWritten(body);
    this.#last = this.#stem;
    this.#nextId += this.#formCount;
    this.#formCount = 0;
    this.#forms.clear();
  }

  /** Writes the last block. */
  finish(): void {
    if (this.#block.length > 0) this.#writer.addTermBlock(this.#first, this.#block.view().slice());
    this.#block.clear();
  }
}

/** Finds all word forms of a stem, in code-point order. */
export function findFormsOfStem(postings: PostingReader, stem: string): readonly WordForm[] {
  return findFormsOfStems(postings, [stem]);
}

/** Finds the word forms of several stems in code-point order. Stems in one block are read in one pass. */
export function findFormsOfStems(postings: PostingReader, stems: readonly string[]): readonly WordForm[] {
  const found: WordForm[] = [];
  for (let i = 0; i < stems.length; ) {
    const block = postings.findTermBlock(stems[i]!);
    // The block would contain the first stem; the following ones may be in a later block.
    i += Math.max(1, block ? readTerms(block, stems, i, found) : 0);
  }
  return found;
}

/** Finds the word forms of all stems with a prefix, in code-point order of the stems. */
export function findFormsByStemPrefix(postings: PostingReader, prefix: string): readonly WordForm[] {
  const found: WordForm[] = [];
  const wanted = encodeUtf8(prefix);
  const term = new FrontCodedReader();
  postings.visitTermBlocks(prefix, (block) => {
    const reader = new ByteReader(block);
    let id = reader.readVarint();
    while (reader.at < block.length) {
      term.read(reader);
      const end = reader.readVarint() + reader.at;
      const order = comparePrefix(term.bytes, term.length, wanted);
      if (order > 0) return false;
      if (order < 0) id += reader.readVarint();
      else {
        const forms = readForms(reader, term.view(), id);
        for (const form of forms) found.push(form);
        id += forms.length;
      }
      reader.at = end;
    }
    return true;
  });
  return found;
}

/** A stem and its word forms, in code-point order. */
export interface StemEntry {
  readonly stem: string;
  readonly forms: readonly WordForm[];
}

/** Iterates over every stem with its word forms, in code-point order of the stems. */
export function* iterateTerms(postings: PostingReader): Generator<StemEntry> {
  for (const block of iterateBlocks(postings.visitTermBlocks, readFirstStem)) {
    const term = new FrontCodedReader();
    const reader = new ByteReader(block);
    let id = reader.readVarint();
    while (reader.at < block.length) {
      term.read(reader);
      const end = reader.readVarint() + reader.at;
      const forms = readForms(reader, term.view(), id, false);
      yield { stem: decodeUtf8(term.view()), forms };
      id += forms.length;
      reader.at = end;
    }
  }
}

function readFirstStem(block: Uint8Array): string {
  const reader = new ByteReader(block);
  reader.readVarint();
  const term = new FrontCodedReader();
  term.read(reader);
  return decodeUtf8(term.view());
}

/** Reads the forms of those stems, from index `first` on, that a block contains; returns how many stems are decided. */
function readTerms(block: Uint8Array, stems: readonly string[], first: number, found: WordForm[]): number {
  const reader = new ByteReader(block);
  const term = new FrontCodedReader();
  let id = reader.readVarint();
  let next = first;
  let wanted = encodeUtf8(stems[next]!);
  while (reader.at < block.length) {
    term.read(reader);
    const bodyLength = reader.readVarint();
    const end = reader.at + bodyLength;
    let order = compareBytes(term.bytes, term.length, wanted);
    while (order > 0) {
      // The block has no such stem.
      if (++next === stems.length) return next - first;
      wanted = encodeUtf8(stems[next]!);
      order = compareBytes(term.bytes, term.length, wanted);
    }
    if (order === 0) {
      const start = reader.at;
      for (const form of readForms(reader, wanted, id)) found.push(form);
      reader.at = start;
      if (++next === stems.length) return next - first;
      wanted = encodeUtf8(stems[next]!);
    }
    id += reader.readVarint();
    reader.at = end;
  }
  return next - first;
}

function compareBytes(term: Uint8Array, length: number, wanted: Uint8Array): number {
  const common = Math.min(length, wanted.length);
  for (let i = 0; i < common; i++) if (term[i] !== wanted[i]) return term[i]! - wanted[i]!;
  return length - wanted.length;
}

/** @param isKept whether the forms may be kept longer than their block */
function readForms(reader: ByteReader, stem: Uint8Array, firstId: number, isKept = true): WordForm[] {
  const formCount = reader.readVarint();
  const stemCases = formCount > 1 ? reader.readVarint() : 0;
  const forms: WordForm[] = [];
  for (let i = 0; i < formCount; i++) {
    const word = readFrontCoded(reader, stem);
    const formCases = reader.readVarint();
    const occurrences = formCases + reader.readVarint();
    const blocksLength = reader.readVarint();
    const positionsLength = reader.readVarint();
    const adjacentLength = reader.readVarint();
    const directoryLength = formCases > MAX_BLOCK_CASES ? reader.readVarint() : 0;
    const place = reader.readVarint();
    const length = directoryLength + blocksLength + positionsLength + adjacentLength;
    const inline = place === 0 ? reader.take(length) : null;
    forms.push({
      id: firstId + i,
      word: decodeUtf8(word),
      stemCases: formCount > 1 ? stemCases : formCases,
      cases: formCases,
      occurrences,
      directoryLength,
      blocksLength,
      positionsLength,
      adjacentLength,
      inline: isKept && inline !== null ? inline.slice() : inline,
      offset: place - 1,
    });
  }
  return forms;
}
