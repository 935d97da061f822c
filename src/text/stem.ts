import { stem as porter2 } from "porter2";

/** Longer words are not English: they are their own stem, which also bounds the work. */
const MAX_STEMMED_CHARS = 64;
const MAX_CACHED_STEMS = 1 << 16;

const stemCache = new Map<string, string>();

/**
 * Returns the Porter2 (Snowball English) stem of a word as `splitWords` returns it: `generously` and `generous` are
 * `generous`, `skies` is `sky`. A word of another script or of more than 64 characters is its own stem. A stem is not a
 * word: do not stem it again.
 */
export function stem(word: string): string {
  if (word.length > MAX_STEMMED_CHARS) return word;
  const remembered = stemCache.get(word);
  if (remembered !== undefined) return remembered;
  // A copy: `word` may be a slice that would keep a whole judgment in memory.
  const own = ` ${word}`.slice(1);
  const result = porter2(own);
  if (stemCache.size >= MAX_CACHED_STEMS) stemCache.clear();
  stemCache.set(own, result);
  return result;
}
