import type { IndexedCase } from "../../../src/search/build/indexed-case.ts";
import { stem } from "../../../src/text/stem.ts";
import { splitWords } from "../../../src/text/words.ts";
import { isAscii } from "./peer-cases.ts";
import type { PeerQuery } from "./search-peer.ts";

/** Questions of one class. */
export interface QueryClass {
  readonly name: string;
  readonly questions: readonly PeerQuery[];
}

const YEARS = { from: 1990, to: 1999 };
const NEAR_DISTANCE_WORDS = 5;
/** Characters of a beginning. */
const PREFIX_LENGTH = 5;

/** Learns the words of cases, one by one, and makes questions of every class of them, the same for the same cases. */
export function createQueryGenerator() {
  const frequencies = new Map<string, number>();
  const phrases: string[][] = [];
  const pairs: [string, string][] = [];
  // Of words that peers get as numbers nobody finds the beginning.
  const unspelt = new Set<string>();
  let cases = 0;

  return {
    learn({ title, content }: IndexedCase): void {
      const text = splitWords(content);
      const roots = new Set([...splitWords(title), ...text].map(stem));
      for (const root of roots) if (!isAscii(root)) unspelt.add(root.slice(0, PREFIX_LENGTH));
      for (const root of roots) frequencies.set(root, (frequencies.get(root) ?? 0) + 1);
      if (text.length > 40) {
        const phrase = text.slice(30, 32 + (cases % 2));
        if (phrase.every(isAscii)) phrases.push(phrase);
        const [a, b] = [text[34]!, text[37]!];
        if (isOwnStem(a) && isOwnStem(b) && a !== b) pairs.push([a, b]);
      }
      cases++;
    },

    classes(count: number): QueryClass[] {
      const known = [...frequencies].filter(([root]) => isOwnStem(root));
      const between = (low: number, high: number) =>
        known
          .filter(([, df]) => df >= low && df <= high)
          .map(([root]) => root)
          .sort();
      const rare = between(2, 20);
      const middle = between(Math.ceil(cases / 200), Math.ceil(cases / 20));
      const common = between(Math.ceil(cases / 4), cases);
      // A beginning that ends in a consonant: no stem of these words is shorter.
      const prefixes = middle
        .flatMap((word) => /^[a-z]{4}[b-df-hj-np-tv-z]/.exec(word)?.[0] ?? [])
        .filter((prefix) => !unspelt.has(prefix));
      const nth = <Item>(list: readonly Item[], i: number, step = 7919) => list[(i * step) % list.length]!;
      const one = (name: string, make: (i: number) => PeerQuery): QueryClass => ({
        name,
        questions: Array.from({ length: count }, (_, i) => make(i)),
      });
      return [
        one("rare", (i) => ({ kind: "all", words: [nth(rare, i)] })),
        one("common", (i) => ({ kind: "all", words: [nth(common, i)] })),
        one("AND", (i) => ({ kind: "all", words: [nth(middle, i), nth(common, i)] })),
        one("OR of 3", (i) => ({ kind: "any", words: [nth(middle, i), nth(middle, i, 104_729), nth(rare, i)] })),
        one("NOT", (i) => ({ kind: "not", word: nth(common, i), without: nth(middle, i) })),
        one("filtered", (i) => ({ kind: "filtered", word: nth(middle, i), ...YEARS })),
        one("phrase", (i) => ({ kind: "phrase", words: nth(phrases, i) })),
        one("prefix", (i) => ({ kind: "prefix", prefix: nth(prefixes, i) })),
        one("near", (i) => ({ kind: "near", words: nth(pairs, i), within: NEAR_DISTANCE_WORDS })),
      ].filter(({ questions }) => questions.every(isComplete));
    },
  };
}

/** A word of a question is stemmed again by who stems, a stem must not be. */
function isOwnStem(word: string): boolean {
  return isAscii(word) && stem(word) === word;
}

/** Small corpora lack the words for some classes. */
function isComplete(asked: PeerQuery): boolean {
  return Object.values(asked)
    .flat()
    .every((part) => part !== undefined);
}
