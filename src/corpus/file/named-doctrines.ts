import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { findDoctrines } from "../../store/doctrines.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { stem } from "../../text/stem.ts";
import { findWords } from "../../text/words.ts";
import type { FoundDoctrine } from "../port/corpus.ts";

/** Maximum number of words of a name, and of words of a text that are read. */
const MAX_NAME_WORDS = 6;
const MAX_TEXT_WORDS = 120;

/** Returns the doctrines of a country that a text names, in the order of the text; of overlapping names the longest. */
export function findNamedDoctrines(database: Database, text: string, country: Jurisdiction): FoundDoctrine[] {
  const words = findWords(text).slice(0, MAX_TEXT_WORDS);
  const stems = words.map(({ word }) => stem(word));
  const found: FoundDoctrine[] = [];
  for (let from = 0; from < words.length; ) {
    let next = from + 1;
    for (let count = Math.min(MAX_NAME_WORDS, words.length - from); count > 0; count--) {
      const named = findDoctrines(database, [stems.slice(from, from + count).join(" ")], country);
      if (named.length === 0) continue;
      const { start } = words[from]!;
      const { end } = words[from + count - 1]!;
      found.push(...named.map(({ stems: _, ...doctrine }) => ({ ...doctrine, start, end })));
      next = from + count;
      break;
    }
    from = next;
  }
  return found;
}
