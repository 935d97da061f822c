import { plainWords } from "../query/words.ts";
import { type CaseSet, membersOf } from "../search/sets.ts";
import { eachBench } from "../store/cases.ts";
import type { Corpus } from "../store/corpus.ts";

/** Who decided the cases of a corpus. */
export interface Judges {
  /** Cases, by ordinal, that a judge with all these words in the name decided. */
  casesOf(nameWords: readonly string[]): number[];
  /** How many of some cases each judge decided, by the name as it is printed. */
  counts(cases: CaseSet): Map<string, number>;
}

/** Read from the whole corpus when they are first asked for, and kept. */
export function openJudges(corpus: Corpus): () => Judges {
  let judges: Judges | undefined;
  return () => {
    judges ??= readJudges(corpus);
    return judges;
  };
}

function readJudges(corpus: Corpus): Judges {
  const numbers = new Map<string, number>();
  const benches: (readonly number[])[] = [];
  const decided: number[][] = [];
  eachBench(corpus.database, (names) => {
    const bench = new Set<number>();
    for (const name of names) {
      const number = numbers.get(name) ?? numbers.size;
      if (number === numbers.size) decided.push([]);
      numbers.set(name, number);
      bench.add(number);
    }
    for (const judge of bench) decided[judge]!.push(benches.length);
    benches.push([...bench]);
  });
  const names = [...numbers.keys()];
  const nameWords = names.map((name) => new Set(plainWords(name)));

  return {
    casesOf(wanted) {
      const isMeant = (judge: number) => wanted.every((word) => nameWords[judge]!.has(word));
      const cases = new Set(decided.flatMap((ordinals, judge) => (isMeant(judge) ? ordinals : [])));
      return [...cases].sort((a, b) => a - b);
    },
    counts(cases) {
      const counts = new Uint32Array(names.length);
      for (const ordinal of membersOf(cases)) for (const judge of benches[ordinal]!) counts[judge]!++;
      return new Map(names.flatMap((name, judge) => (counts[judge]! > 0 ? [[name, counts[judge]!]] : [])));
    },
  };
}
