import type { CaseIndex } from "../case-index.ts";

/** Letters at the beginning of a misspelt word that must be right. */
const MIN_COMMON_PREFIX_LETTERS = 2;
const MIN_WORD_LETTERS = 4;
/** Words of at least this length may have two wrong letters. */
const MIN_LONG_WORD_LETTERS = 8;

/** Finds the word of the vocabulary with the smallest edit distance to a misspelt word, of these the most frequent one. */
export function findNearestWord({ vocabulary }: CaseIndex, word: string): string | null {
  if (word.length < MIN_WORD_LETTERS || /\d/.test(word)) return null;
  const maxDistance = word.length < MIN_LONG_WORD_LETTERS ? 1 : 2;
  let best: { word: string; distance: number; cases: number } | null = null;
  for (const { word: known, cases } of vocabulary.findByPrefix(word.slice(0, MIN_COMMON_PREFIX_LETTERS))) {
    if (Math.abs(known.length - word.length) > maxDistance) continue;
    const distance = computeEditDistance(word, known, maxDistance);
    if (distance > maxDistance) continue;
    if (best === null || distance < best.distance || (distance === best.distance && cases > best.cases)) {
      best = { word: known, distance, cases };
    }
  }
  return best?.word ?? null;
}

/** Letters to add, drop, change or swap with the next one; more than `most` where that is certain. */
function computeEditDistance(a: string, b: string, maxDistance: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      row[j] = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    if (Math.min(...row) > maxDistance) return maxDistance + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}
