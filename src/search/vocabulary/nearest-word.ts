import { computeEditDistance } from "../../text/spelling/edit-distance.ts";
import type { CaseIndex } from "../case-index.ts";

/** Letters at the beginning of a misspelt word that must be right. */
const MIN_COMMON_PREFIX_LETTERS = 2;
const MIN_WORD_LETTERS = 4;
/** Words of at least this length may have two wrong letters. */
const MIN_LONG_WORD_LETTERS = 8;

/** Maximum number of words whose results are kept per index: a query is planned, then checked for its spelling. */
const MAX_CACHED_WORDS = 256;
const nearestWords = new WeakMap<CaseIndex, Map<string, string | null>>();

/** Finds the word of the vocabulary with the smallest edit distance to a misspelt word, of these the most frequent one. */
export function findNearestWord(index: CaseIndex, word: string): string | null {
  const known = nearestWords.get(index) ?? new Map<string, string | null>();
  nearestWords.set(index, known);
  const earlier = known.get(word);
  if (earlier !== undefined) return earlier;
  if (known.size >= MAX_CACHED_WORDS) known.clear();
  const nearest = searchNearestWord(index, word);
  known.set(word, nearest);
  return nearest;
}

function searchNearestWord({ vocabulary }: CaseIndex, word: string): string | null {
  if (word.length < MIN_WORD_LETTERS || /\d/.test(word)) return null;
  const maxDistance = word.length < MIN_LONG_WORD_LETTERS ? 1 : 2;
  let best: NearWord | null = null;
  for (const { word: known, cases } of vocabulary.findByPrefix(word.slice(0, MIN_COMMON_PREFIX_LETTERS))) {
    const distance = computeEditDistance(word, known, maxDistance);
    if (distance > maxDistance) continue;
    const found = { word: known, distance, cases };
    if (best === null || compareNearness(found, best) < 0) best = found;
  }
  return best?.word ?? null;
}

interface NearWord {
  readonly word: string;
  readonly distance: number;
  readonly cases: number;
}

/** Compares by distance, then frequency (most first), then alphabet. */
function compareNearness(a: NearWord, b: NearWord): number {
  return a.distance - b.distance || b.cases - a.cases || (a.word < b.word ? -1 : 1);
}
