import type { IndexedCase } from "../../src/search/build/indexed-case.ts";
import type { Searcher } from "../../src/search/searcher.ts";
import { stem } from "../../src/text/stem.ts";
import { splitWords } from "../../src/text/words.ts";

/** A query and the ordinals of the cases that answer it. */
export interface JudgedQuery {
  readonly words: readonly string[];
  readonly relevant: ReadonlySet<number>;
}

/** The names of the parties; any case of the same name counts for the first. */
export function createNameQueries(cases: readonly IndexedCase[], count: number, random: () => number): JudgedQuery[] {
  const byName = new Map<string, Set<number>>();
  const nameOf = ({ title }: IndexedCase) => splitWords(title).join(" ");
  for (const [i, one] of cases.entries()) byName.set(nameOf(one), (byName.get(nameOf(one)) ?? new Set()).add(i));
  const named = [...cases.keys()].filter((i) => / vs?\.? /.test(cases[i]!.title));
  return sampleItems(count, named, random).map((i) => ({
    words: splitWords(cases[i]!.title),
    relevant: byName.get(nameOf(cases[i]!))!,
  }));
}

/** Draws the words of a sentence with rare words from a judgment of a minimum length. */
export function createSentenceQueries(
  cases: readonly IndexedCase[],
  searcher: Searcher,
  count: number,
  random: () => number,
  least = 4000,
): JudgedQuery[] {
  const long = [...cases.keys()].filter((i) => cases[i]!.content.length > least);
  return sampleItems(count, long, random).flatMap((i) => {
    const sentence = findDistinctiveSentence(searcher, cases[i]!.content, random);
    return sentence.length === 0 ? [] : [{ words: sentence, relevant: new Set([i]) }];
  });
}

/** The sentence of the rarest words, among twelve places of a judgment. */
function findDistinctiveSentence(searcher: Searcher, text: string, random: () => number): string[] {
  let best: string[] = [];
  let most = 0;
  for (let place = 0; place < 12; place++) {
    const at = Math.floor(random() * Math.max(1, text.length - 1000));
    const sentence = splitWords(/[.]\s+([A-Z][^.?!"]{60,220})[.]\s/.exec(text.slice(at, at + 1000))?.[1] ?? "");
    if (sentence.length < 10) continue;
    const rarity = sentence.reduce((sum, word) => sum + computeIdf(searcher, word), 0) / sentence.length;
    if (rarity <= most) continue;
    most = rarity;
    best = sentence;
  }
  return best;
}

/** The words of a text that are worth most: often in it, rare elsewhere, known to the index. */
export function findSignificantWords(searcher: Searcher, text: string, count: number): string[] {
  const counts = new Map<string, { word: string; times: number }>();
  for (const word of splitWords(text)) {
    const known = counts.get(stem(word)) ?? { word, times: 0 };
    known.times++;
    counts.set(stem(word), known);
  }
  return Array.from(counts.values(), ({ word, times }) => ({ word, worth: times * computeIdf(searcher, word) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ word }) => word);
}

/** Of ranks from 1; 0 is not found. */
export function computeMrr(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
}

function computeIdf({ statistics, index }: Searcher, word: string): number {
  const cases = statistics.documentFrequency({ kind: "term", match: "stem", text: stem(word), field: "any" });
  return cases === 0 ? 0 : Math.log(index.columns.count / cases);
}

function sampleItems(count: number, from: readonly number[], random: () => number): number[] {
  return Array.from({ length: from.length === 0 ? 0 : count }, () => from[Math.floor(random() * from.length)]!);
}
