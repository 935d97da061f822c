import { LONG_FORMS } from "../../citation/case-name-words.ts";
import { expandEntity, listVariants } from "../../citation/names/name-spellings.ts";
import type { NameToken } from "../../citation/names/name-tokens.ts";
import type { NameWord } from "../../store/cases/name-words.ts";
import { computeEditDistance } from "../../text/spelling/edit-distance.ts";
import { foldSounds, listSpellingKeys } from "../../text/spelling/phonetic-key.ts";
import type { NameSource } from "./name-source.ts";

/** A word of the names of a corpus that a word of a text may be. */
export interface WordMatch {
  readonly word: NameWord;
  /** 1: the same spelling; the nearer to 0, the less alike. */
  readonly quality: number;
}

/** How freely a word of a text is read: as written and as it sounds, or also with wrong letters. */
export type Reading = "sound" | "misspelt";

const VARIANT_QUALITY = 0.97;
const SAME_SOUND_QUALITY = 0.95;
/** Loss of quality per wrong letter. */
const ERROR_LOSS = 0.1;
/** Maximum numbers of words that are compared per key, and of matches per word. */
const MAX_WORDS_PER_KEY = 40;
const MAX_MATCHES = 6;

/** Returns the words of names that a word of a text may be, best first; an abbreviation may denote several words. */
export function matchWords(source: NameSource, token: NameToken, reading: Reading, isInPair: boolean): WordMatch[] {
  const { word, isAbbreviated } = token;
  const found = new Map<number, WordMatch>();
  const add = (match: NameWord | null, quality: number) => {
    if (match && (found.get(match.id)?.quality ?? 0) < quality) found.set(match.id, { word: match, quality });
  };
  add(source.findWord(word), 1);
  if (isInPair || isAbbreviated) {
    for (const long of (LONG_FORMS.get(word) ?? "").split(" ")) if (long !== "") add(source.findWord(long), 1);
  }
  if (isInPair) for (const one of expandEntity(word)) add(source.findWord(one), 1);
  for (const variant of listVariants(word)) add(source.findWord(variant), VARIANT_QUALITY);
  if (found.size === 0 || (isInPair && reading === "misspelt")) {
    for (const { word: near, quality } of findSimilarWords(source, word, reading)) add(near, quality);
  }
  return [...found.values()]
    .sort((a, b) => b.quality - a.quality || a.word.cases - b.word.cases || a.word.id - b.word.id)
    .slice(0, MAX_MATCHES);
}

function findSimilarWords(source: NameSource, word: string, reading: Reading): WordMatch[] {
  if (word.length < 4 || /\d/.test(word)) return [];
  const folded = foldSounds(word);
  const keys = reading === "sound" ? listSpellingKeys(folded).slice(0, 1) : listSpellingKeys(folded);
  const maxErrors = reading === "sound" ? 0 : countAllowedErrors(folded);
  const seen = new Set<number>();
  const similar: WordMatch[] = [];
  for (const key of keys) {
    for (const near of source.findWordsByKey(key, MAX_WORDS_PER_KEY)) {
      if (seen.has(near.id)) continue;
      seen.add(near.id);
      const errors = computeEditDistance(folded, foldSounds(near.word), maxErrors);
      if (errors <= maxErrors) similar.push({ word: near, quality: SAME_SOUND_QUALITY - ERROR_LOSS * errors });
    }
  }
  return similar;
}

/** Returns the number of letters of a word that may be wrong. */
function countAllowedErrors(folded: string): number {
  if (folded.length < 4) return 0;
  return folded.length < 7 ? 1 : 2;
}
