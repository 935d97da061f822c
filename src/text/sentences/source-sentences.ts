import { stem } from "../stem.ts";
import { visitWords } from "../words.ts";
import { classifyBoundary } from "./sentence-boundary.ts";

/** A sentence of a source. Offsets are UTF-16 code units into the text of the source, `end` exclusive. */
export interface SourceSentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Stems of its words. */
  readonly stems: ReadonlySet<string>;
  readonly wordCount: number;
}

/** Which sentences of a text to return, and where the text begins in its source. */
export interface SourceSentenceOptions {
  /** Offset of the text in its source, in UTF-16 code units. Default 0. */
  readonly offset?: number;
  /** Only sentences that begin with the word of this number or a later one, from 0. Default 0. */
  readonly fromWord?: number;
  /** Only sentences that begin before the word of this number. Default: no limit. */
  readonly toWord?: number;
}

/** Splits a text into sentences. */
export function splitSourceSentences(text: string, options: SourceSentenceOptions = {}): SourceSentence[] {
  const { offset = 0, fromWord = 0, toWord = Number.POSITIVE_INFINITY } = options;
  const collector = new SentenceCollector(text, offset);
  let at = -1;
  let before = "";
  let beforeEnd = 0;
  visitWords(text, (word, wordStart, wordEnd) => {
    at++;
    if (at <= toWord && at >= fromWord) {
      if (at === fromWord || classifyBoundary(text, before, beforeEnd, wordStart) > 0) {
        const opening = findOpening(text, wordStart, beforeEnd);
        collector.close(opening);
        if (at < toWord) collector.open(opening);
      }
    }
    collector.addWord(word);
    before = word;
    beforeEnd = wordEnd;
  });
  collector.close(text.length);
  return collector.sentences;
}

/** Returns a text as one sentence. `start`: offset of the text in its source, in UTF-16 code units. */
export function createSourceSentence(text: string, start: number): SourceSentence {
  const stems = new Set<string>();
  let wordCount = 0;
  visitWords(text, (word) => {
    stems.add(stem(word));
    wordCount++;
  });
  return { start, end: start + text.length, text, stems, wordCount };
}

/** Collects the words of the sentence that is open, and the sentences that are complete. */
class SentenceCollector {
  readonly sentences: SourceSentence[] = [];
  readonly #text: string;
  readonly #offset: number;
  /** -1: no sentence is open. */
  #start = -1;
  #wordCount = 0;
  #stems = new Set<string>();

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  open(start: number): void {
    this.#start = start;
  }

  addWord(word: string): void {
    if (this.#start < 0) return;
    this.#stems.add(stem(word));
    this.#wordCount++;
  }

  close(end: number): void {
    if (this.#start < 0) return;
    const text = this.#text.slice(this.#start, end).trimEnd();
    const start = this.#offset + this.#start;
    this.sentences.push({ start, end: start + text.length, text, stems: this.#stems, wordCount: this.#wordCount });
    this.#start = -1;
    this.#stems = new Set();
    this.#wordCount = 0;
  }
}

/** Returns where the sentence begins whose first word begins at `start`: with the marks that open it. */
function findOpening(text: string, start: number, from: number): number {
  let at = start;
  while (at > from && OPENING_CHARACTERS.has(text[at - 1]!)) at--;
  return at;
}

const OPENING_CHARACTERS: ReadonlySet<string> = new Set(["“", "‘", '"', "'", "(", "[", "$", "§", "₹", "*"]);
