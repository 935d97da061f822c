import { findDoctrinesOfWord, readDoctrine } from "../../../store/doctrines.ts";
import type { Database } from "../../../store/sqlite/database.ts";
import type { DoctrineOfWords, DoctrineQuery } from "../../port/corpus.ts";

/** Number of words that a doctrine must share: one word is of many doctrines. */
const MIN_SHARED_WORDS = 2;

/** Ranks the doctrines with an authority by the weight of the words that they share. */
export function rankDoctrines(database: Database, { terms, country, limit }: DoctrineQuery): DoctrineOfWords[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const shared = new Map<number, { weight: number; stems: string[] }>();
  for (const { stem, weight } of terms) {
    for (const doctrine of findDoctrinesOfWord(database, stem)) {
      const known = shared.get(doctrine);
      if (known === undefined) shared.set(doctrine, { weight, stems: [stem] });
      else {
        known.weight += weight;
        known.stems.push(stem);
      }
    }
  }
  const ranked = [...shared]
    .filter(([, { stems }]) => stems.length >= MIN_SHARED_WORDS)
    .sort(([a, { weight: left }], [b, { weight: right }]) => right - left || a - b);
  const found: DoctrineOfWords[] = [];
  for (const [id, { weight, stems }] of ranked) {
    if (found.length >= limit) break;
    const doctrine = readDoctrine(database, id, [country]);
    if (doctrine) found.push({ ...doctrine, share: weight / total, stems });
  }
  return found;
}
