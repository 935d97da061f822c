import type { CitedName } from "../../store/citations/cited-references.ts";

/** A case whose name is known only from decisions that cite it. */
export interface LearnedName {
  readonly clusterId: number;
  readonly name: string;
  /** Citations with this name, and citations with any name. */
  readonly votes: number;
  readonly totalVotes: number;
}

/** Counts the names that citing decisions use for cases whose own source has none. */
export interface CaseNameVote {
  /** Counts the names that one citing case uses, in order of position. */
  addVotes(names: readonly CitedName[]): void;
  /** Returns the most frequent name of each case, the earliest of equally frequent ones; by ascending cluster id. */
  countVotes(): LearnedName[];
}

/**
 * Creates the vote on the names of all cases without one.
 * @param isUnnamed whether a case's source has no name for it, so that its citation is used as name
 */
export function voteOnCaseName(isUnnamed: (clusterId: number) => boolean): CaseNameVote {
  const votes = new Map<number, Map<string, number>>();
  return {
    addVotes(given) {
      for (const { cited, name: written } of given) {
        const name = isUnnamed(cited) ? cleanCaseName(written) : null;
        if (name === null) continue;
        const names = votes.get(cited) ?? new Map<string, number>();
        votes.set(cited, names.set(name, (names.get(name) ?? 0) + 1));
      }
    },
    countVotes: () =>
      [...votes]
        .sort(([a], [b]) => a - b)
        .map(([clusterId, names]) => {
          const [name, count] = [...names].reduce((best, next) => (next[1] > best[1] ? next : best));
          return { clusterId, name, votes: count, totalVotes: [...names.values()].reduce((sum, n) => sum + n, 0) };
        }),
  };
}

const MAX_NAME_CHARS = 120;

/**
 * Returns the parties of a name in an opinion, without remains of scanning and of the sentence: margin letters ("721 A]"),
 * page numbers, "In"; null if the rest is not a name of two parties.
 */
function cleanCaseName(cited: string): string | null {
  const name = cited
    .slice(cited.lastIndexOf("]") + 1)
    .replace(/^[\d\s.,;:)]+/, "")
    .replace(/^(?:In|See|Of|The case of|The decision in|The judgment in) (?=[A-Z])/i, "")
    .replace(/[\s.,;:]+$/, "")
    .replace(/(?<=\b(?:Anr|Ors|Ltd|Co|Bros|etc))$/i, ".");
  const isName = /^[A-Z][^\d[\]]{1,80} v\. [A-Z"'][^\d[\]]{1,80}$/.test(name);
  return isName && name.length <= MAX_NAME_CHARS && !SENTENCE_WORDS.test(name) ? name : null;
}

/** Words of the sentence around a name, which never occur in a party's name. */
const SENTENCE_WORDS = /\b(?:by|in|decision|judgment|Bench|Art|Lrs)\b/;
