import type { CitedName } from "../../store/citations/cited-references.ts";
import type { Database } from "../../store/sqlite/database.ts";

/** A case whose name only its citing decisions tell. */
export interface LearnedName {
  readonly clusterId: number;
  readonly name: string;
  /** How many citations give this name, and how many give any. */
  readonly votes: number;
  readonly totalVotes: number;
}

/** Collects the names that citing decisions give to cases whose own source has none. */
export interface CaseNameVote {
  /** Whether the case's source gives it no name, so that it is called by its citation. */
  isUnnamed(clusterId: number): boolean;
  /** Counts the names that one citing case gives, in order of place. */
  addVotes(names: readonly CitedName[]): void;
  /** The most frequent name of each case, the first seen among equals; by ascending cluster id. */
  countVotes(): LearnedName[];
}

export function voteOnCaseName(database: Database): CaseNameVote {
  const votes = new Map<number, Map<string, number>>();
  database
    .prepare(
      `SELECT c.cluster_id FROM cases c JOIN citation n ON n.cluster_id = c.cluster_id AND n.position = 0
       WHERE c.name = n.text ORDER BY c.cluster_id`,
    )
    .each((row) => void votes.set(row[0] as number, new Map()));
  return {
    isUnnamed: (clusterId) => votes.has(clusterId),
    addVotes(given) {
      for (const { cited, name: written } of given) {
        const names = votes.get(cited);
        const name = cleanCaseName(written);
        if (names && name !== null) names.set(name, (names.get(name) ?? 0) + 1);
      }
    },
    countVotes: () =>
      [...votes]
        .filter(([, names]) => names.size > 0)
        .map(([clusterId, names]) => {
          const [name, count] = [...names].reduce((best, next) => (next[1] > best[1] ? next : best));
          return { clusterId, name, votes: count, totalVotes: [...names.values()].reduce((sum, n) => sum + n, 0) };
        }),
  };
}

const MAX_NAME_CHARS = 120;

/**
 * The parties of a name as an opinion writes it, without what scanning and the sentence have left before and within
 * them: margin letters ("721 A]"), page numbers, "In"; null where what remains is no name of two parties.
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

/** Words of the sentence around a name, which no party has. */
const SENTENCE_WORDS = /\b(?:by|in|decision|judgment|Bench|Art|Lrs)\b/;
