import { POSTING_PAGE_BYTES, type PostingReader, type PostingWriter } from "../../store/postings.ts";
import { everyBlock } from "./blocks.ts";
import { ByteReader, ByteWriter } from "./bytes.ts";
import { comparePrefix, utf8, utf8Text } from "./code-points.ts";
import type { ListPlace } from "./list.ts";
import { BLOCK_CASES, type EncodedList } from "./list-encoder.ts";
import type { PageWriter } from "./pages.ts";
import { readShared, SharedBytes, writeShared } from "./shared-bytes.ts";

/** One word as the texts spell it, and where its postings lie. */
export interface WordForm extends ListPlace {
  /** Its number in the vocabulary, from 0. */
  readonly id: number;
  readonly word: string;
  /** Cases that hold any word of the same stem. */
  readonly stemCases: number;
}

/** Lists up to this many bytes lie in the vocabulary, so that a rare word costs one look-up. */
const INLINE_BYTES = 512;

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
export class TermWriter {
  readonly #writer: PostingWriter;
  readonly #pages: PageWriter;
  readonly #block = new ByteWriter(POSTING_PAGE_BYTES);
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

  addForm(stem: string, word: string, list: EncodedList): void {
    if (this.#formCount === 0) this.#stem = utf8(stem);
    const forms = this.#forms;
    writeShared(forms, this.#stem, utf8(word));
    forms.varint(list.cases);
    forms.varint(list.occurrences - list.cases);
    forms.varint(list.blocks.length);
    forms.varint(list.positions.length);
    forms.varint(list.neighbours.length);
    if (list.cases > BLOCK_CASES) forms.varint(list.directory.length);
    const parts = [list.directory, list.blocks, list.positions, list.neighbours];
    if (parts.reduce((sum, { length }) => sum + length, 0) <= INLINE_BYTES) {
      forms.varint(0);
      for (const part of parts) forms.append(part);
    } else {
      const [offset] = parts.map((part) => this.#pages.append(part));
      forms.varint(offset! + 1);
    }
    this.#formCount++;
  }

  /** Closes the stem whose forms were added. */
  endTerm(stem: string, cases: number): void {
    const body = this.#body;
    body.clear();
    body.varint(this.#formCount);
    if (this.#formCount > 1) body.varint(cases);
    body.append(this.#forms.view());
    if (this.#block.length > 0 && this.#block.length + this.#stem.length + body.length > POSTING_PAGE_BYTES)
      this.finish();
    if (this.#block.length === 0) {
      this.#first = stem;
      this.#last = new Uint8Array(0);
      this.#block.varint(this.#nextId);
    }
    writeShared(this.#block, this.#last, this.#stem);
    this.#block.varint(body.length);
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
export function formsOfStem(postings: PostingReader, stem: string): readonly WordForm[] {
  return formsOfStems(postings, [stem]);
}

/** The word forms of several stems, which are in code-point order. What stands in one block is read in one pass. */
export function formsOfStems(postings: PostingReader, stems: readonly string[]): readonly WordForm[] {
  const found: WordForm[] = [];
  for (let i = 0; i < stems.length; ) {
    const block = postings.termBlock(stems[i]!);
    // The block would hold the first; those behind it may be in a later one.
    i += Math.max(1, block ? readTerms(block, stems, i, found) : 0);
  }
  return found;
}

/** The word forms of all stems that begin so, in code-point order of the stems. */
export function formsOfStemsBeginningWith(postings: PostingReader, prefix: string): readonly WordForm[] {
  const found: WordForm[] = [];
  const wanted = utf8(prefix);
  const term = new SharedBytes();
  postings.eachTermBlock(prefix, (block) => {
    const reader = new ByteReader(block);
    let id = reader.varint();
    while (reader.at < block.length) {
      term.read(reader);
      const behind = reader.varint() + reader.at;
      const order = comparePrefix(term.bytes, term.length, wanted);
      if (order > 0) return false;
      if (order < 0) id += reader.varint();
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
export interface Term {
  readonly stem: string;
  readonly forms: readonly WordForm[];
}

/** Every stem and its word forms, in code-point order of the stems. */
export function* everyTerm(postings: PostingReader): Generator<Term> {
  for (const block of everyBlock(postings.eachTermBlock, firstStem)) {
    const term = new SharedBytes();
    const reader = new ByteReader(block);
    let id = reader.varint();
    while (reader.at < block.length) {
      term.read(reader);
      const behind = reader.varint() + reader.at;
      const forms = readForms(reader, term.view(), id);
      yield { stem: utf8Text(term.view()), forms };
      id += forms.length;
      reader.at = behind;
    }
  }
}

function firstStem(block: Uint8Array): string {
  const reader = new ByteReader(block);
  reader.varint();
  const term = new SharedBytes();
  term.read(reader);
  return utf8Text(term.view());
}

/** Reads the forms of the stems from the `first` on that a block has; gives how many stems it is certain about. */
function readTerms(block: Uint8Array, stems: readonly string[], first: number, found: WordForm[]): number {
  const reader = new ByteReader(block);
  const term = new SharedBytes();
  let id = reader.varint();
  let next = first;
  let wanted = utf8(stems[next]!);
  while (reader.at < block.length) {
    term.read(reader);
    const bodyLength = reader.varint();
    const behind = reader.at + bodyLength;
    let order = compareBytes(term.bytes, term.length, wanted);
    while (order > 0) {
      // The block is past it.
      if (++next === stems.length) return next - first;
      wanted = utf8(stems[next]!);
      order = compareBytes(term.bytes, term.length, wanted);
    }
    if (order === 0) {
      const start = reader.at;
      for (const form of readForms(reader, wanted, id)) found.push(form);
      reader.at = start;
      if (++next === stems.length) return next - first;
      wanted = utf8(stems[next]!);
    }
    id += reader.varint();
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
  const formCount = reader.varint();
  const stemCases = formCount > 1 ? reader.varint() : 0;
  const forms: WordForm[] = [];
  for (let i = 0; i < formCount; i++) {
    const word = readShared(reader, stem);
    const formCases = reader.varint();
    const occurrences = formCases + reader.varint();
    const blocksLength = reader.varint();
    const positionsLength = reader.varint();
    const neighboursLength = reader.varint();
    const directoryLength = formCases > BLOCK_CASES ? reader.varint() : 0;
    const place = reader.varint();
    forms.push({
      id: firstId + i,
      word: utf8Text(word),
      stemCases: formCount > 1 ? stemCases : formCases,
      cases: formCases,
      occurrences,
      directoryLength,
      blocksLength,
      positionsLength,
      neighboursLength,
      // A copy: forms are remembered, whole blocks are not.
      inline:
        place === 0 ? reader.take(directoryLength + blocksLength + positionsLength + neighboursLength).slice() : null,
      offset: place - 1,
    });
  }
  return forms;
}
