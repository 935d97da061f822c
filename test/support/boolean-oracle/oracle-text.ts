import { listAbbreviations } from "../../../src/text/sentences/legal-abbreviations.ts";
import { visitWords } from "../../../src/text/words.ts";
import type { WordTable } from "./word-table.ts";

const ABBREVIATIONS = listAbbreviations("words");

/** A text: the ids of its words, and for each word the number of its sentence and of its paragraph. */
export interface OracleText {
  readonly words: Uint32Array;
  readonly sentences: Uint32Array;
  readonly paragraphs: Uint32Array;
}

/**
 * Reads a text. Shares the word rule and the list of legal abbreviations with the index, nothing else.
 * @param isName whether it is the name of a case, which is one sentence and one paragraph whatever is abbreviated in it
 */
export function readOracleText(text: string, table: WordTable, isName = false): OracleText {
  const words: number[] = [];
  const sentences: number[] = [];
  const paragraphs: number[] = [];
  let previous = "";
  let previousEnd = 0;
  visitWords(text, (word, start, end) => {
    const mayBegin = !isName && words.length > 0;
    const isParagraph = mayBegin && beginsParagraph(text.slice(previousEnd, start));
    const isSentence = isParagraph || (mayBegin && beginsSentence(text, previous, previousEnd, start));
    sentences.push((sentences.at(-1) ?? 0) + Number(isSentence));
    paragraphs.push((paragraphs.at(-1) ?? 0) + Number(isParagraph));
    words.push(table.intern(word));
    previous = word;
    previousEnd = end;
  });
  return {
    words: Uint32Array.from(words),
    sentences: Uint32Array.from(sentences),
    paragraphs: Uint32Array.from(paragraphs),
  };
}

/** Returns whether the gap between two words contains a blank line. */
function beginsParagraph(gap: string): boolean {
  return /\n[ \t\r\u00a0]*\n/.test(gap);
}

/**
 * Returns whether the word at `start` begins a sentence: the last end mark between the words is followed by white space,
 * and the word does not begin with a lower-case letter. A full stop ends no sentence after an abbreviation, a single
 * letter, or the last of several initials.
 */
function beginsSentence(text: string, previous: string, previousEnd: number, start: number): boolean {
  const [, mark, rest] = /^.*([.!?\u0964])(.*)$/s.exec(text.slice(previousEnd, start)) ?? [];
  if (mark === undefined || !/[ \t\r\n\u00a0]/.test(rest!)) return false;
  if (/[a-z]/.test(text[start]!)) return false;
  if (mark !== ".") return true;
  const isInitial = previous.length === 1 && !/[0-9]/.test(previous);
  const ending = text.slice(Math.max(0, previousEnd - 2), previousEnd);
  return !isInitial && !/\.[^\0-@]$/.test(ending) && !ABBREVIATIONS.has(previous);
}
