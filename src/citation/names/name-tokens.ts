import { findWords } from "../../text/words.ts";
import { FILLERS, LONG_FORMS } from "../case-name-words.ts";

/** A word of a case name, or of a text that may contain one. Offsets are UTF-16 code units, `end` exclusive. */
export interface NameToken {
  /** In lower case, without a possessive ending. Initials that follow one another are one word: `I. R.` is `ir`. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** Whether all letters are capitals, of at least two. */
  readonly isAcronym: boolean;
  /** Whether a full stop follows. */
  readonly isAbbreviated: boolean;
  /** Whether the word is the `v.` between two parties. */
  readonly isVersus: boolean;
  /** Whether punctuation that ends a phrase precedes the word. */
  readonly startsPhrase: boolean;
}

const VERSUS_WORDS: ReadonlySet<string> = new Set(["v", "vs", "versus"]);
/** Punctuation between two words that a name does not run across. */
const PHRASE_END = /^[^\p{L}\p{N}]*[;:?!"“”]/u;
/** The same, and the full stop before a capitalised word. */
const SENTENCE_END = /^[^\p{L}\p{N}]*(?:[;:?!"“”]|\.\s+\p{Lu}\p{Ll}{2})/u;

/** Returns the words of a text as names are compared. */
export function findNameTokens(text: string): NameToken[] {
  const words = findWords(text);
  const tokens: NameToken[] = [];
  for (let at = 0; at < words.length; at++) {
    const { word, start } = words[at]!;
    let { end } = words[at]!;
    let joined = word;
    const before = tokens.at(-1);
    const between = before ? text.slice(before.end, start + 3) : "";
    // A full stop after a short word is that of an abbreviation.
    const startsPhrase = before !== undefined && (before.word.length > 3 ? SENTENCE_END : PHRASE_END).test(between);
    if (isInitials(word, text.slice(start, end))) {
      for (let next = words[at + 1]; next && isInitial(next.word) && isInitialGap(text.slice(end, next.start)); ) {
        joined += next.word;
        end = next.end;
        next = words[++at + 1];
      }
    }
    const isSlashed = word === "v" && words[at + 1]?.word === "s" && text[end] === "/";
    if (isSlashed) end = words[++at]!.end;
    const spelling = text.slice(start, end);
    const bare = /['’]s$/i.test(spelling) && joined.length > 2 ? joined.slice(0, -1) : joined;
    tokens.push({
      word: bare,
      start,
      end,
      isCapital: /^\p{Lu}/u.test(spelling),
      isAcronym: /^\p{Lu}[\p{Lu}.]+$/u.test(spelling),
      isAbbreviated: text[end] === ".",
      isVersus: VERSUS_WORDS.has(word) || isSlashed,
      startsPhrase,
    });
  }
  return tokens;
}

function isInitial(word: string): boolean {
  return word.length === 1 && word !== "v" && /\p{L}/u.test(word);
}

/** Returns whether initials begin here: a single letter that is not the article, or letters that full stops joined. */
function isInitials(word: string, spelling: string): boolean {
  if (word.length === 1) return isInitial(word) && spelling !== "a";
  return word.length <= 3 && /^(?:\p{L}\.)+\p{L}$/u.test(spelling);
}

function isInitialGap(between: string): boolean {
  return /^[.\s]{0,3}$/.test(between);
}

/** The parties of a case name, each as the words that identify it and as all of its words. */
export interface NameParty {
  /** Words without fillers, abbreviations in their long forms. */
  readonly words: readonly string[];
  readonly all: readonly string[];
}

/** Returns the parties of a case name: two if a `v.` divides it, otherwise one. */
export function splitParties(name: string): NameParty[] {
  const tokens = findNameTokens(name);
  const versus = tokens.findIndex(({ isVersus }, at) => isVersus && at > 0 && at < tokens.length - 1);
  const sides = versus < 0 ? [tokens] : [tokens.slice(0, versus), tokens.slice(versus + 1)];
  return sides
    .map((side) => side.map(({ word }) => word))
    .map((all) => ({ all, words: all.flatMap(toIdentifyingWords) }))
    .filter(({ words }) => words.length > 0);
}

/** Returns the long form of a word of a party's name, as words; empty if it is a filler. */
export function toIdentifyingWords(word: string): string[] {
  return (LONG_FORMS.get(word) ?? word).split(" ").filter((one) => !FILLERS.has(one));
}

/** Maximum length of a word that can be a part of its neighbour: `Du Mond` and `DuMond`. */
const MAX_PARTICLE_LETTERS = 5;
const MIN_ACRONYM_LETTERS = 3;
/** Words that initials leave out as a rule. */
const SMALL_WORDS: ReadonlySet<string> = new Set(["of", "the", "for", "and", "in", "to", "by", "on"]);

/** Returns the other forms of a party's name: neighbouring words in one, and its initials. */
export function listJoinedForms({ all, words }: NameParty): { readonly joined: string[]; readonly acronyms: string[] } {
  const joined: string[] = [];
  for (let at = 1; at < all.length; at++) {
    const [first, second] = [all[at - 1]!, all[at]!];
    const isShort = first.length <= MAX_PARTICLE_LETTERS || second.length <= MAX_PARTICLE_LETTERS;
    if (isShort && first.length > 1 && second.length > 1 && !FILLERS.has(first) && !FILLERS.has(second)) {
      joined.push(first + second);
    }
  }
  if (words.length < MIN_ACRONYM_LETTERS) return { joined, acronyms: [] };
  const main = all.filter((word) => !SMALL_WORDS.has(word));
  const own = all.filter((word) => toIdentifyingWords(word).length > 0);
  const acronyms = [main, own, all].map((list) => list.map((word) => word[0]!).join(""));
  return { joined, acronyms: [...new Set(acronyms)].filter((word) => word.length >= MIN_ACRONYM_LETTERS) };
}

/** Returns whether a word is a form of a whole party as {@link listJoinedForms} returns them. */
export function isJoinedForm(party: NameParty, word: string): boolean {
  if (party.words.includes(word)) return false;
  const { joined, acronyms } = listJoinedForms(party);
  return joined.includes(word) || acronyms.includes(word);
}
