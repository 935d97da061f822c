/**
 * Numbers of words in the documents of cases. Those of a vocabulary change with every new word; these follow from the word
 * alone, so that the document of a case remains the same when cases are added to the corpus.
 */
export interface WordNumbers {
  find(word: string): number;
}

/** Words whose numbers do not follow from them, because another word of the corpus has theirs. */
export type NumberExceptions = Readonly<Record<string, number>>;

/** Numbers of words are below this; those of exceptions are between this and twice as much. */
const NUMBERS = 2 ** 30;

/** Finds the exceptions among all words of a corpus: of the words with the same number, the first one keeps it. */
export function findNumberExceptions(words: Iterable<string>): NumberExceptions {
  const owners = new Map<number, string>();
  const exceptions: Record<string, number> = Object.create(null);
  const given = new Set<number>();
  for (const word of words) {
    const number = hashWord(word);
    const owner = owners.get(number);
    if (owner === undefined) owners.set(number, word);
    if (owner === undefined || owner === word) continue;
    let other = NUMBERS + hashWord(`${word} `);
    while (given.has(other)) other = NUMBERS + ((other + 1) % NUMBERS);
    given.add(other);
    exceptions[word] = other;
  }
  return exceptions;
}

/** Creates the numbers of the words of a corpus. */
export function createWordNumbers(exceptions: NumberExceptions): WordNumbers {
  const others = new Map(Object.entries(exceptions));
  return { find: (word) => (others.size > 0 ? others.get(word) : undefined) ?? hashWord(word) };
}

/** Returns a number below 2^30 (MurmurHash3 over UTF-16 code units). */
function hashWord(word: string): number {
  let hash = word.length;
  for (let at = 0; at < word.length; at++) {
    let unit = Math.imul(word.charCodeAt(at), 0xcc9e2d51);
    unit = Math.imul((unit << 15) | (unit >>> 17), 0x1b873593);
    hash ^= unit;
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 2;
}
