import { Index } from "flexsearch";
import { findWords } from "../../text/words.ts";
import { addMember, type CaseSet, createEmptySet, intersect, listMembers } from "../case-set.ts";
import { encodeWords } from "./vocabulary.ts";

/** Completes case names while they are typed. */
export interface NameSuggester {
  /**
   * Finds the cases whose names contain, for every typed word, a word that begins with it: first names that begin with
   * the whole input, then names that begin with its first word, each by cite count.
   * @returns at most `limit` ordinals
   */
  suggest(typed: string, limit: number): number[];
}

/**
 * Creates a suggester. FlexSearch finds the words with a prefix, by its forward tokenizer over every distinct word of the
 * names; the cases of each word are kept here, because a name is found by several words and names outnumber words.
 * @param names of all cases, by ordinal
 * @param citeCounts by ordinal
 */
export function createNameSuggester(names: readonly string[], citeCounts: Uint32Array): NameSuggester {
  const numbers = new Map<string, number>();
  const casesOf: number[][] = [];
  const plain = names.map((name, ordinal) => {
    const own = extractNameWords(name);
    for (const word of new Set(own)) {
      const number = numbers.get(word) ?? casesOf.push([]) - 1;
      numbers.set(word, number);
      casesOf[number]!.push(ordinal);
    }
    return own.join(" ");
  });
  const index = new Index({ tokenize: "forward", resolution: 1, encode: encodeWords });
  for (const [word, number] of numbers) index.add(number, word);

  function findCasesByPrefix(prefix: string): CaseSet {
    const set = createEmptySet(names.length);
    // Without a limit FlexSearch returns a hundred ids.
    for (const word of index.search(prefix, { limit: casesOf.length + 1 }) as readonly number[]) {
      for (const ordinal of casesOf[word]!) addMember(set, ordinal);
    }
    return set;
  }

  return {
    suggest(typed, limit) {
      const wanted = extractNameWords(typed);
      if (wanted.length === 0) return [];
      const all = wanted.join(" ");
      const best: Candidate[] = [];
      for (const ordinal of listMembers([...new Set(wanted)].map(findCasesByPrefix).reduce(intersect))) {
        const name = plain[ordinal]!;
        const likeness = Number(name.startsWith(all)) + Number(name.startsWith(wanted[0]!));
        insertCandidate(best, { ordinal, likeness, citeCount: citeCounts[ordinal]! }, limit);
      }
      return best.map(({ ordinal }) => ordinal);
    },
  };
}

interface Candidate {
  readonly ordinal: number;
  readonly likeness: number;
  readonly citeCount: number;
}

/** Inserts a candidate after its equals, and drops the worst one over the limit. */
function insertCandidate(best: Candidate[], candidate: Candidate, limit: number): void {
  let at = best.length;
  while (at > 0 && isBetter(candidate, best[at - 1]!)) at--;
  if (at >= limit) return;
  best.splice(at, 0, candidate);
  if (best.length > limit) best.pop();
}

function isBetter(a: Candidate, b: Candidate): boolean {
  return a.likeness !== b.likeness ? a.likeness > b.likeness : a.citeCount > b.citeCount;
}

/** Returns the words of a name, without the "v." between its parties. */
function extractNameWords(name: string): string[] {
  return findWords(name).flatMap(({ word }) => (VERSUS_WORDS.has(word) ? [] : [word]));
}

const VERSUS_WORDS: ReadonlySet<string> = new Set(["v", "vs", "versus"]);
