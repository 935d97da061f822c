import { type CaseSet, listMembers } from "../../search/case-set.ts";
import { visitBenches } from "../../store/cases/cases.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { splitWords } from "../../text/words.ts";

/** Who decided the cases of a corpus. */
export interface JudgeIndex {
  /** Cases, by ordinal, that a judge with all these words in the name decided. */
  findCases(nameWords: readonly string[]): number[];
  /** How many of some cases each judge decided, by the name as it is printed. */
  countCases(cases: CaseSet): Map<string, number>;
}

/** Reads the judges of every case of a corpus. */
export function readJudgeIndex(database: Database): JudgeIndex {
  const numbers = new Map<string, number>();
  const benches: (readonly number[])[] = [];
  const decided: number[][] = [];
  visitBenches(database, (names) => {
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
  const nameWords = names.map((name) => new Set(splitWords(name)));

  return {
    findCases(wanted) {
      const isMeant = (judge: number) => wanted.every((word) => nameWords[judge]!.has(word));
      const cases = new Set(decided.flatMap((ordinals, judge) => (isMeant(judge) ? ordinals : [])));
      return [...cases].sort((a, b) => a - b);
    },
    countCases(cases) {
      const counts = new Uint32Array(names.length);
      for (const ordinal of listMembers(cases)) for (const judge of benches[ordinal]!) counts[judge]!++;
      return new Map(names.flatMap((name, judge) => (counts[judge]! > 0 ? [[name, counts[judge]!]] : [])));
    },
  };
}
