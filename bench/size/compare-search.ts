import { readCorpusCases } from "../peers/corpus-cases.ts";
import { installPeers } from "../peers/packages.ts";
import { fts5 } from "../peers/search/fts5.ts";
import { headnote } from "../peers/search/headnote.ts";
import { type ClassResult, type MeasuredClass, PEER_LIMITS, queryPeer, withIndex } from "../peers/search/measure.ts";
import { createQueryGenerator } from "../peers/search/questions.ts";

/** A class of queries over the same words. */
export interface ComparedClass {
  readonly name: string;
  readonly oursMs: number;
  readonly fts5Ms: number;
  /** Whether both found the same number of cases for every query. */
  readonly isEqual: boolean;
}

const QUERIES_PER_CLASS = 40;
/** Cases that queries are made of. */
const SAMPLED_CASES = 2000;
/** How often each is asked all classes. */
const ROUNDS = 3;
/** Limits of peers are per case of this number of words. */
const WORDS_PER_LIMIT_CASE = 500;

/**
 * Compares the median of every class of queries with native FTS5 over the same words, each in its own process. Both are
 * asked in turn, and the fastest of the rounds counts, because other work on the machine only adds.
 * @returns the reason if there is nothing to compare with
 */
export async function compareWithFts5(path: string, cases: number, words: number): Promise<ComparedClass[] | string> {
  installPeers();
  const maker = createQueryGenerator();
  for await (const one of readCorpusCases(path, Math.max(1, Math.floor(cases / SAMPLED_CASES)))) maker.learn(one);
  const classes = maker.classes(QUERIES_PER_CLASS);
  const limitCases = words / WORDS_PER_LIMIT_CASE;
  const of = { corpus: path, cases: limitCases };
  const seconds = 2 * PEER_LIMITS.seconds * Math.max(1, limitCases / PEER_LIMITS.cases);
  const compared = await withIndex<ComparedClass[] | { readonly ours: string }>(fts5, of, async (folder) => {
    const mine: MeasuredClass[][] = [];
    const others: MeasuredClass[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await queryPeer(headnote, "", path, classes, seconds);
      if (ours.kind === "not reached") return { ours: ours.reason };
      const theirs = await queryPeer(fts5, folder, null, classes, seconds);
      if (theirs.kind === "not reached") return theirs.reason;
      mine.push(ours.classes.filter(isMeasured));
      others.push(theirs.classes.filter(isMeasured));
    }
    return classes.flatMap(({ name }) => {
      const [own, other] = [findRounds(mine, name), findRounds(others, name)];
      if (own.length < ROUNDS || other.length < ROUNDS) return [];
      const isEqual = own[0]!.totals.every((total, query) => total === other[0]!.totals[query]);
      return [{ name, oursMs: findFastest(own), fts5Ms: findFastest(other), isEqual }];
    });
  });
  if (typeof compared === "string") return `FTS5: ${compared}`;
  return "ours" in compared ? compared.ours : compared;
}

function findRounds(rounds: readonly (readonly MeasuredClass[])[], name: string): MeasuredClass[] {
  return rounds.flatMap((classes) => classes.filter((one) => one.name === name));
}

/** Returns the least median of the rounds, in ms. */
function findFastest(rounds: readonly MeasuredClass[]): number {
  return Math.min(...rounds.map(({ times }) => times!.median));
}

function isMeasured(one: ClassResult): one is MeasuredClass {
  return "totals" in one;
}
