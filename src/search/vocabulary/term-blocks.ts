import { MAX_POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings/posting-tables.ts";
import { comparePrefix, decodeUtf8, encodeUtf8 } from "../../text/code-points.ts";
import { ByteReader, ByteWriter } from "../postings/bytes.ts";
import type { PageWriter } from "../postings/pages.ts";
import type { PostingListLocation } from "../postings/posting-list.ts";
import { type EncodedPostingList, MAX_BLOCK_CASES } from "../postings/posting-list-encoder.ts";
import { FrontCodedReader, readFrontCoded, writeFrontCoded } from "./front-coding.ts";
import { iterateBlocks } from "./iterate-blocks.ts";

/** One word as the texts spell it, and where its postings lie. */
export interface WordForm extends PostingListLocation {
  /** Its number in the vocabulary, from 0. */
  readonly id: number;
  readonly word: string;
  /** Cases that hold any word of the same stem. */
  readonly stemCases: number;
}

/** Lists up to this many bytes lie in the vocabulary, so that a rare word costs one look-up. */
const MAX_INLINE_BYTES = 512;

/**
 * Writes the vocabulary: stems in code-point order, in blocks of about a page.
 *
 *     block   id of the first form, then terms
 *     term    bytes shared with the stem before, length and bytes of the rest, length of what follows,
 *             number of forms, cases of the stem (left out where there is one form), forms
 *     form    bytes shared with the stem, length and bytes of the rest, cases, occurrences - cases, lengths of blocks,
 *             positions and neighbours, of the directory where there is one, then 0 and the list itself, or its
 *             offset + 1
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
      for (const part of parts) forms.append(part);
    } else {
      const [offset] = parts.map((part) => this.#pages.append(part));
      forms.writeVarint(offset! + 1);
    }
    this.#formCount++;
  }

  /** Closes the stem whose forms were added. */
  endTerm(stem: string, cases: number): void {
    const body = this.#body;
    body.clear();
    body.writeVarint(this.#formCount);
    if (this.#formCount > 1) body.writeVarint(cases);
    body.append(this.#forms.view());
    if (this.#block.length > 0 && this.#block.length + this.#stem.length + body.length > MAX_POSTING_PAGE_BYTES)
      this.finish();
    if (this.#block.length === 0) {
      this.#first = stem;
      this.#last = new Uint8Array(0);
      this.#block.writeVarint(this.#nextId);
    }
    writeFrontCoded(this.#block, this.#last, this.#stem);
    this.#block.writeVarint(body.length);
    this.#block.append(body.view());
    this.#last = this.#stem;
    this.#nextId += this.#formCount;
    this.#formCount = 0;
    this.#forms.clear();
  }

  finish(): void {
    if (this.#block.length > 0) this.#writer.addTermBlock(this.#first, this.#block.view().slice());
    this.#block.clear();
  }
}

/** All word forms of a stem, in code-point order; none where no case has one. */
export function findFormsOfStem(postings: PostingReader, stem: string): readonly WordForm[] {
  return findFormsOfStems(postings, [stem]);
}

/** The word forms of several stems, which are in code-point order. What stands in one block is read in one pass. */
export function findFormsOfStems(postings: PostingReader, stems: readonly string[]): readonly WordForm[] {
  const found: WordForm[] = [];
  for (let i = 0; i < stems.length; ) {
    const block = postings.findTermBlock(stems[i]!);
    // The block would hold the first; those behind it may be in a later one.
    i += Math.max(1, block ? readTerms(block, stems, i, found) : 0);
  }
  return found;
}

/** The word forms of all stems that begin so, in code-point order of the stems. */
export function findFormsByStemPrefix(postings: PostingReader, prefix: string): readonly WordForm[] {
  const found: WordForm[] = [];
  const wanted = encodeUtf8(prefix);
  const term = new FrontCodedReader();
  postings.visitTermBlocks(prefix, (block) => {
    const reader = new ByteReader(block);
    let id = reader.readVarint();
    while (reader.at < block.length) {
      term.read(reader);
      const behind = reader.readVarint() + reader.at;
      const order = comparePrefix(term.bytes, term.length, wanted);
      if (order > 0) return false;
      if (order < 0) id += reader.readVarint();
      else {
        const forms = readForms(reader, term.view(), id);
        for (const form of forms) found.push(form);
        id += forms.length;
      }
      reader.at = behind;
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

/** Every stem and its word forms, in code-point order of the stems. */
export function* iterateTerms(postings: PostingReader): Generator<StemEntry> {
  for (const block of iterateBlocks(postings.visitTermBlocks, readFirstStem)) {
    const term = new FrontCodedReader();
    const reader = new ByteReader(block);
    let id = reader.readVarint();
    while (reader.at < block.length) {
      term.read(reader);
      const behind = reader.readVarint() + reader.at;
      const forms = readForms(reader, term.view(), id);
      yield { stem: decodeUtf8(term.view()), forms };
      id += forms.length;
      reader.at = behind;
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

/** Reads the forms of the stems from the `first` on that a block has; gives how many stems it is certain about. */
function readTerms(block: Uint8Array, stems: readonly string[], first: number, found: WordForm[]): number {
  const reader = new ByteReader(block);
  const term = new FrontCodedReader();
  let id = reader.readVarint();
  let next = first;
  let wanted = encodeUtf8(stems[next]!);
  while (reader.at < block.length) {
    term.read(reader);
    const bodyLength = reader.readVarint();
    const behind = reader.at + bodyLength;
    let order = compareBytes(term.bytes, term.length, wanted);
    while (order > 0) {
      // The block is past it.
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
    reader.at = behind;
  }
  return next - first;
}

function compareBytes(term: Uint8Array, length: number, wanted: Uint8Array): number {
  const common = Math.min(length, wanted.length);
  for (let i = 0; i < common; i++) if (term[i] !== wanted[i]) return term[i]! - wanted[i]!;
  return length - wanted.length;
}

function readForms(reader: ByteReader, stem: Uint8Array, firstId: number): WordForm[] {
  const formCount = reader.readVarint();
  const stemCases = formCount > 1 ? reader.readVarint() : 0;
  const forms: WordForm[] = [];
  for (let i = 0; i < formCount; i++) {
    const word = readFrontCoded(reader, stem);
    const formCases = reader.readVarint();
    const occurrences = formCases + reader.readVarint();
    const blocksLength = reader.readVarint();
    const positionsLength = reader.readVarint();
    const neighboursLength = reader.readVarint();
    const directoryLength = formCases > MAX_BLOCK_CASES ? reader.readVarint() : 0;
    const place = reader.readVarint();
    forms.push({
      id: firstId + i,
      word: decodeUtf8(word),
      stemCases: formCount > 1 ? stemCases : formCases,
      cases: formCases,
      occurrences,
      directoryLength,
      blocksLength,
      positionsLength,
      adjacentLength: neighboursLength,
      // A copy: forms are remembered, whole blocks are not.
      inline:
        place === 0 ? reader.take(directoryLength + blocksLength + positionsLength + neighboursLength).slice() : null,
      offset: place - 1,
    });
  }
  return forms;
}
