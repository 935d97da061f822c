import { foldSounds, listSpellingKeys } from "../../text/spelling/phonetic-key.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import type { ClusterContext } from "../cluster-context.ts";

/** Words of a query whose names and doctrines are looked for; a longer one is a text. */
const MAX_QUERY_WORDS = 60;

/**
 * Returns the groups of rows that a search for the words of a text is going to need, so that one request reads them:
 * blocks of the vocabulary, and words of names of the same spelling or sound.
 */
export function listTextGroups({ database }: ClusterContext, text: string): string[] {
  const words = [...new Set(splitWords(text))];
  const block = database.prepare("SELECT id FROM posting_term WHERE first <= ? ORDER BY first DESC LIMIT 1");
  const groups = new Set<string>();
  for (const word of new Set(words.map(stem))) {
    const row = block.get(word);
    if (row) groups.add(`posting_term=${row[0]}`);
  }
  const missing = [...groups].filter((group) => !database.cache.has(group));
  if (words.length > MAX_QUERY_WORDS) return missing;
  const names = words.flatMap((word) => [
    `name_word=${word}`,
    ...listSpellingKeys(foldSounds(word)).map((key) => `name_key=${key}`),
  ]);
  const tables = ["all=doctrine", "all=doctrine_name"];
  return [...missing, ...[...names, ...tables].filter((group) => !database.cache.has(group))];
}
