import { stem as porter2 } from "porter2";

/** Longer words are no English: they are their own stem, which also bounds the work. */
const LONGEST = 64;
const REMEMBERED = 1 << 16;

const known = new Map<string, string>();

/**
 * The Porter2 (Snowball English) stem of a word as `words()` gives it: `generously` and `generous` are `generous`,
 * `skies` is `sky`. A word of another script or of more than 64 characters is its own stem. A stem is not a word:
 * do not stem it again.
 */
export function stem(word: string): string {
  if (word.length > LONGEST) return word;
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  // A copy: `word` may be a slice that would keep a whole judgment in memory.
  const own = ` ${word}`.slice(1);
  const result = porter2(own);
  if (known.size >= REMEMBERED) known.clear();
  known.set(own, result);
  return result;
}
