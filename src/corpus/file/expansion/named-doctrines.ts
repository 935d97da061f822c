import { listNameForms } from "../../../law/doctrines/doctrine.ts";
import type { Jurisdiction } from "../../../law/jurisdiction.ts";
import { findDoctrineNames, readDoctrine } from "../../../store/doctrines.ts";
import type { Database } from "../../../store/sqlite/database.ts";
import { isJoiningWord } from "../../../text/function-words.ts";
import { stem } from "../../../text/stem.ts";
import { findWords } from "../../../text/words.ts";
import type { FoundDoctrine } from "../../port/corpus.ts";

/** Maximum number of words of a text that are read. */
const MAX_TEXT_WORDS = 120;

interface StemmedWord {
  readonly word: string;
  readonly stem: string;
  readonly isJoining: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the doctrines of some countries that a text names, in the order of the text; of overlapping names the longest.
 * Words that only join others are compared only in names that have at most one other word. A name of one word is found in
 * its inflections only, because other words have its stem as well: `exactions` and `exactly`.
 */
export function findNamedDoctrines(
  database: Database,
  text: string,
  countries: readonly Jurisdiction[],
): FoundDoctrine[] {
  const words = findWords(text)
    .slice(0, MAX_TEXT_WORDS)
    .map(({ word, start, end }) => ({ word, stem: stem(word), isJoining: isJoiningWord(word), start, end }));
  const found: FoundDoctrine[] = [];
  for (let from = 0; from < words.length; ) {
    const { doctrines, next } = findDoctrinesAt(database, words, from, countries);
    const { start } = words[from]!;
    const { end } = words[next - 1]!;
    found.push(...doctrines.map((doctrine) => ({ ...doctrine, start, end })));
    from = next;
  }
  return found;
}

/** Returns the doctrines with the longest name that begins at a word, and the index of the word after it. */
function findDoctrinesAt(
  database: Database,
  words: readonly StemmedWord[],
  from: number,
  countries: readonly Jurisdiction[],
) {
  const named = findDoctrineNames(database, words[from]!.stem)
    .map(({ stems, doctrine }) => ({ doctrine, length: measureName(words, from, stems.split(" ")) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || a.doctrine - b.doctrine);
  for (let at = 0; at < named.length; ) {
    const { length } = named[at]!;
    const same = named.slice(at).filter((one) => one.length === length);
    const doctrines = same
      .flatMap(({ doctrine }) => readDoctrine(database, doctrine, countries) ?? [])
      .filter((one) => length > 1 || listNameForms(one).some((name) => isInflected(name, words[from]!.word)));
    if (doctrines.length > 0) return { doctrines, next: from + length };
    at += same.length;
  }
  return { doctrines: [], next: from + 1 };
}

/** Returns the number of words of a text that a name takes from a word on, or 0 if it is not there. */
function measureName(words: readonly StemmedWord[], from: number, stems: readonly string[]): number {
  let at = from;
  for (const [index, one] of stems.entries()) {
    while (index > 0 && stems.length > 1 && words[at]?.isJoining && words[at]!.stem !== one) at++;
    if (words[at]?.stem !== one) return 0;
    at++;
  }
  return at - from;
}

/** Returns whether two words of one stem are the same word: they differ at most in inflectional endings. */
function isInflected(a: string, b: string): boolean {
  return removeInflection(a) === removeInflection(b);
}

function removeInflection(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/(?:es|s|ed|d|ing)$/, "")
    .replace(/e$/, "")
    .replace(/([b-df-hj-np-tv-z])\1$/, "$1");
}
