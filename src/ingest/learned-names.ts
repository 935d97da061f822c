import type { Database } from "../store/database.ts";

/** A case whose name only its citing decisions tell. */
export interface LearnedName {
  readonly clusterId: number;
  readonly name: string;
  /** How many citations give this name, and how many give any. */
  readonly votes: number;
  readonly of: number;
}

/** Collects the names that citing decisions give to cases whose own source has none. */
export interface NameBallot {
  /** Whether the case's source gives it no name, so that it is called by its citation. */
  isUnnamed(clusterId: number): boolean;
  vote(clusterId: number, name: string): void;
  /** The most frequent name of each case, the first seen among equals; by ascending cluster id. */
  result(): LearnedName[];
}

export function nameBallot(database: Database): NameBallot {
  const votes = new Map<number, Map<string, number>>();
  database
    .prepare(
      `SELECT c.cluster_id FROM cases c JOIN citation n ON n.cluster_id = c.cluster_id AND n.position = 0
       WHERE c.name = n.text ORDER BY c.cluster_id`,
    )
    .each((row) => void votes.set(row[0] as number, new Map()));
  return {
    isUnnamed: (clusterId) => votes.has(clusterId),
    vote(clusterId, name) {
      const names = votes.get(clusterId);
      names?.set(name, (names.get(name) ?? 0) + 1);
    },
    result: () =>
      [...votes]
        .filter(([, names]) => names.size > 0)
        .map(([clusterId, names]) => {
          const [name, count] = [...names].reduce((best, next) => (next[1] > best[1] ? next : best));
          return { clusterId, name, votes: count, of: [...names.values()].reduce((sum, n) => sum + n, 0) };
        }),
  };
}

export function writeName(database: Database, { clusterId, name }: LearnedName): void {
  database.prepare("UPDATE cases SET name = ?, name_full = ? WHERE cluster_id = ?").run(name, name, clusterId);
}
