import { copyText } from "../../text/code-points.ts";
import {
  type AdjacentWordClasses,
  classifyWord,
  NO_WORD_CLASS,
  packAdjacentClasses,
} from "../postings/adjacent-word-classes.ts";
import type { ByteWriter } from "../postings/bytes.ts";
import { resizeUint8Array, resizeUint32Array } from "../postings/resize-arrays.ts";
import { type BlockPool, ByteArena } from "./byte-arena.ts";

/** Words up to this length are stored as they come; longer ones are copied, since a slice would keep its text alive. */
const MAX_SHARED_WORD_CHARS = 12;

/** Bytes of memory per distinct word: its text, an entry of the map, and numbers. */
const BYTES_PER_WORD = 150;

/**
 * Records the words of texts, one after another, with their positions, in one run of bytes per distinct word:
 *
 *     case      0, the difference to the ordinal of the case before (the first: to -1), then positions
 *     position  the difference to the position before (the first: to -1), the classes of the adjacent words
 */
export class WordRecorder {
  /** The distinct words, by id. */
  readonly words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #arena: ByteArena;
  /** By word: ordinal of the last case and position in it, each plus one; 0 is "none". */
  #lastOrdinal = new Uint32Array(1024);
  #lastPosition = new Uint32Array(1024);
  #classes = new Uint8Array(1024);
  // The text that is being recorded. A word is written when the next one is known.
  #ordinal = 0;
  #first = 0;
  #position = 0;
  #id = -1;
  #classBefore = NO_WORD_CLASS;

  constructor(pool?: BlockPool) {
    this.#arena = new ByteArena(pool);
  }

  /** Bytes of memory that the words take, about. */
  get memoryBytes(): number {
    return this.#arena.size + this.words.length * BYTES_PER_WORD;
  }

  /** Begins a text of a case, whose words are numbered from `first` on. */
  beginText(ordinal: number, first: number): void {
    this.#ordinal = ordinal;
    this.#first = first;
    this.#position = first - 1;
    this.#id = -1;
    this.#classBefore = NO_WORD_CLASS;
  }

  /** Records the next word of the text. */
  record(word: string): void {
    const id = this.#ids.get(word) ?? this.#addWord(word);
    this.#writePending(this.#classes[id]!);
    this.#id = id;
    this.#position++;
  }

  /** Ends the text; returns the number of its words. */
  endText(): number {
    this.#writePending(NO_WORD_CLASS);
    return this.#position + 1 - this.#first;
  }

  /** Copies what was recorded of a word to the end of `into`. */
  copyRun(id: number, into: ByteWriter): void {
    this.#arena.copyRun(id, into);
  }

  /** Releases the memory of what was recorded, which is lost. */
  release(): void {
    this.#arena.release();
  }

  #writePending(classAfter: number): void {
    const id = this.#id;
    if (id < 0) return;
    this.#writePosition(id, packAdjacentClasses(this.#classBefore, classAfter));
    this.#classBefore = this.#classes[id]!;
  }

  #writePosition(id: number, adjacentClasses: AdjacentWordClasses): void {
    const ordinal = this.#ordinal + 1;
    const position = this.#position + 1;
    const last = this.#lastOrdinal[id]!;
    if (last !== ordinal) {
      this.#arena.appendVarint(id, 0);
      this.#arena.appendVarint(id, ordinal - last);
      this.#lastOrdinal[id] = ordinal;
      this.#lastPosition[id] = 0;
    }
    this.#arena.appendVarint(id, position - this.#lastPosition[id]!);
    this.#arena.appendByte(id, adjacentClasses);
    this.#lastPosition[id] = position;
  }

  #addWord(word: string): number {
    const own = word.length > MAX_SHARED_WORD_CHARS ? copyText(word) : word;
    const id = this.#arena.beginRun();
    this.#ids.set(own, id);
    this.words.push(own);
    if (id === this.#lastOrdinal.length) {
      this.#classes = resizeUint8Array(this.#classes, id * 2);
      this.#lastOrdinal = resizeUint32Array(this.#lastOrdinal, id * 2);
      this.#lastPosition = resizeUint32Array(this.#lastPosition, id * 2);
    }
    this.#classes[id] = classifyWord(own);
    return id;
  }
}
