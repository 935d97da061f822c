import { CONCEPTS } from "./tables/concepts.ts";

/** Letters of the shortest beginning of words in the table. */
const MIN_STEM_LETTERS = 3;
/** The concept of words that deny. */
export const DENIAL = "not";

/** Lists what a word in lower case may mean, in alphabetical order; none if the table does not contain it. */
export function listConcepts(word: string): readonly string[] {
  table ??= createTable();
  const { words, stems } = table;
  const found = new Set(words.get(word));
  if (!FALSE_STEM.test(word))
    for (let length = MIN_STEM_LETTERS; length <= word.length; length++)
      for (const concept of stems.get(word.slice(0, length)) ?? []) found.add(concept);
  if (word.endsWith("n't")) found.add(DENIAL);
  return [...found].sort();
}

/** "A statute of limitations" limits no case. */
const FALSE_STEM = /^limitation/;

interface ConceptTable {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
}

let table: ConceptTable | null = null;

function createTable(): ConceptTable {
  const words = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  for (const [concept, source] of Object.entries(CONCEPTS)) {
    for (const entry of source.split(" ")) {
      const [map, key] = entry.endsWith("-") ? [stems, entry.slice(0, -1)] : [words, entry];
      map.set(key, [...(map.get(key) ?? []), concept]);
    }
  }
  return { words, stems };
}
